import { z } from 'zod';
import { Op } from 'sequelize';
import { Lesson, LessonProgress } from '../../../../db/models/course.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { lessonScope } from '../../../core/scopes.ts';
import { flag, id, outId, outTime } from '../../../core/schemas/schema-helpers.ts';

export const user__complete_lesson = command({
  name: 'user__complete_lesson',
  summary: 'Remembers that the caller has finished a lesson, or takes it back',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({ lesson: z.strictObject({ id: id(), is_done: flag() }) }),
  output: z.object({ id: outId(), done_at: outTime().nullable() }),
  errors: ['not_found'],
  example: { lesson: { id: 1, is_done: true } },
  async run(ctx, { lesson: { id: lessonId, is_done } }) {
    const transaction = ctx.tx;
    const lesson = await Lesson.findOne({
      where: { [Op.and]: [{ id: lessonId }, lessonScope(ctx.actor)] },
      transaction,
    });
    if (!lesson) throw new DomainError('not_found');
    const key = { user_id: ctx.actor.user_id, lesson_id: lessonId };
    const [progress] = await LessonProgress.findOrCreate({
      where: key,
      defaults: { ...key, done_at: null },
      transaction,
    });
    // Finishing it again keeps the first time.
    const done_at = is_done ? (progress.done_at ?? ctx.now) : null;
    await progress.update({ done_at }, { transaction });
    return { id: lessonId, done_at };
  },
});
