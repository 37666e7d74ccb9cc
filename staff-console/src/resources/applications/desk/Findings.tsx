import LightbulbIcon from '../../../../../web/icons/LightbulbOutlined.tsx';
import WarningIcon from '../../../../../web/icons/WarningAmberRounded.tsx';
import Box from '@mui/material/Box';
import type { ResumeFinding, Span } from '../../../../../domain/resume-checks.ts';
import { FindingSpans } from '../../../../../web/FindingSpans.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useFindingSentence } from '../../../lib/finding-sentence.ts';

const LOOK = { minHeight: 24, textUnderlineOffset: 3 };

interface Props {
  text: string;
  findings: readonly ResumeFinding[];
  /** Shows a stretch in the field; without, the words are only told. */
  onShow?: ((span: Span) => void) | undefined;
}

/** What the machine noticed in a text, each with the words it is about. It hints, and stops nobody. */
export function Findings({ text, findings, onShow }: Props) {
  const t = useTranslate();
  const sentence = useFindingSentence();
  if (findings.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('correcting.check.title')}
      data-warning={onShow ? 'correction' : undefined}
      sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5 }}
    >
      {findings.map((finding) => {
        const Icon = finding.check === 'other_company' ? WarningIcon : LightbulbIcon;
        return (
          <Box component="li" key={finding.check} sx={{ display: 'flex', gap: 0.75, fontSize: '0.8125rem' }}>
            <Icon
              aria-hidden
              sx={{
                fontSize: 16,
                mt: '3px',
                color: finding.check === 'other_company' ? 'error.dark' : 'warning.dark',
              }}
            />
            <Box sx={{ minWidth: 0 }}>
              <div>{sentence(finding)}</div>
              <FindingSpans
                text={text}
                spans={finding.spans}
                onShow={onShow}
                showTitle={t('correcting.check.show')}
                moreText={(count) => t('correcting.check.more', { count })}
                look={LOOK}
              />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
