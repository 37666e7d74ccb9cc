import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import OpenInNew from '../../../../web/icons/OpenInNew.tsx';
import DownloadOutlined from '../../../../web/icons/DownloadOutlined.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Failure, Loading } from '../states.tsx';
import { saveFile } from '../../../../web/save-file.ts';
import { useObjectUrl } from '../../../../web/use-object-url.ts';
import { PdfPages } from './PdfPages.tsx';

export interface PdfSource {
  /** Changes with what is printed. */
  key: readonly unknown[];
  read: () => Promise<File>;
}

interface Props {
  source: PdfSource;
  /** Made at once, without asking for it. */
  isOpenAtFirst?: boolean;
  /** Of the frame the pages scroll in; without it they stand in the page at full length. */
  height?: string | { lg: string };
}

/** The resume as the company will see it. */
export function PdfCard({ source, isOpenAtFirst = false, height }: Props) {
  const { t } = useTranslation('resume');
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <Card
      component="section"
      aria-labelledby="preview-title"
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2" id="preview-title">
          {t('preview.title')}
        </Typography>
        {isOpen && (
          <Button size="small" aria-expanded onClick={() => setIsOpen(false)}>
            {t('preview.hide')}
          </Button>
        )}
      </Box>
      {isOpen ? (
        <Preview source={source} height={height} />
      ) : (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('preview.text')}
          </Typography>
          <Button
            variant="outlined"
            aria-expanded={false}
            onClick={() => setIsOpen(true)}
            sx={{ justifySelf: 'start' }}
          >
            {t('preview.show')}
          </Button>
        </>
      )}
    </Card>
  );
}

function Preview({ source, height }: Omit<Props, 'isOpenAtFirst'>) {
  const { t } = useTranslation('resume');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: source.key,
    queryFn: source.read,
    staleTime: Infinity,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
  // While newer pages cannot be had, the last ones stay.
  const [shown, setShown] = useState<File>();
  if (data && data !== shown) setShown(data);
  const url = useObjectUrl(shown);
  if (error && !shown) return <Failure isPart error={error} onRetry={() => void refetch()} />;
  if (!shown || !url) return <Loading label={t('preview.making')} />;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <PdfPages pdf={shown} isBusy={isFetching} height={height} />
      {error && (
        <Typography component="output" sx={{ color: 'error.dark' }}>
          {t('preview.old')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {t('preview.again')}
          </Button>
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" startIcon={<OpenInNew />} href={url} target="_blank">
          {t('preview.open')}
        </Button>
        <Button size="small" startIcon={<DownloadOutlined />} onClick={() => saveFile(shown)}>
          {t('preview.download')}
        </Button>
      </Box>
    </Box>
  );
}
