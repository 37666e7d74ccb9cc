import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { CourseFields } from './CourseFields.tsx';

/** A new course: seen by nobody until it is released. */
export default function CourseCreatePage() {
  const say = useSay();
  return (
    <CreatePage
      resource="courses"
      title={say('learning.courses.new')}
      listLabel={say('learning.courses.title')}
      defaults={{ is_released: false, position: 0 }}
    >
      <CourseFields />
    </CreatePage>
  );
}
