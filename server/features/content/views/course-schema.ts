import { z } from 'zod';
import { entityOutput, itemOutput } from '../../../core/schemas/entity-output.ts';
import { outId, outMinutes, outTime } from '../../../core/schemas/schema-helpers.ts';
import { course } from '../../../../domain/entities/course.ts';

const wholeLesson = itemOutput(course.fields.lessons);
/** Counted from the text by the database, by language. */
const reading_minutes = outMinutes();
const lessonTitle = wholeLesson
  .pick({ id: true, title: true, index_in_course: true })
  .extend({ reading_minutes });

/** A released course as anybody may see it: what it teaches and the titles of its lessons, in their order. */
export const coursePublic = entityOutput(course, 'public')
  .extend({ lessons: z.array(lessonTitle), thumbnail_url: z.string().nullable() })
  .meta({ id: 'CoursePublic' });

/** The same for who has signed up, with the lessons they have finished. */
export const courseForMembers = coursePublic
  .extend({ lessons: z.array(lessonTitle.extend({ done_at: outTime().nullable() })) })
  .meta({ id: 'CourseForMembers' });

export const courseForStaff = courseForMembers
  .extend(entityOutput(course, 'staff').shape)
  .meta({ id: 'CourseForStaff' });

export const lesson = wholeLesson
  .extend({
    reading_minutes,
    course_id: outId(),
    previous_lesson_id: outId().nullable(),
    next_lesson_id: outId().nullable(),
    /** When the caller finished it; null before. */
    done_at: outTime().nullable(),
  })
  .meta({ id: 'Lesson' });
