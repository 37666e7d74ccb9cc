import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Recurring } from '../../../../domain/change-reasons.ts';

/** What the student does again and again, told once under the whole correction. */
export function KeepsComingUp({ recurring: { words, reasons } }: { recurring: Recurring }) {
  const { t } = useTranslation('resume');
  if (words.length === 0 && reasons.length === 0) return null;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2">
        {t('recurring.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('recurring.lead')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {words.map(({ removed, added, count }) => (
          <li key={`${removed}→${added}`}>{t('recurring.words', { removed, added, count })}</li>
        ))}
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <strong>{t('recurring.reason', { name: t(`reason.${reason}.name`), count })}</strong>{' '}
            {t(`reason.${reason}.tip`)}
          </li>
        ))}
      </Box>
    </Card>
  );
}
