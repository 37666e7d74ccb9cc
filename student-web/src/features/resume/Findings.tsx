import LightbulbOutlined from '../../../../web/icons/LightbulbOutlined.tsx';
import WarningAmberOutlined from '../../../../web/icons/WarningAmberOutlined.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { ResumeFinding, Span } from '../../../../domain/resume-checks.ts';
import { FindingSpans } from '../../../../web/FindingSpans.tsx';
import { useFindingText } from './use-finding-text.ts';

interface Props {
  id: string;
  text: string;
  findings: readonly ResumeFinding[];
  /** Shows a stretch in the field. */
  onShow(span: Span): void;
}

const LOOK = { minHeight: 28, textDecorationColor: '#B9C4C4', textUnderlineOffset: 4 };

/** What the machine noticed in a text, each with the words it is about. It asks, and stops nobody. */
export function Findings({ id, text, findings, onShow }: Props) {
  const { t } = useTranslation('resume');
  const sentence = useFindingText();
  if (findings.length === 0) return null;
  return (
    <Box
      id={id}
      component="section"
      aria-label={t('check.title')}
      sx={{ p: 1.75, borderRadius: 3, bgcolor: '#FFF9EE', border: 1, borderColor: '#F3DFC6' }}
    >
      <Typography variant="body2" sx={{ fontWeight: 700, mb: 0.75 }}>
        {t('check.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {findings.map((finding) => (
          <Box component="li" key={finding.check} sx={{ display: 'flex', gap: 1, fontSize: '0.9375rem' }}>
            {finding.check === 'other_company' ? (
              <WarningAmberOutlined fontSize="small" sx={{ color: 'warning.dark', mt: '2px' }} aria-hidden />
            ) : (
              <LightbulbOutlined fontSize="small" sx={{ color: 'text.secondary', mt: '2px' }} aria-hidden />
            )}
            <Box sx={{ minWidth: 0 }}>
              <div>{sentence(finding)}</div>
              <FindingSpans
                text={text}
                spans={finding.spans}
                onShow={onShow}
                showTitle={t('check.show')}
                moreText={(count) => t('check.more', { count })}
                look={LOOK}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
