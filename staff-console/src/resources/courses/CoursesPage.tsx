import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { useMember } from '../../session/member.ts';

type Row = StaffRow<'courses'>;

/** Every course in the order students see. */
export default function CoursesPage() {
  const say = useSay();
  const pick = usePick();
  const locale = useLocale();
  const { role } = useMember();
  const nameOf = (row: Row) => pick(row.title) || say('content.untitled', { id: row.id });
  return (
    <ResourceList<Row>
      resource="courses"
      title={say('learning.courses.title')}
      hint={say('learning.courses.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/courses/${row.id}`}
      sort={{ field: 'position', order: 'ASC' }}
      searchLabel={say('content.search_title')}
      filters={[{ kind: 'flag', name: 'is_released', label: say('content.is_released') }]}
      createLabel={role === 'manager' ? say('learning.courses.new') : undefined}

      empty={{ title: say('learning.courses.empty'), hint: say('learning.courses.hint') }}
      columns={[
        { id: 'title', label: say('content.name'), render: nameOf },
        {
          id: 'position',
          label: say('learning.courses.position'),
          render: (row) => row.position,
          sort: 'position',
        },
        { id: 'lessons', label: say('learning.courses.lessons'), render: (row) => row.lesson_count },
        {
          id: 'released',
          label: say('content.state'),
          render: (row) => say(row.is_released ? 'content.released' : 'content.unreleased'),
        },
        {
          id: 'updated_at',
          label: say('content.updated_at'),
          render: (row) => formatTime(row.updated_at, locale),
          sort: 'updated_at',
          isOptional: true,
        },
      ]}
    />
  );
}
