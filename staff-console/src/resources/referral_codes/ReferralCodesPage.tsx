import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { useMember } from '../../session/member.ts';

type Row = StaffRow<'referral_codes'>;

/** Every code, the newest first. */
export default function ReferralCodesPage() {
  const t = useTranslate();

  const locale = useLocale();
  const { role } = useMember();
  const nameOf = (row: Row) => row.token;
  return (
    <ResourceList<Row>
      resource="referral_codes"
      title={t('office.codes.title')}
      hint={t('office.codes.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/referral_codes/${row.id}`}
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel={t('office.codes.search')}
      filters={[{ kind: 'flag', name: 'is_active', label: t('office.codes.is_active') }]}
      createLabel={role === 'manager' ? t('office.codes.new') : undefined}
      hasExport
      empty={{ title: t('office.codes.empty'), hint: t('office.codes.hint') }}
      columns={[
        { id: 'token', label: t('office.codes.token'), render: nameOf, sort: 'token' },
        { id: 'label', label: t('office.codes.label'), render: (row) => row.label ?? '—' },
        {
          id: 'active',
          label: t('office.codes.is_active'),
          render: (row) => t(row.is_active ? 'form.yes' : 'form.no'),
        },
        {
          id: 'created_at',
          label: t('office.added_at'),
          render: (row) => formatTime(row.created_at, locale),
          sort: 'created_at',
        },
      ]}
    />
  );
}
