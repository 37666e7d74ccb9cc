import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNow } from '../../lib/use-now.ts';
import { Logo } from '../../components/Logo.tsx';

export function Footer() {
  const { t } = useTranslation();
  return (
    <Box
      component="footer"
      sx={{ mt: 'auto', borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Container
        maxWidth="lg"
        sx={{
          py: 4,
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
        }}
      >
        <Logo />
        <MuiLink component={Link} to="/terms_of_service" sx={{ py: 1 }}>
          {t('footer.terms')}
        </MuiLink>
        <Box component="small" sx={{ color: 'text.secondary' }}>
          © {useNow().getFullYear()} Tabidachi
        </Box>
      </Container>
    </Box>
  );
}
