import { z } from 'zod';
import { literal, Op } from 'sequelize';
import { Lesson } from '../../../../db/models/course.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT_OR_STAFF } from '../../../../domain/roles.ts';
import { richText } from '../../../core/presenting/rich-text.ts';
import { query } from '../../../core/calls/define.ts';
import { lessonScope } from '../../../core/scopes.ts';
import { lesson } from '../views/course-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

/** The nearest lesson of the same course in one direction; indexes may have gaps. */
const neighbour = (comparison: '<' | '>', order: 'asc' | 'desc') =>
  literal(
    `(select n.id from lessons n where n.course_id = "Lesson".course_id
        and n.index_in_course ${comparison} "Lesson".index_in_course
        order by n.index_in_course ${order} limit 1)`,
  );

const doneAt = (userId: number | null) =>
  literal(
    `(select p.done_at from lesson_progresses p where p.lesson_id = "Lesson".id and p.user_id = ${userId ?? -1})`,
  );

export const aggregates__lesson = query({
  name: 'aggregates__lesson',
  summary: 'A lesson of a released course with its neighbours, for who has signed up; staff see any',
  allow: STUDENT_OR_STAFF,
  input: z.strictObject({ id: id() }),
  output: lesson,
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: lessonId }) {
    const row = await Lesson.findOne({
      where: { [Op.and]: [{ id: lessonId }, lessonScope(ctx.actor)] },
      attributes: {
        include: [
          [neighbour('<', 'desc'), 'previous_lesson_id'],
          [neighbour('>', 'asc'), 'next_lesson_id'],
          [doneAt(ctx.actor.user_id), 'done_at'],
          'reading_minutes',
        ],
      },
    });
    if (!row) throw new DomainError('not_found');
    return { ...row.get(), description: richText(row.description) };
  },
});
