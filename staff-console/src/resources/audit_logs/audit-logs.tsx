import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { describe, NO_TABLE } from '../../described/describe.ts';
import { useWording, type Wording } from '../../i18n/use-wording.ts';
import {
  ActionChip,
  type AuditLog,
  columnName,
  columnsOf,
  RECORD_TABLES,
  recordTitle,
  sourceName,
  tableName,
  whoOf,
} from './audit-log.tsx';

/** More names than this do not help who looks at a list. */
const COLUMNS_SHOWN = 4;

function changed(log: AuditLog, wording: Wording): string {
  const names = columnsOf(log).map((column) => columnName(log, column, wording));
  const more = names.length - COLUMNS_SHOWN;
  return more > 0 ? `${names.slice(0, COLUMNS_SHOWN).join(', ')} +${more}` : names.join(', ');
}

function NotStudents() {
  const { t } = useWording();
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('audit.not_students')}
    </Alert>
  );
}

const nameOf = (log: AuditLog, wording: Wording) => recordTitle(log, wording);

/** Every change by staff, the newest first. */
export default describe('audit_logs', NO_TABLE, {
  words: 'audit',
  nameOf,
  list: {
    sort: ['id', 'DESC'],
    linkTo: (log) => `/audit_logs/${log.id}/show`,
    Head: NotStudents,
    hasExport: true,
    filters: [
      { name: 'hf_member_id', label: 'audit.who', select: 'hf_members' },
      {
        name: 'record_table',
        label: 'audit.table',
        values: RECORD_TABLES,
        words: (table: (typeof RECORD_TABLES)[number]) => `audit.tables.${table}`,
      },
      { name: 'record_id', label: 'audit.record_number', kind: 'number' },
      { name: 'subject_user_id', label: 'students.one', kind: 'reference', to: 'users' },
      {
        name: 'action',
        values: ['insert', 'update', 'delete'],
        words: (action: 'insert' | 'update' | 'delete') => `audit.actions.${action}`,
      },
      {
        name: 'path',
        values: ['console', 'command', 'adminjs'],
        words: (path: 'console' | 'command' | 'adminjs') => `audit.paths.${path}`,
      },
      { name: 'from', kind: 'day' },
      { name: 'to', kind: 'day' },
    ],
    columns: [
      { id: 'record', label: 'audit.record', render: nameOf },
      { field: 'at', sort: 'id', render: (log, { time }) => time(log.at) },
      {
        id: 'who',
        label: 'audit.who',
        render: whoOf,
      },
      { field: 'action', render: (log) => <ActionChip action={log.action} /> },
      {
        id: 'columns',
        label: 'audit.changes',
        isLong: true,
        render: (log, wording) => (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {changed(log, wording)}
          </Typography>
        ),
      },
      { field: 'source', render: (log, wording) => sourceName(log.source, wording) },
      {
        field: 'table_name',
        id: 'table',
        label: 'audit.part',
        isOptional: true,
        render: (log, wording) => tableName(log.table_name, wording),
      },
    ],
  },
});
