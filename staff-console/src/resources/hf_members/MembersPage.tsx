import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { useMember } from '../../session/member.ts';

type Row = StaffRow<'hf_members'>;

/** Every member of staff. */
export default function MembersPage() {
  const say = useSay();
  const pick = usePick();
  const { role } = useMember();
  const nameOf = (row: Row) => pick(row.names) || row.email;
  return (
    <ResourceList<Row>
      resource="hf_members"
      title={say('office.members.title')}
      hint={say('office.members.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/hf_members/${row.id}`}
      sort={{ field: 'id', order: 'ASC' }}
      searchLabel={say('office.members.search')}
      filters={[
        {
          kind: 'choice',
          name: 'role',
          label: say('office.members.role'),
          choices: (['mentor', 'manager'] as const).map((one) => ({
            value: one,
            label: say(`office.members.roles.${one}`),
          })),
        },
        { kind: 'flag', name: 'is_active', label: say('office.members.is_active') },
      ]}
      createLabel={role === 'manager' ? say('office.members.new') : undefined}

      empty={{ title: say('office.members.empty'), hint: say('office.members.hint') }}
      columns={[
        { id: 'name', label: say('office.members.name'), render: nameOf },
        { id: 'email', label: say('office.members.email'), render: (row) => row.email },
        {
          id: 'phone',
          label: say('office.members.phone_num'),
          render: (row) => row.phone_num ?? '—',
          isOptional: true,
        },
        {
          id: 'role',
          label: say('office.members.role'),
          render: (row) => say(`office.members.roles.${row.role}`),
        },
        {
          id: 'all',
          label: say('office.members.all_applications'),
          render: (row) =>
            say(row.role === 'manager' || row.is_manager_of_applications ? 'form.yes' : 'form.no'),
        },
        {
          id: 'active',
          label: say('office.members.is_active'),
          render: (row) => say(row.is_active ? 'form.yes' : 'form.no'),
        },
      ]}
    />
  );
}
