import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { askerOf } from './asker.ts';

type Row = StaffRow<'inquiries'>;

/** Every question, the newest first. */
export default function InquiriesPage() {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();

  const nameOf = (row: Row) => row.message.slice(0, 80);
  return (
    <ResourceList<Row>
      resource="inquiries"
      title={t('office.inquiries.title')}
      hint={t('office.inquiries.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/inquiries/${row.id}`}
      sort={{ field: 'created_at', order: 'DESC' }}
      searchLabel={t('office.inquiries.search')}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('content.state'),
          choices: (['open', 'answered', 'closed'] as const).map((state) => ({
            value: state,
            label: t(`office.inquiries.states.${state}`),
          })),
        },
        { kind: 'flag', name: 'is_unassigned', label: t('office.inquiries.is_unassigned') },
      ]}

      hasExport
      empty={{ title: t('office.inquiries.empty'), hint: t('office.inquiries.hint') }}
      columns={[
        { id: 'message', label: t('office.inquiries.message'), render: nameOf },
        { id: 'user', label: t('office.inquiries.from'), render: (row) => askerOf(row, t) },
        {
          id: 'state',
          label: t('content.state'),
          render: (row) => t(`office.inquiries.states.${row.state}`),
        },
        {
          id: 'member',
          label: t('office.inquiries.member'),
          render: (row) => pick(row.hf_member?.names) || '—',
        },
        {
          id: 'created_at',
          label: t('office.created_at'),
          render: (row) => formatTime(row.created_at, locale),
          sort: 'created_at',
        },
        {
          id: 'referer',
          label: t('office.inquiries.referer'),
          render: (row) => row.referer ?? '—',
          isOptional: true,
        },
      ]}
    />
  );
}
