import { Op } from 'sequelize';
import { RecommendDismissal } from '../../../../db/models/recommend-dismissal.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { User } from '../../../../db/models/user.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { knownStudents, recruitmentScope } from '../../../core/scopes.ts';

export interface DismissalPair {
  user_id: number;
  recruitment_id: number;
}

/** @throws DomainError not_found: a job the actor may not see */
export async function requireRecruitment(ctx: CommandContext, id: number): Promise<void> {
  const where = { [Op.and]: [{ id }, recruitmentScope(ctx.actor)] };
  const found = await Recruitment.findOne({ where, attributes: ['id'], transaction: ctx.tx });
  if (!found) throw new DomainError('not_found');
}

/** @throws DomainError not_found: a student the actor may not know of */
export async function requireStudent(ctx: CommandContext, id: number): Promise<void> {
  const where = { [Op.and]: [{ id }, knownStudents(ctx.actor)] };
  const found = await User.findOne({ where, attributes: ['id'], transaction: ctx.tx });
  if (!found) throw new DomainError('not_found');
}

/** Said again, the last word stands; staff have one together. */
export async function dismiss(
  ctx: CommandContext,
  pair: DismissalPair,
  said: { is_by_student: boolean; reason: string | null },
): Promise<void> {
  const hf_member_id = said.is_by_student ? null : ctx.actor.hf_member_id;
  await RecommendDismissal.upsert(
    { ...pair, ...said, hf_member_id, created_at: ctx.now },
    { conflictFields: ['user_id', 'recruitment_id', 'is_by_student'], transaction: ctx.tx },
  );
}

/** What was not said is no error. */
export async function takeBack(
  ctx: CommandContext,
  pair: DismissalPair,
  is_by_student: boolean,
): Promise<void> {
  await RecommendDismissal.destroy({ where: { ...pair, is_by_student }, transaction: ctx.tx });
}

/** The jobs a student has said "not this" to. */
export async function dismissedIds(ctx: Pick<CommandContext, 'actor'> & { tx: CommandContext['tx'] | null }) {
  const rows = await RecommendDismissal.findAll({
    attributes: ['recruitment_id'],
    where: { user_id: ctx.actor.user_id ?? -1, is_by_student: true },
    order: [['recruitment_id', 'ASC']],
    transaction: ctx.tx,
  });
  return { recruitment_ids: rows.map(({ recruitment_id }) => recruitment_id) };
}
