import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { MissingField } from '../../../../domain/profile-levels.ts';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { problemText } from '../../lib/problem-text.ts';
import { saveFile } from '../../../../web/save-file.ts';
import { studentName } from '../../lib/student-names.ts';
import { useApi } from '../../providers/api-context.ts';
import type { WholeStudent } from './student.ts';

/** Whether the profile suffices for a resume, what it lacks, and the file the student has uploaded. */
export function ResumePanel({ student }: { student: WholeStudent }) {
  const t = useTranslate();
  const api = useApi();
  const save = useMutation({
    mutationFn: async () =>
      saveFile(await api.query('user__get_resume_file', { user_id: student.id }), studentName(student)),
  });
  const missing = student.missing_for.resume as MissingField[];
  return (
    <FieldSection title={t('students.resume')}>
      {missing.length === 0 ? (
        <Typography variant="body2">{t('students.resume_enough')}</Typography>
      ) : (
        <Typography component="div" variant="body2">
          {t('students.resume_lacks')}
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {missing.map((field) => (
              <li key={field}>{t(`students.missing.${field}`)}</li>
            ))}
          </ul>
        </Typography>
      )}
      {student.has_resume && (
        <div>
          <Button variant="outlined" disabled={save.isPending} onClick={() => save.mutate()}>
            {t('students.save_resume_file')}
          </Button>
        </div>
      )}
      {save.error && <Alert severity="error">{problemText(save.error, t)}</Alert>}
    </FieldSection>
  );
}
