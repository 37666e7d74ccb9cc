import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useNavigate } from 'react-router-dom';
import { STAFF_EASTER_EGG_CLICKS } from '../../../../domain/constants.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useNow } from '../../../../web/use-now.ts';
import { Logo } from '../../components/Logo.tsx';

/** More than twenty clicks on the year open the page that marks a browser as staff's (specification section 2). */
function Year() {
  const clicks = useRef(0);
  const navigate = useNavigate();
  const count = () => {
    clicks.current += 1;
    if (clicks.current <= STAFF_EASTER_EGG_CLICKS) return;
    clicks.current = 0;
    void navigate('/set_gid_as_hf_member');
  };
  return (
    <Box
      component="button"
      type="button"
      data-counts-presses=""
      onClick={count}
      sx={{ all: 'unset', '&:focus-visible': { outline: '2px solid', outlineOffset: 2 } }}
    >
      {useNow().getFullYear()}
    </Box>
  );
}

export function Footer() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  return (
    <Box
      component="footer"
      sx={{ mt: 'auto', borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Container
        maxWidth="lg"
        sx={{
          pt: 4,
          // The inquiry button floats over the corner of who is logged in.
          pb: user.status === 'student' || user.status === 'account' ? 12 : 4,
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
        }}
      >
        <Logo />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          <MuiLink component={Link} to="/terms_of_service" sx={{ py: 1 }}>
            {t('footer.terms')}
          </MuiLink>
          {user.status === 'student' ? (
            <MuiLink component={Link} to="/privacy" sx={{ py: 1 }}>
              {t('menu.privacy')}
            </MuiLink>
          ) : (
            <MuiLink component={Link} to="/terms_of_service#data" sx={{ py: 1 }}>
              {t('footer.data')}
            </MuiLink>
          )}
        </Box>
        <Box component="small" sx={{ color: 'text.secondary' }}>
          © <Year /> Tabidachi
        </Box>
      </Container>
    </Box>
  );
}
