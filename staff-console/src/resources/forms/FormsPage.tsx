import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { useMember } from '../../session/member.ts';

type Row = StaffRow<'forms'>;

/** Every form, the newest first. */
export default function FormsPage() {
  const say = useSay();
  const locale = useLocale();
  const { role } = useMember();
  return (
    <ResourceList<Row>
      resource="forms"
      title={say('content.forms.title')}
      hint={say('content.forms.hint')}
      nameOf={(row) => row.name}
      linkTo={(row) => `/forms/${row.id}`}
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel={say('content.forms.search')}
      createLabel={role === 'manager' ? say('content.forms.new') : undefined}
      empty={{ title: say('content.forms.empty'), hint: say('content.forms.hint') }}
      columns={[
        { id: 'name', label: say('content.forms.name'), render: (row) => row.name, sort: 'name' },
        { id: 'questions', label: say('content.forms.questions'), render: (row) => row.question_count },
        { id: 'events', label: say('content.forms.events'), render: (row) => row.event_count },
        {
          id: 'updated_at',
          label: say('content.updated_at'),
          render: (row) => formatTime(row.updated_at, locale),
          sort: 'updated_at',
        },
      ]}
    />
  );
}
