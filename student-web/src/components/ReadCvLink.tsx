import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.tsx';

/** Leads to reading a CV into the profile, and back from there. Its words are those of the profile. */
export function ReadCvLink() {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mb: 2 }}>
      <span>{t('cv.why')}</span>
      <Button component={Link} to="/profile/cv" state={{ from: pathname }} variant="outlined" size="small">
        {t('cv.link')}
      </Button>
    </Box>
  );
}
