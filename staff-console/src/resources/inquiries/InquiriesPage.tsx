import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { askerOf } from './asker.ts';

type Row = StaffRow<'inquiries'>;

/** Every question, the newest first. */
export default function InquiriesPage() {
  const say = useSay();
  const pick = usePick();
  const locale = useLocale();

  const nameOf = (row: Row) => row.message.slice(0, 80);
  return (
    <ResourceList<Row>
      resource="inquiries"
      title={say('office.inquiries.title')}
      hint={say('office.inquiries.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/inquiries/${row.id}`}
      sort={{ field: 'created_at', order: 'DESC' }}
      searchLabel={say('office.inquiries.search')}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: say('content.state'),
          choices: (['open', 'answered', 'closed'] as const).map((state) => ({
            value: state,
            label: say(`office.inquiries.states.${state}`),
          })),
        },
        { kind: 'flag', name: 'is_unassigned', label: say('office.inquiries.is_unassigned') },
      ]}

      hasExport
      empty={{ title: say('office.inquiries.empty'), hint: say('office.inquiries.hint') }}
      columns={[
        { id: 'message', label: say('office.inquiries.message'), render: nameOf },
        { id: 'user', label: say('office.inquiries.from'), render: (row) => askerOf(row, say) },
        {
          id: 'state',
          label: say('content.state'),
          render: (row) => say(`office.inquiries.states.${row.state}`),
        },
        {
          id: 'member',
          label: say('office.inquiries.member'),
          render: (row) => pick(row.hf_member?.names) || '—',
        },
        {
          id: 'created_at',
          label: say('office.created_at'),
          render: (row) => formatTime(row.created_at, locale),
          sort: 'created_at',
        },
        {
          id: 'referer',
          label: say('office.inquiries.referer'),
          render: (row) => row.referer ?? '—',
          isOptional: true,
        },
      ]}
    />
  );
}
