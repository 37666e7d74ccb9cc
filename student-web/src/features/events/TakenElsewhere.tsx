import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Notice } from '../../components/Notice.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** The way to the page that takes an event's applications. */
export function TakenElsewhere({ url }: { url: string }) {
  const { t } = useTranslation('events');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Notice severity="info">{t('elsewhere')}</Notice>
      <Button href={url} target="_blank" rel="noreferrer" variant="contained" color="primary">
        {t('applyElsewhere')}
      </Button>
    </Box>
  );
}
