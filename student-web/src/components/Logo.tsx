import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LogoMark } from '../../../web/LogoMark.tsx';

/** The mark and the name. */
export function Logo() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <LogoMark size={36} />
      <Typography component="span" sx={{ fontWeight: 800, fontSize: '1.1875rem', color: 'secondary.main' }}>
        Tabidachi
      </Typography>
    </Box>
  );
}
