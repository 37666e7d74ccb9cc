import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';

type Row = StaffRow<'settings'>;

/** What the top page tells. */
export default function SettingsPage() {
  const t = useTranslate();

  const locale = useLocale();

  const nameOf = (row: Row) => t(row.key === 'claims' ? 'office.settings.claims' : 'office.settings.notice');
  return (
    <ResourceList<Row>
      resource="settings"
      title={t('office.settings.title')}
      hint={t('office.settings.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/settings/${row.id}`}
      sort={{ field: 'id', order: 'ASC' }}

      empty={{ title: t('office.settings.empty'), hint: t('office.settings.hint') }}
      columns={[
        { id: 'name', label: t('office.settings.one'), render: nameOf },
        {
          id: 'updated_at',
          label: t('content.updated_at'),
          render: (row) => formatTime(row.updated_at, locale),
        },
      ]}
    />
  );
}
