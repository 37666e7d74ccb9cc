import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DocumentButton, useDocumentUpload } from '../../components/DocumentUpload.tsx';
import { Notice } from '../../components/Notice.tsx';
import { api } from '../../lib/api.ts';
import type { Student } from '../../lib/api-types.ts';
import { OWN_DATA_KEY } from '../../lib/current-user.ts';
import { readAsDataUrl } from '../../lib/data-url.ts';
import { showSnackbar } from '../../lib/snackbar.ts';
import { useRefreshEvents } from './use-event.ts';

/** The student's own resume file, which some events ask for. */
export function ResumeFileField({ own }: { own: Student }) {
  const { t } = useTranslation('events');
  const client = useQueryClient();
  const refresh = useRefreshEvents();
  const upload = useMutation({
    mutationFn: async (file: File) =>
      api.command('user__upload_resume', { user: { id: own.id }, resume_base64: await readAsDataUrl(file) }),
    onSuccess: async (data) => {
      showSnackbar('success', t('resumeSaved'));
      client.setQueryData(OWN_DATA_KEY, data);
      await refresh();
    },
  });
  const { problem, choose } = useDocumentUpload(upload);
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
      <DocumentButton
        label={t('uploadResume')}
        variant="outlined"
        isPending={upload.isPending}
        onChoose={choose}
      >
        {own.has_resume ? t('replaceResume') : t('uploadResume')}
      </DocumentButton>
    </Box>
  );
}
