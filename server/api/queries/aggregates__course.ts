import { z } from 'zod';
import { Op } from 'sequelize';
import { loadAggregate } from '../../../db/aggregate.ts';
import { Course } from '../../../db/models/course.ts';
import { DomainError } from '../../domain/error-codes.ts';
import { EVERYONE, isStaff } from '../../domain/roles.ts';
import { query, seenBy } from '../define.ts';
import { courseScope } from '../scopes.ts';
import { courseForStaff, coursePublic } from '../shapes/course.ts';
import { id } from '../wire.ts';

/** The landing page of the courses is public, so the course and the titles of its lessons are; lessons are not. */
export const aggregates__course = query({
  name: 'aggregates__course',
  summary: 'A released course with the titles of its lessons; staff see any',
  allow: EVERYONE,
  input: z.strictObject({ id: id() }),
  output: { public: coursePublic, staff: courseForStaff },
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: courseId }) {
    const row = await loadAggregate<object, Course>(
      Course,
      { lessons: true },
      { where: { [Op.and]: [{ id: courseId }, courseScope(ctx.actor)] }, transaction: ctx.tx },
    );
    if (!row) throw new DomainError('not_found');
    return seenBy(isStaff(ctx.actor) ? 'staff' : 'public', row);
  },
});
