import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { useObjectUrl } from '../../../../../web/use-object-url.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useDesk } from './desk-context.ts';

/** The draft as it stands, made again for each saved version of the resume, or a frozen version. */
function usePdf(version: number | null) {
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
      <TextField
        select
        label={t('pdf.which')}
        value={version ?? 0}
        onChange={(event) => setVersion(Number(event.target.value) || null)}
      >
        <MenuItem value={0}>{t('pdf.draft')}</MenuItem>
        {application.versions.map(({ number, kind }) => (
          <MenuItem key={number} value={number}>
            {t('pdf.version', { number, kind: t(`pdf.kind.${kind}` as MessageKey) })}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
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
      </Stack>
      {error && (
        <Alert severity="error">
          {t('pdf.failed')} {problemText(error, t)}
        </Alert>
      )}
      {url && (
        <Box
          component="iframe"
          src={`${url}#toolbar=0&navpanes=0&view=FitH`}
          title={t('pdf.frame')}
          sx={{
            display: { xs: 'none', sm: 'block' },
            width: '100%',
            aspectRatio: '210 / 297',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        />
      )}
    </Stack>
  );
}
