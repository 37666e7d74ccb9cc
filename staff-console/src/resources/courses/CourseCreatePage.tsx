import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { CourseFields } from './CourseFields.tsx';

/** A new course: seen by nobody until it is released. */
export default function CourseCreatePage() {
  const t = useTranslate();
  return (
    <CreatePage
      resource="courses"
      title={t('learning.courses.new')}
      listLabel={t('learning.courses.title')}
      defaults={{ is_released: false, position: 0 }}
    >
      <CourseFields />
    </CreatePage>
  );
}
