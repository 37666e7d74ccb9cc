import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import OpenInNew from '@mui/icons-material/OpenInNew';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure, Loading } from '../../components/states.tsx';
import { api } from '../../lib/api.ts';
import type { Application } from '../../lib/api-types.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { useObjectUrl } from '../../lib/use-object-url.ts';

interface Props {
  application: Application;
  /** Of the profile, which is printed too. */
  profileVersion: number;
  /** Shown at once, without asking for it. */
  isOpenAtFirst?: boolean;
}

/** The resume as the company will see it, made anew after each save. */
export function PdfPreview({ application, profileVersion, isOpenAtFirst = false }: Props) {
  const { t } = useTranslation('resume');
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <Card component="section" aria-labelledby="preview-title" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component="h2" id="preview-title">
        {t('preview.title')}
      </Typography>
      {isOpen ? (
        <Preview application={application} profileVersion={profileVersion} />
      ) : (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('preview.text')}
          </Typography>
          <Button variant="outlined" onClick={() => setIsOpen(true)} sx={{ justifySelf: 'start' }}>
            {t('preview.show')}
          </Button>
        </>
      )}
    </Card>
  );
}

function Preview({ application, profileVersion }: Omit<Props, 'isOpenAtFirst'>) {
  const { t } = useTranslation('resume');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [
      'resume pdf',
      application.id,
      application.version,
      application.resume.version,
      profileVersion,
      application.state,
    ],
    queryFn: () => api.query('user__get_application_resume_pdf', { application_id: application.id }),
    staleTime: Infinity,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const url = useObjectUrl(data);
  if (error && !data) return <Failure isPart error={error} onRetry={() => void refetch()} />;
  if (!data || !url) return <Loading label={t('preview.making')} />;
  return (
    <Box aria-busy={isFetching} sx={{ display: 'grid', gap: 1.5 }}>
      {navigator.pdfViewerEnabled && (
        <Box
          component="iframe"
          src={`${url}#toolbar=0&navpanes=0&view=FitH`}
          title={t('preview.title')}
          sx={{
            width: '100%',
            height: { xs: 420, md: 520 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 3,
            opacity: isFetching ? 0.6 : 1,
          }}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" startIcon={<OpenInNew />} href={url} target="_blank">
          {t('preview.open')}
        </Button>
        <Button
          size="small"
          startIcon={<DownloadOutlined />}
          onClick={() => saveBlob(data, `resume-${application.id}.pdf`)}
        >
          {t('preview.download')}
        </Button>
      </Box>
    </Box>
  );
}
