import Alert from '@mui/material/Alert';
import { useGetList } from 'ra-core';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { Student } from './student.ts';

/** Tells a manager that this student may have another account. */
export function DuplicateNotice({ student }: { student: Student }) {
  const t = useTranslate();
  const { total = 0 } = useGetList<StaffRow<'user_duplicates'>>('user_duplicates', {
    filter: { user_id: student.id },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'strength', order: 'DESC' },
  });
  if (total === 0) return null;
  const filter = encodeURIComponent(JSON.stringify({ user_id: student.id }));
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <ButtonLink variant="outlined" to={`/user_duplicates?filter=${filter}`}>
          {t('duplicates.compare')}
        </ButtonLink>
      }
    >
      {t('duplicates.found', { smart_count: total })}
    </Alert>
  );
}
