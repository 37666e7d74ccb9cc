import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useDismissal } from '../../lib/dismissals.ts';

/** Says that a job is not to be recommended, and takes it back; only students have it. */
export default function NotForMe({ recruitmentId }: { recruitmentId: number }) {
  const { t } = useTranslation('recruitments');
  const dismissal = useDismissal(recruitmentId);
  if (!dismissal) return null;
  const { isDismissed, isBusy, error, toggle } = dismissal;
  return (
    <Box sx={{ textAlign: 'center' }}>
      <Typography variant="body2" component="output" color="textSecondary" sx={{ display: 'block' }}>
        {isDismissed ? t('notForMe.said') : ''}
      </Typography>
      <Button size="small" color="secondary" disabled={isBusy} onClick={toggle}>
        {isDismissed ? t('notForMe.undo') : t('notForMe.say')}
      </Button>
      {error && (
        <Typography variant="caption" component="p" sx={{ color: 'error.dark' }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}
