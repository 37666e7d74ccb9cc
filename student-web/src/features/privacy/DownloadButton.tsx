import FileDownloadOutlined from '../../../../web/icons/FileDownloadOutlined.tsx';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../../../web/save-file.ts';
import { showSnackbar } from '../../lib/snackbar.ts';

/** Saves everything we have of the student as one file: a page to read, their files, and the data for machines. */
export function DownloadButton() {
  const { t } = useTranslation('privacy');
  const download = useMutation({
    mutationFn: () => api.query('user__export_own_data', { format: 'zip' }),
    onSuccess(file) {
      saveFile(file);
      showSnackbar('success', t('download.done'));
    },
  });
  return (
    <>
      <div>
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          loading={download.isPending}
          loadingPosition="start"
          onClick={() => download.mutate()}
        >
          {t('download.button')}
        </Button>
      </div>
      <FormErrors error={download.error} />
    </>
  );
}
