import type { StaffRecord } from '../../../../server/client/resources.ts';
import { EditPage } from '../../components/form/EditPage.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { CourseFields } from './CourseFields.tsx';

/** One course with its lessons. */
export default function CoursePage() {
  const t = useTranslate();
  const pick = usePick();
  return (
    <EditPage<StaffRecord<'courses'>>
      resource="courses"
      listLabel={t('learning.courses.title')}
      title={(record) => pick(record.title) || t('content.untitled', { id: record.id })}
      canEdit={(record) => record.can.edit}
      renderActions={(record) =>
        record.is_released && (
          <OutsideLink href={`/courses/${record.id}`}>{t('articles.as_student')}</OutsideLink>
        )
      }
    >
      <CourseFields />
    </EditPage>
  );
}
