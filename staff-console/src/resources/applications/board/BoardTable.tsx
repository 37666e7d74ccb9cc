import { APPLICATION_STATES } from '../../../../../domain/application-state.ts';
import { ResourceList } from '../../../components/list/ResourceList.tsx';
import type { Column, FilterDefinition, Selected } from '../../../components/list/list-types.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { formatTime } from '../../../lib/short-dates.ts';
import { cycleText } from '../../../lib/cycle.ts';
import { DueDate } from '../DueDate.tsx';
import { studentKana, studentName } from '../names.ts';
import { ApplicationStateChip } from '../../../components/ApplicationStateChip.tsx';
import type { ApplicationRow } from '../types.ts';
import type { ReactNode } from 'react';

interface BoardTableProps {
  filters: FilterDefinition[];
  head: ReactNode;
  renderBulkActions: (selected: Selected<ApplicationRow>) => ReactNode;
}

/** The same applications as rows: every state, columns to choose, named views, export. */
export function BoardTable({ filters, head, renderBulkActions }: BoardTableProps) {
  const { t, pick, locale } = useWording();
  const columns: Column<ApplicationRow>[] = [
    { id: 'student', label: t('board.student'), render: (row) => studentName(row.user) },
    { id: 'kana', label: t('board.kana'), render: (row) => studentKana(row.user), isOptional: true },
    {
      id: 'state',
      label: t('board.state'),
      sort: 'state',
      render: (row) => <ApplicationStateChip state={row.state} />,
    },
    {
      id: 'job',
      label: t('board.job'),
      render: (row) => [pick(row.recruitment.title), cycleText(t, row)].filter(Boolean).join(' · '),
    },
    { id: 'company', label: t('board.company'), render: (row) => pick(row.company.official_name) },
    {
      id: 'due',
      label: t('board.due'),
      sort: 'due_date_to_submit_resume',
      render: (row) => <DueDate day={row.due_date_to_submit_resume} isOverdue={row.is_overdue} />,
    },
    {
      id: 'mentors',
      label: t('board.mentors'),
      render: (row) => row.hf_members.map(({ names }) => pick(names)).join(', ') || t('board.nobody'),
    },
    {
      id: 'active',
      label: t('board.active'),
      sort: 'updated_at',
      render: (row) => formatTime(row.updated_at, locale),
    },
    {
      id: 'created',
      label: t('board.created'),
      sort: 'created_at',
      isOptional: true,
      render: (row) => formatTime(row.created_at, locale),
    },
  ];
  return (
    <ResourceList<ApplicationRow>
      resource="applications"
      title={t('board.title')}
      nameOf={(row) => studentName(row.user)}
      linkTo={(row) => (row.can.open ? `/applications/${row.id}/show` : null)}
      sort={{ field: 'due_date_to_submit_resume', order: 'ASC' }}
      searchLabel={t('board.search')}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('board.state'),
          choices: APPLICATION_STATES.map((state) => ({ value: state, label: t(`state.${state}`) })),
        },
        ...filters,
      ]}
      hasExport
      renderBulkActions={renderBulkActions}
      head={head}
      columns={columns}
      empty={{ title: t('board.empty'), hint: t('board.empty_hint') }}
    />
  );
}
