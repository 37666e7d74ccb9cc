import LightbulbIcon from '@mui/icons-material/LightbulbOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ResumeFinding, Span } from '../../../../../domain/resume-checks.ts';
import { useWording } from '../../../i18n/use-wording.ts';

const SHOWN = 3;
const AROUND = 10;

/** A few words with the stretch in question marked. */
function Excerpt({ text, span: { start, end } }: { text: string; span: Span }) {
  const before = Array.from(text.slice(0, start)).slice(-AROUND).join('');
  const after = Array.from(text.slice(end)).slice(0, AROUND).join('');
  return (
    <Box component="span" dir="auto">
      {before.length < start && '…'}
      {before}
      <Box
        component="mark"
        sx={{ bgcolor: 'warning.light', color: 'warning.dark', fontWeight: 700, whiteSpace: 'pre-wrap' }}
      >
        {text.slice(start, end)}
      </Box>
      {after}
      {end + after.length < text.length && '…'}
    </Box>
  );
}

function useSentence(): (finding: ResumeFinding) => string {
  const { t, locale } = useWording();
  return ({ check, length }) =>
    t(`correcting.check.${check}`, {
      wanted: new Intl.NumberFormat(locale).format(length?.wanted ?? 0),
      unit: t(`correcting.check.unit.${length?.unit ?? 'characters'}`),
    });
}

interface Props {
  text: string;
  findings: readonly ResumeFinding[];
  /** Shows a stretch in the field; without, the words are only told. */
  onShow?: ((span: Span) => void) | undefined;
}

/** What the machine noticed in a text, each with the words it is about. It hints, and stops nobody. */
export function Findings({ text, findings, onShow }: Props) {
  const { t } = useWording();
  const sentence = useSentence();
  if (findings.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('correcting.check.title')}
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
              {finding.spans.slice(0, SHOWN).map((span) =>
                onShow ? (
                  <ButtonBase
                    key={span.start}
                    onClick={() => onShow(span)}
                    title={t('correcting.check.show')}
                    sx={{
                      font: 'inherit',
                      textAlign: 'start',
                      minHeight: 24,
                      mr: 1.5,
                      overflowWrap: 'anywhere',
                      textDecoration: 'underline',
                      textUnderlineOffset: 3,
                    }}
                  >
                    <Excerpt text={text} span={span} />
                  </ButtonBase>
                ) : (
                  <Box component="span" key={span.start} sx={{ mr: 1.5 }}>
                    <Excerpt text={text} span={span} />
                  </Box>
                ),
              )}
              {finding.spans.length > SHOWN && (
                <Typography component="span" variant="caption">
                  {t('correcting.check.more', { count: finding.spans.length - SHOWN })}
                </Typography>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
