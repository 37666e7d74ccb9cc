import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { useMember } from '../../session/member.ts';

type Row = StaffRow<'forms'>;

/** Every form, the newest first. */
export default function FormsPage() {
  const t = useTranslate();
  const locale = useLocale();
  const { role } = useMember();
  return (
    <ResourceList<Row>
      resource="forms"
      title={t('content.forms.title')}
      hint={t('content.forms.hint')}
      nameOf={(row) => row.name}
      linkTo={(row) => `/forms/${row.id}`}
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel={t('content.forms.search')}
      createLabel={role === 'manager' ? t('content.forms.new') : undefined}
      empty={{ title: t('content.forms.empty'), hint: t('content.forms.hint') }}
      columns={[
        { id: 'name', label: t('content.forms.name'), render: (row) => row.name, sort: 'name' },
        { id: 'questions', label: t('content.forms.questions'), render: (row) => row.question_count },
        { id: 'events', label: t('content.forms.events'), render: (row) => row.event_count },
        {
          id: 'updated_at',
          label: t('content.updated_at'),
          render: (row) => formatTime(row.updated_at, locale),
          sort: 'updated_at',
        },
      ]}
    />
  );
}
