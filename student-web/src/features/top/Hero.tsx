import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { Landscape } from './Landscape.tsx';
import { NEW_JOBS_ID } from './NewJobs.tsx';

export function Hero() {
  const { t } = useTranslation('top');
  return (
    <Box
      component="section"
      sx={{
        background: 'linear-gradient(180deg, #FFF3E4 0%, #FFE6CF 55%, #FFD9BC 100%)',
        overflow: 'hidden',
        position: 'relative',
      }}
    >
      <Landscape />
      <Container
        maxWidth="lg"
        sx={{
          position: 'relative',
          pt: { xs: 6, md: 11 },
          pb: { xs: 30, sm: 34, md: 26 },
          display: 'grid',
          gap: { xs: 2.5, md: 3 },
        }}
      >
        <Typography
          variant="h1"
          sx={{
            fontSize: 'clamp(1.875rem, 1.2rem + 3vw, 3.25rem)',
            fontWeight: 800,
            lineHeight: 1.25,
            maxWidth: '14em',
            whiteSpace: 'pre-line',
            color: '#123B4A',
          }}
        >
          {t('hero.heading')}
        </Typography>
        <Typography sx={{ fontSize: { xs: '1rem', md: '1.1875rem' }, maxWidth: '30em', color: '#2B4750' }}>
          {t('hero.lead')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mt: 1 }}>
          <Button component={Link} to="/sign_up" variant="contained" color="primary" size="large">
            {t('hero.signUp')}
          </Button>
          <Button component={Link} to="/log_in" variant="outlined" size="large" sx={{ bgcolor: '#FFFFFFB3' }}>
            {t('hero.logIn')}
          </Button>
        </Box>
        <MuiLink href={`#${NEW_JOBS_ID}`} sx={{ justifySelf: 'start', py: 1, fontWeight: 600 }}>
          {t('hero.jobs')}
        </MuiLink>
      </Container>
    </Box>
  );
}
