import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslation } from '../i18n/use-translation.tsx';

/** How many messages of the mentor are new. */
export function NewMessages({ count, sx = {} }: { count: number; sx?: SxProps<Theme> }) {
  const { t } = useTranslation('applications');
  return (
    <Box
      component="span"
      sx={[
        { px: 1, borderRadius: 4, bgcolor: 'error.dark', color: 'common.white', fontWeight: 700 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {t('talk.unread', { count })}
    </Box>
  );
}
