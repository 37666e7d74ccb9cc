import CloudOffIcon from '../../../web/icons/CloudOffOutlined.tsx';
import Box from '@mui/material/Box';
import { useOnline } from '../../../web/use-online.ts';
import { useTranslate } from '../i18n/use-translate.ts';

/** In the bar of every page while the browser has no connection; the sign alone where there is no room. */
export function OfflineNotice() {
  const t = useTranslate();
  const isOnline = useOnline();
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        ml: 1,
        px: 1.5,
        py: 0.5,
        borderRadius: 1,
        typography: 'body2',
        bgcolor: 'warning.light',
        color: 'warning.dark',
        '&:empty': { display: 'none' },
      }}
    >
      {!isOnline && (
        <>
          <CloudOffIcon fontSize="small" titleAccess={t('layout.offline_short')} />
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {t('layout.offline')}
          </Box>
        </>
      )}
    </Box>
  );
}
