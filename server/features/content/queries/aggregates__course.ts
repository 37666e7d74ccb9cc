import { z } from 'zod';
import { Op } from 'sequelize';
import { DomainError } from '../../../../domain/error-codes.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { loadCourses } from '../views/present-course.ts';
import { readerAudience } from '../../../core/presenting/reader-audience.ts';
import { query, seenBy } from '../../../core/calls/define.ts';
import { courseScope } from '../../../core/scopes.ts';
import { courseForMembers, courseForStaff, coursePublic } from '../views/course-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

/** The landing page of the courses is public, so the course and the titles of its lessons are; lessons are not. */
export const aggregates__course = query({
  name: 'aggregates__course',
  summary: 'A released course with the titles of its lessons, and for members which are done; staff see any',
  allow: EVERYONE,
  may_lag: true,
  input: z.strictObject({ id: id() }),
  output: { public: coursePublic, member: courseForMembers, staff: courseForStaff },
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: courseId }) {
    const [course] = await loadCourses(
      { [Op.and]: [{ id: courseId }, courseScope(ctx.actor)] },
      ctx.actor,
      ctx.tx,
    );
    if (!course) throw new DomainError('not_found');
    return seenBy(readerAudience(ctx.actor), course);
  },
});
