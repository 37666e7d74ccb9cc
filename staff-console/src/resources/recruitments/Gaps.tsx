import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReleaseGap } from '../../../../domain/release-gate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import type { Recruitment } from './fields.ts';
import { legalSource } from './legal-source.ts';

interface Props {
  gaps: readonly ReleaseGap[] | Recruitment['release_gaps'];
  goToField(path: string): void;
}

/** What the law still asks for, each with the way into its field. */
export function Gaps({ gaps, goToField }: Props) {
  const { t, pick, locale } = useWording();
  if (gaps.length === 0) return <Alert severity="success">{t('recruitments.release.complete')}</Alert>;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 700 }}>
        {t('recruitments.release.missing', { smart_count: gaps.length })}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
        {gaps.map(({ rule, field, source, mend }) => (
          <li key={rule}>
            <Button
              size="small"
              color="inherit"
              onClick={() => goToField(field)}
              sx={{ textAlign: 'left', textDecoration: 'underline', p: 0.25 }}
            >
              {pick(mend)}
            </Button>{' '}
            <Typography component="span" variant="caption">
              {legalSource(source, locale)}
            </Typography>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
