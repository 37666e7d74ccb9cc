import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Ruby, RUBY_STYLES } from '../../../../web/Ruby.tsx';
import { furigana } from '../../components/LangText.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { api, worthRetrying } from '../../lib/api.ts';
import { readerOf } from './furigana-reader.ts';

/** Brings the readings of a job and says whose they are. */
export function FuriganaReadings({ recruitmentId }: { recruitmentId: number }) {
  const { t } = useTranslation(['furigana', 'common']);
  const { data, error, refetch } = useQuery({
    queryKey: ['recruitment-readings', recruitmentId],
    queryFn: () => api.query('get_recruitment_readings', { id: recruitmentId }),
    retry: worthRetrying,
  });
  useEffect(() => {
    if (!data) return undefined;
    const before = furigana.get();
    furigana.set(readerOf(data.readings, Ruby));
    return () => furigana.set(before);
  }, [data]);
  return (
    <>
      <GlobalStyles styles={RUBY_STYLES} />
      <Typography variant="caption" component="output" color="textSecondary">
        {t(data ? 'byMachine' : error ? 'failed' : 'coming')}
      </Typography>
      {error && !data && (
        <Button size="small" onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      )}
    </>
  );
}
