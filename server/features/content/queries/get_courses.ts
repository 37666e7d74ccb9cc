import { z } from 'zod';
import { EVERYONE } from '../../../../domain/roles.ts';
import { loadCourses } from '../views/present-course.ts';
import { readerAudience } from '../../../core/presenting/reader-audience.ts';
import { query, seenBy } from '../../../core/calls/define.ts';
import { courseScope } from '../../../core/scopes.ts';
import { courseForMembers, courseForStaff, coursePublic } from '../views/course-schema.ts';

const listOf = <T extends z.ZodType>(item: T) => z.object({ courses: z.array(item) });

/** There are a handful of courses, so the list has no pages. */
export const get_courses = query({
  name: 'get_courses',
  summary: 'All released courses with the titles of their lessons; staff see the others too',
  addition: true,
  allow: EVERYONE,
  may_lag: true,
  input: z.strictObject({}),
  output: { public: listOf(coursePublic), member: listOf(courseForMembers), staff: listOf(courseForStaff) },
  errors: [],
  example: {},
  async run(ctx) {
    const courses = await loadCourses(courseScope(ctx.actor), ctx.actor, ctx.tx);
    return seenBy(readerAudience(ctx.actor), { courses });
  },
});
