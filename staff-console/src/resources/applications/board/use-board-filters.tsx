import { useGetList } from 'ra-core';
import type { StaffRow } from '../../../../../server/client/resources.ts';
import { CompanyFilter } from '../../../components/list/CompanyFilter.tsx';
import { ReferenceFilter } from '../../../components/list/ReferenceFilter.tsx';
import type { ListFilter } from '../../../components/list/use-address-list.ts';
import type { FilterDefinition } from '../../../components/list/list-types.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { useMember } from '../../../session/member.ts';

/** What the board and its table are narrowed by; among the jobs are those of the chosen company. */
export function useBoardFilters({ company_id }: ListFilter): FilterDefinition[] {
  const { t, pick } = useWording();
  const member = useMember();
  const { data = [] } = useGetList<StaffRow<'hf_members'>>(
    'hf_members',
    {
      filter: { is_active: true },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: member.sees_all_applications, staleTime: 300_000 },
  );
  return [
    ...(member.sees_all_applications
      ? [
          {
            kind: 'choice' as const,
            name: 'hf_member_id',
            label: t('board.mentor'),
            choices: data.map((row) => ({ value: row.id, label: pick(row.names) })),
          },
        ]
      : []),
    {
      kind: 'choice',
      name: 'waiting_for',
      label: t('board.whose_turn'),
      choices: (['staff', 'student', 'company'] as const).map((party) => ({
        value: party,
        label: t(`waiting_for.${party}`),
      })),
    },
    {
      kind: 'custom',
      name: 'company_id',
      label: t('board.company'),
      render: (value, change) => <CompanyFilter label={t('board.company')} value={value} onChange={change} />,
    },
    {
      kind: 'custom',
      name: 'recruitment_id',
      label: t('board.job'),
      render: (value, change) => (
        <ReferenceFilter<StaffRow<'recruitments'>>
          reference="recruitments"
          label={t('board.job')}
          nameOf={(job) => pick(job.title)}
          filter={typeof company_id === 'number' ? { company_id } : {}}
          value={value}
          onChange={change}
        />
      ),
    },
    { kind: 'day', name: 'due_from', label: t('board.due_from') },
    { kind: 'day', name: 'due_to', label: t('board.due_to') },
    { kind: 'day', name: 'quiet_since', label: t('board.quiet_since') },
    { kind: 'switch', name: 'is_overdue', label: t('board.overdue') },
    { kind: 'switch', name: 'is_late', label: t('board.late') },
  ];
}
