import { course } from '../../domain/entities/course.ts';
import { instant, ref } from '../../domain/entities/fields.ts';
import { internalModel, modelOf, rowsOf } from './entity-model.ts';

/** A course with its lessons: domain/entities/course.ts. */
export class Course extends modelOf(course) {}

export class Lesson extends rowsOf('lessons', { course_id: 'courses' }, course.fields.lessons, {
  key: 'lesson_id',
  many: { lesson_progresses: 'lesson_progresses' },
}) {}

export class LessonProgress extends internalModel('lesson_progresses', {
  user_id: ref('users'),
  lesson_id: ref('lessons'),
  done_at: instant({ nullable: true }),
}) {}
