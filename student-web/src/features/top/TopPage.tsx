import Container from '@mui/material/Container';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { hasText, LangText } from '../../components/LangText.tsx';
import { CLAIMS, useSettings } from '../../lib/settings.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { Hero } from './Hero.tsx';
import { NewJobs } from './NewJobs.tsx';
import { Steps } from './Steps.tsx';

export function TopPage() {
  const { t } = useTranslation('top');
  const { claims, notice, operator } = useSettings();
  const shown = CLAIMS.filter((name) => claims[name] !== undefined);
  usePageHead({ title: t('title'), description: t('hero.lead') });
  return (
    <>
      <Hero />
      <Container maxWidth="lg" sx={{ display: 'grid', gap: { xs: 6, md: 9 }, pb: { xs: 6, md: 10 } }}>
        <Box sx={{ display: 'grid', gap: 3, mt: { xs: -3, md: -5 }, position: 'relative' }}>
          {shown.length > 0 && (
            <Box
              component="section"
              aria-label={t('claims.heading')}
              sx={{
                bgcolor: 'background.paper',
                borderRadius: 5,
                boxShadow: '0 12px 40px #16303A14',
                display: 'grid',
                gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
                gap: { xs: 2.5, md: 2 },
                p: { xs: 2.5, md: 4 },
              }}
            >
              {shown.map((name) => (
                <Box key={name} sx={{ textAlign: 'center' }}>
                  <Typography
                    sx={{
                      fontSize: 'clamp(1.5rem, 1rem + 2vw, 2.25rem)',
                      fontWeight: 800,
                      color: 'secondary.main',
                      lineHeight: 1.3,
                    }}
                  >
                    {t(`claims.${name}.value`, { count: claims[name] })}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {t(`claims.${name}.label`)}
                  </Typography>
                </Box>
              ))}
            </Box>
          )}
          {hasText(notice) && (
            <Notice severity="info">
              <LangText map={notice} />
            </Notice>
          )}
        </Box>
        <NewJobs />
        <Steps />
        <Box
          component="section"
          sx={{
            bgcolor: 'secondary.main',
            color: 'common.white',
            borderRadius: 6,
            p: { xs: 4, md: 7 },
            textAlign: 'center',
            display: 'grid',
            justifyItems: 'center',
            gap: 2,
          }}
        >
          <Typography variant="h2">{t('closing.heading')}</Typography>
          <Typography sx={{ maxWidth: 520 }}>{t('closing.text')}</Typography>
          <Button component={Link} to="/sign_up" variant="contained" color="primary" size="large">
            {t('hero.signUp')}
          </Button>
        </Box>
        {hasText(operator) && (
          <section>
            <Typography variant="h2" sx={{ mb: 1.5 }}>
              {t('operator')}
            </Typography>
            <Box sx={{ whiteSpace: 'pre-line' }}>
              <LangText map={operator} block />
            </Box>
          </section>
        )}
      </Container>
    </>
  );
}
export { TopPage as Component };
