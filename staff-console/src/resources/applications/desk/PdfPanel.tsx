import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PdfFrame } from '../../../components/PdfFrame.tsx';
import { Row } from '../../../components/Row.tsx';
import { Select } from '../../../components/choices.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useObjectUrl } from '../../../../../web/use-object-url.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useDesk } from './desk-context.ts';

/** The draft as it stands, made again for each saved version of the resume, or a frozen version. */
export function usePdf(version: number | null) {
  const api = useApi();
  const { application } = useDesk();
  return useQuery({
    queryKey: ['pdf', application.id, version ?? `draft ${application.resume.version}`],
    queryFn: () =>
      api.query('user__get_application_resume_pdf', {
        application_id: application.id,
        ...(version !== null && { version_number: version }),
      }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/** The resume as the company would get it. */
export function PdfPanel() {
  const t = useTranslate();
  const { application } = useDesk();
  const [version, setVersion] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = usePdf(version);
  const url = useObjectUrl(data);
  return (
    <Stack spacing={1.5}>
      <Select
        label={t('pdf.which')}
        value={version ?? 0}
        choices={[
          { value: 0, label: t('pdf.draft') },
          ...application.versions.map(({ number, kind }) => ({
            value: number,
            label: t('pdf.version', { number, kind: t(`pdf.kind.${kind}` as MessageKey) }),
          })),
        ]}
        onChoose={(number) => setVersion(number || null)}
      />
      <Row>
        {url && (
          <Button variant="outlined" size="small" href={url} target="_blank" rel="noreferrer">
            {t('pdf.open')}
          </Button>
        )}
        <Button size="small" onClick={() => void refetch()} disabled={isFetching}>
          {t('pdf.refresh')}
        </Button>
        {isFetching && (
          <Box component="output" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <CircularProgress size={16} color="secondary" aria-hidden />
            <Typography variant="caption">{t('pdf.preparing')}</Typography>
          </Box>
        )}
      </Row>
      <PdfFrame url={url} error={error} />
    </Stack>
  );
}
