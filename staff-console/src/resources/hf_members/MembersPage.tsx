import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { useMember } from '../../session/member.ts';

type Row = StaffRow<'hf_members'>;

/** Every member of staff. */
export default function MembersPage() {
  const t = useTranslate();
  const pick = usePick();
  const { role } = useMember();
  const nameOf = (row: Row) => pick(row.names) || row.email;
  return (
    <ResourceList<Row>
      resource="hf_members"
      title={t('office.members.title')}
      hint={t('office.members.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/hf_members/${row.id}`}
      sort={{ field: 'id', order: 'ASC' }}
      searchLabel={t('office.members.search')}
      filters={[
        {
          kind: 'choice',
          name: 'role',
          label: t('office.members.role'),
          choices: (['mentor', 'manager'] as const).map((one) => ({
            value: one,
            label: t(`office.members.roles.${one}`),
          })),
        },
        { kind: 'flag', name: 'is_active', label: t('office.members.is_active') },
      ]}
      createLabel={role === 'manager' ? t('office.members.new') : undefined}

      empty={{ title: t('office.members.empty'), hint: t('office.members.hint') }}
      columns={[
        { id: 'name', label: t('office.members.name'), render: nameOf },
        { id: 'email', label: t('office.members.email'), render: (row) => row.email },
        {
          id: 'phone',
          label: t('office.members.phone_num'),
          render: (row) => row.phone_num ?? '—',
          isOptional: true,
        },
        {
          id: 'role',
          label: t('office.members.role'),
          render: (row) => t(`office.members.roles.${row.role}`),
        },
        {
          id: 'all',
          label: t('office.members.all_applications'),
          render: (row) =>
            t(row.role === 'manager' || row.is_manager_of_applications ? 'form.yes' : 'form.no'),
        },
        {
          id: 'active',
          label: t('office.members.is_active'),
          render: (row) => t(row.is_active ? 'form.yes' : 'form.no'),
        },
      ]}
    />
  );
}
