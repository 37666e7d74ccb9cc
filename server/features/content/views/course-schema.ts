import { z } from 'zod';
import { outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';

const lessonTitle = z.object({ id: outId(), title: outMap(), index_in_course: z.number().int() });

/** A released course as anybody may see it: what it teaches and the titles of its lessons, in their order. */
export const coursePublic = z
  .object({ id: outId(), title: outMap(), description: outMap(), lessons: z.array(lessonTitle) })
  .meta({ id: 'CoursePublic' });

/** The same for who has signed up, with the lessons they have finished. */
export const courseForMembers = coursePublic
  .extend({ lessons: z.array(lessonTitle.extend({ done_at: outTime().nullable() })) })
  .meta({ id: 'CourseForMembers' });

export const courseForStaff = courseForMembers
  .extend({ position: z.number().int(), is_released: z.boolean() })
  .meta({ id: 'CourseForStaff' });

export const lesson = z
  .object({
    id: outId(),
    course_id: outId(),
    title: outMap(),
    description: outMap(),
    video_url: z.string().nullable(),
    index_in_course: z.number().int(),
    previous_lesson_id: outId().nullable(),
    next_lesson_id: outId().nullable(),
    /** When the caller finished it; null before. */
    done_at: outTime().nullable(),
  })
  .meta({ id: 'Lesson' });
