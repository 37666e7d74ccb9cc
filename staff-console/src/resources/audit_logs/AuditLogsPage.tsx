import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useGetList, useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import type { FilterDefinition } from '../../components/list/list-types.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { StudentFilter } from '../../components/list/StudentFilter.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { ActionChip } from './ActionChip.tsx';
import { columnsOf, RECORD_TABLES, recordTitle, tableName, type AuditLog } from './audit-log.ts';
import { useColumnName } from './column-names.ts';
import { NumberFilter } from '../../components/list/NumberFilter.tsx';

const ACTIONS = ['insert', 'update', 'delete'] as const;
const PATHS = ['console', 'command', 'adminjs'] as const;
/** More names than this do not help who looks at a list. */
const COLUMNS_SHOWN = 4;

function useFilters(): FilterDefinition[] {
  const t = useTranslate();
  const pick = usePick();
  const members = useGetList<StaffRow<'hf_members'>>('hf_members', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });
  return [
    {
      kind: 'choice',
      name: 'hf_member_id',
      label: t('audit.who'),
      choices: (members.data ?? []).map(({ id, names }) => ({ value: id, label: pick(names) || `#${id}` })),
    },
    {
      kind: 'choice',
      name: 'record_table',
      label: t('audit.table'),
      choices: RECORD_TABLES.map((table) => ({ value: table, label: tableName(table, t) })),
    },
    {
      kind: 'custom',
      name: 'record_id',
      label: t('audit.record_number'),
      render: (value, change) => (
        <NumberFilter label={t('audit.record_number')} value={value} change={change} />
      ),
    },
    {
      kind: 'custom',
      name: 'subject_user_id',
      label: t('students.one'),
      render: (value, change) => <StudentFilter value={value} onChange={change} />,
    },
    {
      kind: 'choice',
      name: 'action',
      label: t('audit.action'),
      choices: ACTIONS.map((value) => ({ value, label: t(`audit.actions.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'path',
      label: t('audit.path'),
      choices: PATHS.map((value) => ({ value, label: t(`audit.paths.${value}`) })),
    },
    { kind: 'day', name: 'from', label: t('audit.from') },
    { kind: 'day', name: 'to', label: t('audit.to') },
  ];
}

/** Every change by staff, the newest first. */
export default function AuditLogsPage() {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const filters = useFilters();
  const columnName = useColumnName();
  const nameOf = (log: AuditLog) => recordTitle(log, t, pick);
  const columns = (log: AuditLog) => {
    const names = columnsOf(log).map((column) => columnName(log, column));
    const more = names.length - COLUMNS_SHOWN;
    return more > 0 ? `${names.slice(0, COLUMNS_SHOWN).join(', ')} +${more}` : names.join(', ');
  };
  return (
    <ResourceList<AuditLog>
      resource="audit_logs"
      title={t('audit.title')}
      hint={t('audit.hint')}
      nameOf={nameOf}
      linkTo={(log) => `/audit_logs/${log.id}/show`}
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      hasExport
      head={
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('audit.not_students')}
        </Alert>
      }
      empty={{ title: t('audit.empty'), hint: t('audit.empty_hint') }}
      columns={[
        { id: 'record', label: t('audit.record'), render: nameOf },
        { id: 'at', label: t('audit.at'), render: (log) => formatTime(log.at, locale), sort: 'id' },
        {
          id: 'who',
          label: t('audit.who'),
          render: (log) => pick(log.hf_member?.names) || t('audit.nobody'),
        },
        { id: 'action', label: t('audit.action'), render: (log) => <ActionChip action={log.action} /> },
        {
          id: 'columns',
          label: t('audit.changes'),
          isLong: true,
          render: (log) => (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {columns(log)}
            </Typography>
          ),
        },
        { id: 'table', label: t('audit.part'), render: (log) => log.table_name, isOptional: true },
        { id: 'source', label: t('audit.source'), render: (log) => log.source ?? '—', isOptional: true },
      ]}
    />
  );
}
