import { course } from '../../../domain/entities/course.ts';
import type { StaffRow } from '../../../server/client/resources.ts';
import { ThumbnailInput } from '../components/form/PictureInput.tsx';
import { OutsideLink } from '../components/OutsideLink.tsx';
import { describe } from '../described/describe.ts';
import type { Wording } from '../i18n/use-wording.ts';

const nameOf = (row: StaffRow<'courses'>, { t, pick }: Wording) =>
  pick(row.title) || t('content.untitled', { id: row.id });

/** Courses with their lessons, in the order students see; a new one is seen by nobody until it is released. */
export default describe('courses', course, {
  words: 'learning.courses',
  createdBy: 'manager',
  defaults: { is_released: false, position: 0 },
  nameOf,
  actions: (record, { t }) =>
    record.is_released && (
      <OutsideLink href={`/courses/${record.id}`}>{t('articles.as_student')}</OutsideLink>
    ),
  list: {
    sort: ['position', 'ASC'],
    search: 'content.search_title',
    filters: ['is_released'],
    columns: [
      { field: 'title', label: 'content.name', render: nameOf },
      { field: 'position', sort: true },
      { field: 'lesson_count', id: 'lessons', label: 'learning.courses.lessons' },
      {
        id: 'released',
        label: 'fields.state',
        render: (row, { t }) => t(row.is_released ? 'content.released' : 'content.unreleased'),
      },
      { field: 'updated_at', sort: true, isOptional: true },
    ],
  },
  form: [
    {
      title: 'content.words',
      fields: [
        'position',
        'is_released',
        { field: 'title', label: 'content.name' },
        'description',
        { render: ThumbnailInput },
      ],
    },
    {
      title: 'learning.courses.lessons',
      fields: [
        {
          list: 'lessons',
          add: 'learning.courses.add_lesson',
          position: 'index_in_course',
          rowTitle: (row, index, { t, pick }) =>
            `${index + 1}. ${pick(row.title) || t('learning.courses.new_lesson')}`,
          fields: [
            { field: 'title', label: 'learning.courses.lesson' },
            { field: 'video_url', isWide: true },
            { field: 'description', label: 'learning.courses.lesson_text' },
          ],
        },
      ],
    },
  ],
});
