import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { useMember } from '../../session/member.ts';

type Row = StaffRow<'referral_codes'>;

/** Every code, the newest first. */
export default function ReferralCodesPage() {
  const say = useSay();

  const locale = useLocale();
  const { role } = useMember();
  const nameOf = (row: Row) => row.token;
  return (
    <ResourceList<Row>
      resource="referral_codes"
      title={say('office.codes.title')}
      hint={say('office.codes.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/referral_codes/${row.id}`}
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel={say('office.codes.search')}
      filters={[{ kind: 'flag', name: 'is_active', label: say('office.codes.is_active') }]}
      createLabel={role === 'manager' ? say('office.codes.new') : undefined}
      hasExport
      empty={{ title: say('office.codes.empty'), hint: say('office.codes.hint') }}
      columns={[
        { id: 'token', label: say('office.codes.token'), render: nameOf, sort: 'token' },
        { id: 'label', label: say('office.codes.label'), render: (row) => row.label ?? '—' },
        {
          id: 'active',
          label: say('office.codes.is_active'),
          render: (row) => say(row.is_active ? 'form.yes' : 'form.no'),
        },
        {
          id: 'created_at',
          label: say('office.added_at'),
          render: (row) => formatTime(row.created_at, locale),
          sort: 'created_at',
        },
      ]}
    />
  );
}
