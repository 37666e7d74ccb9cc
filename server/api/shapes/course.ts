import { z } from 'zod';
import { outId, outMap } from '../wire.ts';

/** A released course as anybody may see it: what it teaches and the titles of its lessons, in their order. */
export const coursePublic = z
  .object({
    id: outId(),
    title: outMap(),
    description: outMap(),
    lessons: z.array(z.object({ id: outId(), title: outMap(), index_in_course: z.number().int() })),
  })
  .meta({ id: 'CoursePublic' });

export const courseForStaff = coursePublic
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
  })
  .meta({ id: 'Lesson' });
