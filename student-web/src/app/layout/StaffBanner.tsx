import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { campaignData } from '../../lib/campaign-store.ts';
import { useStore } from '../../lib/store.ts';

/** Says that this browser is a staff member's. It marks the viewing only and opens nothing. */
export function StaffBanner() {
  const { t } = useTranslation();
  const campaign = useStore(campaignData);
  if (campaign?.sign_up_state !== 'hf_member') return null;
  return (
    <Box
      component="output"
      sx={{
        display: 'block',
        bgcolor: 'warning.light',
        color: 'warning.dark',
        textAlign: 'center',
        py: 0.75,
        px: 2,
        fontSize: '0.875rem',
      }}
    >
      {t('staffBanner')}
    </Box>
  );
}
