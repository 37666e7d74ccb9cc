import { useGetList } from 'react-admin';
import type { StaffRow } from '../../../../../server/client/resources.ts';
import { CompanyFilter } from '../../../components/list/CompanyFilter.tsx';
import { ReferenceFilter } from '../../../components/list/ReferenceFilter.tsx';
import type { ListFilter } from '../../../components/list/use-address-list.ts';
import type { FilterDefinition } from '../../../components/list/list-types.ts';
import { usePick, useSay } from '../../../i18n/use-words.ts';
import { useMember } from '../../../session/member.ts';

/** What the board and its table are narrowed by; among the jobs are those of the chosen company. */
export function useBoardFilters({ company_id }: ListFilter): FilterDefinition[] {
  const say = useSay();
  const pick = usePick();
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
            label: say('board.mentor'),
            choices: data.map((row) => ({ value: row.id, label: pick(row.names) })),
          },
        ]
      : []),
    {
      kind: 'choice',
      name: 'waiting_for',
      label: say('board.whose_turn'),
      choices: (['staff', 'student', 'company'] as const).map((party) => ({
        value: party,
        label: say(`waiting_for.${party}`),
      })),
    },
    {
      kind: 'custom',
      name: 'company_id',
      label: say('board.company'),
      render: (value, change) => (
        <CompanyFilter label={say('board.company')} value={value} onChange={change} />
      ),
    },
    {
      kind: 'custom',
      name: 'recruitment_id',
      label: say('board.job'),
      render: (value, change) => (
        <ReferenceFilter<StaffRow<'recruitments'>>
          reference="recruitments"
          label={say('board.job')}
          nameOf={(job) => pick(job.title)}
          filter={typeof company_id === 'number' ? { company_id } : {}}
          value={value}
          onChange={change}
        />
      ),
    },
    { kind: 'day', name: 'due_from', label: say('board.due_from') },
    { kind: 'day', name: 'due_to', label: say('board.due_to') },
    { kind: 'day', name: 'quiet_since', label: say('board.quiet_since') },
    { kind: 'switch', name: 'is_overdue', label: say('board.overdue') },
    { kind: 'switch', name: 'is_late', label: say('board.late') },
  ];
}
