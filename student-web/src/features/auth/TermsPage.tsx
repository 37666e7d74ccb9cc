import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Page } from '../../components/Page.tsx';

/** The sections of the terms, in the order of the page. */
const SECTIONS = [
  'service',
  'who',
  'account',
  'fees',
  'truth',
  'data',
  'forbidden',
  'liability',
  'changes',
] as const;

export function TermsPage() {
  const { t } = useTranslation('terms');
  return (
    <Page title={t('title')} lead={t('lead')} width="md">
      <Box sx={{ display: 'grid', gap: 3.5 }}>
        {SECTIONS.map((section, index) => (
          <section key={section} id={section}>
            <Typography variant="h2" sx={{ mb: 1 }}>
              {index + 1}. {t(`${section}.title`)}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{t(`${section}.text`)}</Typography>
          </section>
        ))}
      </Box>
    </Page>
  );
}
export { TermsPage as Component };
