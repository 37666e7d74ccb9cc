import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { RESUME_FILE_MAX_BYTES } from '../../../../domain/constants.ts';
import { fieldMessage } from '../../../../domain/messages/message.ts';
import { Notice } from '../../components/Notice.tsx';
import { ApiError, api } from '../../lib/api.ts';
import type { Student } from '../../lib/api-types.ts';
import { OWN_DATA_KEY } from '../../lib/current-user.ts';
import { errorText } from '../../lib/error-text.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { showSnackbar } from '../../lib/snackbar.ts';
import { useRefreshEvents } from './use-event.ts';

const MEGABYTE = 1024 * 1024;

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}

/** What the server says of the file itself, where it says something. */
const fieldText = (error: unknown) =>
  error instanceof ApiError ? Object.values(error.fields)[0]?.[0]?.message : undefined;

/** The student's own resume file, which some events ask for. */
export function ResumeFileField({ own }: { own: Student }) {
  const { t } = useTranslation('events');
  const { t: common } = useTranslation();
  const language = usePageLanguage();
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const refresh = useRefreshEvents();
  const [tooLarge, setTooLarge] = useState(false);
  const upload = useMutation({
    mutationFn: async (file: File) =>
      api.command('user__upload_resume', { user: { id: own.id }, resume_base64: await readAsDataUrl(file) }),
    onSuccess: async (data) => {
      showSnackbar('success', t('resumeSaved'));
      client.setQueryData(OWN_DATA_KEY, data);
      await refresh();
    },
  });
  const problem = tooLarge
    ? fieldMessage({ code: 'file_too_large', params: { max: RESUME_FILE_MAX_BYTES / MEGABYTE } }, language)
    : upload.error && (fieldText(upload.error) ?? errorText(upload.error, common));
  return (
    <Box
      component="section"
      aria-label={t('resumeOwn')}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Typography>{own.has_resume ? t('hasResume') : t('needResume')}</Typography>
      {problem && (
        <Notice severity="error" isUrgent>
          {problem}
        </Notice>
      )}
      <Button
        variant="outlined"
        startIcon={<UploadFileOutlined />}
        loading={upload.isPending}
        onClick={() => input.current?.click()}
      >
        {own.has_resume ? t('replaceResume') : t('uploadResume')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.docx,application/pdf"
        aria-label={t('uploadResume')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (!file) return;
          const isTooLarge = file.size > RESUME_FILE_MAX_BYTES;
          setTooLarge(isTooLarge);
          upload.reset();
          if (!isTooLarge) upload.mutate(file);
        }}
      />
    </Box>
  );
}
