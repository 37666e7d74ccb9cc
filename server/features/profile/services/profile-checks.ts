import { col, Op, type Model, type ModelStatic } from 'sequelize';
import {
  JobHistory,
  UserSchool,
  UserSurveyAnswer,
  UserUniversity,
} from '../../../../db/models/user-lists.ts';
import { University } from '../../../../db/models/university.ts';
import { DomainError, fieldError, type FieldErrors } from '../../../../domain/error-codes.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import type { NestedItem } from '../../../core/calls/nested-lists.ts';

/**
 * A university another student added is theirs alone: it looks like one that does not exist.
 * @throws DomainError validation_failed, naming each row
 */
export async function refuseForeignUniversities(
  ctx: CommandContext,
  userId: number,
  items: readonly NestedItem[],
): Promise<void> {
  const chosen = items.map(({ university_id }) => university_id).filter((id) => typeof id === 'number');
  if (chosen.length === 0) return;
  const rows = await University.findAll({
    attributes: ['id'],
    where: { id: chosen, [Op.or]: [{ is_created_by_user: false }, { created_by_user_id: userId }] },
    transaction: ctx.tx,
  });
  const known = new Set<unknown>(rows.map(({ id }) => id));
  const fields: FieldErrors = {};
  for (const [index, { university_id }] of items.entries())
    if (typeof university_id === 'number' && !known.has(university_id))
      fields[`user[universities][${index}][university_id]`] = [{ code: 'invalid_reference' }];
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
}

/** An option answers its own question only. Looks at what has been saved: an item may name one of the two. */
export async function refuseStrayOptions(ctx: CommandContext, userId: number): Promise<void> {
  const stray = await UserSurveyAnswer.count({
    where: {
      user_id: userId,
      '$user_survey_option.user_survey_id$': { [Op.ne]: col('UserSurveyAnswer.user_survey_id') },
    },
    include: [{ association: 'user_survey_option', required: true, attributes: [] }],
    transaction: ctx.tx,
  });
  if (stray > 0) throw fieldError('user[survey_answers]', 'invalid_reference');
}

const PERIODS: Record<string, { model: ModelStatic<Model>; from: string; to: string }> = {
  universities: { model: UserUniversity, from: 'enroll_at', to: 'graduate_at' },
  schools: { model: UserSchool, from: 'enroll_at', to: 'graduate_at' },
  job_histories: { model: JobHistory, from: 'enter_at', to: 'leave_at' },
};

/** The schema sees only what the payload names; with one date of an old row sent, the other is in the database. */
export async function refuseReversedPeriods(
  ctx: CommandContext,
  userId: number,
  list: string,
  items: readonly NestedItem[],
): Promise<void> {
  const period = PERIODS[list];
  if (!period) return;
  const { model, from, to } = period;
  if (!items.some((item) => item.id !== undefined && from in item !== to in item)) return;
  const where = { user_id: userId, [from]: { [Op.gt]: col(to) } };
  if ((await model.count({ where, transaction: ctx.tx })) > 0)
    throw fieldError(`user[${list}]`, 'end_before_start');
}
