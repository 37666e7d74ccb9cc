import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useGetList, useGetOne } from 'ra-core';
import { useParams } from 'react-router-dom';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Hint } from '../../components/Hint.tsx';
import { Row } from '../../components/Row.tsx';
import { EditForm } from '../../components/form/EditPage.tsx';
import { PageHead } from '../../components/form/PageHead.tsx';
import { History } from '../../components/History.tsx';
import { UndeliverableAddress } from '../../components/UndeliverableAddress.tsx';
import { Unloaded } from '../../components/Unloaded.tsx';
import { listPath } from '../../components/list/list-path.ts';
import students from '../../i18n/en/students.json' with { type: 'json' };
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { kanaName, studentName } from '../../lib/student-names.ts';
import { type MasterSetName, useMasterNames } from '../../lib/use-master-data.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { WHOLE_RECORD } from '../../providers/data-provider.ts';
import { ConsultingPanel } from './ConsultingPanel.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { RecordsPanel, ResumePanel } from './RecordsPanel.tsx';
import type { Student } from './student.ts';
import { StudentFields } from './StudentFields.tsx';

/** Tells a manager that this student may have another account. */
function DuplicateNotice({ student }: { student: Student }) {
  const t = useTranslate();
  const { total = 0 } = useGetList<StaffRow<'user_duplicates'>>('user_duplicates', {
    filter: { user_id: student.id },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'strength', order: 'DESC' },
  });
  if (total === 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <ButtonLink variant="outlined" to={listPath('user_duplicates', { user_id: student.id })}>
          {t('duplicates.compare')}
        </ButtonLink>
      }
    >
      {t('duplicates.found', { smart_count: total })}
    </Alert>
  );
}

/** Which master data a column names. */
const SETS = {
  home_country_id: 'countries',
  living_country_id: 'countries',
  living_prefecture_id: 'prefectures',
} as const satisfies Record<string, MasterSetName>;

type Field = keyof typeof students.columns;
type Table = keyof typeof students.tables;
const isField = (name: string): name is Field => Object.hasOwn(students.columns, name);
const isTable = (name: string): name is Table => Object.hasOwn(students.tables, name);
const isMaster = (name: string): name is keyof typeof SETS => Object.hasOwn(SETS, name);
const isStatus = (value: unknown): value is keyof typeof students.statuses =>
  typeof value === 'string' && Object.hasOwn(students.statuses, value);

/** Who of the staff changed the student's record, its notes and its place in the queue. */
function StudentHistory({ id }: { id: number }) {
  const t = useTranslate();
  const nameOf = useMasterNames('countries', 'prefectures');
  return (
    <Box sx={{ mt: 2 }}>
      <History
        table="users"
        id={id}
        tableName={(table) => (isTable(table) ? t(`students.tables.${table}`) : table)}
        fieldName={(field) => (isField(field) ? t(`students.columns.${field}`) : field)}
        valueName={(field, value) => {
          if (isMaster(field) && typeof value === 'number') return nameOf(SETS[field], value);
          return field === 'status' && isStatus(value) ? t(`students.statuses.${value}`) : null;
        }}
      />
    </Box>
  );
}

/** Words on what the reader does not see, or cannot do, and why. */
function Notices({ student, reload }: { student: Student; reload(): void }) {
  const { t, locale } = useWording();
  const undeliverable = student.view === 'recommending' ? null : student.undeliverable_address;
  return (
    <>
      {student.view === 'recommending' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('students.recommending_hint')}
        </Alert>
      )}
      {student.status === 'deleted' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('students.deleted_hint')}
        </Alert>
      )}
      {student.view === 'manager' && student.merged_into_id !== null && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <ButtonLink variant="outlined" to={`/users/${student.merged_into_id}`}>
              {t('students.open_kept')}
            </ButtonLink>
          }
        >
          {t('students.merged_hint')}
        </Alert>
      )}
      {undeliverable && student.view !== 'recommending' && (
        <UndeliverableAddress address={undeliverable} canLift onLifted={reload}>
          {t('bounces.address_student', {
            email: student.email,
            time: formatTime(undeliverable.marked_at, locale),
          })}
        </UndeliverableAddress>
      )}
      {student.can.merge && <DuplicateNotice student={student} />}
    </>
  );
}

/** One student: who they are, what they have applied for, what we have said to each other. */
export default function StudentPage() {
  const { t, locale } = useWording();
  const { id } = useParams();
  const { data, error, refetch } = useGetOne(
    'users',
    { id, meta: WHOLE_RECORD },
    { refetchOnMount: 'always' },
  );
  const student = data as unknown as Student | undefined;
  usePageTitle(student ? studentName(student) : t('students.title'));
  if (!student) return <Unloaded error={error} onRetry={() => void refetch()} />;
  const reload = () => void refetch();
  return (
    <Box sx={{ maxWidth: 1400, mx: 'auto' }}>
      <PageHead
        title={studentName(student)}
        list={{ path: '/users', label: t('students.title') }}
        actions={
          student.status === 'deleted' || student.status === 'merged' ? null : (
            <ButtonLink to={`/users/${student.id}/matches`}>{t('matching.jobs')}</ButtonLink>
          )
        }
        facts={
          <Row spacing={1.5}>
            <Typography lang="ja">{kanaName(student)}</Typography>
            <Chip size="small" label={t(`students.statuses.${student.status}`)} />
            <Hint>
              {t('students.created_at')}: {formatTime(student.created_at, locale)}
            </Hint>
          </Row>
        }
      />
      <Notices student={student} reload={reload} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <ProfileFacts student={student} />
          {student.view !== 'recommending' && (
            <EditForm
              key={student.id}
              resource="users"
              record={student}
              canEdit={student.can.edit}
              hidesCleanBar
            >
              <StudentFields canCorrect={student.can.correct_profile} />
            </EditForm>
          )}
          <StudentHistory id={student.id} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <ConsultingPanel student={student} onChanged={reload} />
          {student.view !== 'recommending' && (
            <>
              <NotesPanel student={student} />
              <ResumePanel student={student} />
              <RecordsPanel student={student} />
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
}
