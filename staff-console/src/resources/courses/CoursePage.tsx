import type { StaffRecord } from '../../../../server/client/resources.ts';
import { EditPage } from '../../components/form/EditPage.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { CourseFields } from './CourseFields.tsx';

/** One course with its lessons. */
export default function CoursePage() {
  const say = useSay();
  const pick = usePick();
  return (
    <EditPage<StaffRecord<'courses'>>
      resource="courses"
      listLabel={say('learning.courses.title')}
      title={(record) => pick(record.title) || say('content.untitled', { id: record.id })}
      canEdit={(record) => record.can.edit}
      renderActions={(record) =>
        record.is_released && (
          <OutsideLink href={`/courses/${record.id}`}>{say('articles.as_student')}</OutsideLink>
        )
      }
    >
      <CourseFields />
    </EditPage>
  );
}
