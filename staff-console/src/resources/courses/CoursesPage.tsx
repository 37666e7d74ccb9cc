import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { useMember } from '../../session/member.ts';

type Row = StaffRow<'courses'>;

/** Every course in the order students see. */
export default function CoursesPage() {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const { role } = useMember();
  const nameOf = (row: Row) => pick(row.title) || t('content.untitled', { id: row.id });
  return (
    <ResourceList<Row>
      resource="courses"
      title={t('learning.courses.title')}
      hint={t('learning.courses.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/courses/${row.id}`}
      sort={{ field: 'position', order: 'ASC' }}
      searchLabel={t('content.search_title')}
      filters={[{ kind: 'flag', name: 'is_released', label: t('content.is_released') }]}
      createLabel={role === 'manager' ? t('learning.courses.new') : undefined}

      empty={{ title: t('learning.courses.empty'), hint: t('learning.courses.hint') }}
      columns={[
        { id: 'title', label: t('content.name'), render: nameOf },
        {
          id: 'position',
          label: t('learning.courses.position'),
          render: (row) => row.position,
          sort: 'position',
        },
        { id: 'lessons', label: t('learning.courses.lessons'), render: (row) => row.lesson_count },
        {
          id: 'released',
          label: t('content.state'),
          render: (row) => t(row.is_released ? 'content.released' : 'content.unreleased'),
        },
        {
          id: 'updated_at',
          label: t('content.updated_at'),
          render: (row) => formatTime(row.updated_at, locale),
          sort: 'updated_at',
          isOptional: true,
        },
      ]}
    />
  );
}
