import { Op } from 'sequelize';
import type { Application } from '../../../../db/models/application.ts';
import { ApplicationEvent, ApplicationHfMember } from '../../../../db/models/application-records.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { notOnesOwn } from '../../../core/scopes.ts';
import { isOfDeletedAccount, lockApplications } from './open-application.ts';

/** An application locked for its hand-over, with who looks after it, the main mentor first. */
export interface HandingOver {
  application: Application;
  mentors: { hf_member_id: number; is_main: boolean }[];
  isAccountDeleted: boolean;
}

/** Locks applications without the caller's scope: one nobody looks after is in no mentor's scope yet. Two statements. */
export async function lockForHandOver(
  ctx: CommandContext,
  ids: readonly number[],
): Promise<Map<number, HandingOver>> {
  const applications = await lockApplications(ctx, ids, notOnesOwn(ctx.actor));
  const links = await ApplicationHfMember.findAll({
    where: { application_id: { [Op.in]: applications.map(({ id }) => id) } },
    order: [
      ['is_main', 'DESC'],
      ['id', 'ASC'],
    ],
    transaction: ctx.tx,
  });
  return new Map(
    applications.map((application) => [
      application.id,
      {
        application,
        mentors: links
          .filter((link) => link.application_id === application.id)
          .map(({ hf_member_id, is_main }) => ({ hf_member_id, is_main })),
        isAccountDeleted: isOfDeletedAccount(application),
      },
    ]),
  );
}

/**
 * Whether the caller may give it to that member: a mentor takes what nobody has or hands over their own.
 * @throws DomainError already_assigned, forbidden
 */
export function assertMayHandOver(
  { actor }: CommandContext,
  { mentors }: HandingOver,
  hfMemberId: number,
): void {
  if (actor.sees_all_applications || mentors.some((one) => one.hf_member_id === actor.hf_member_id)) return;
  if (mentors.length > 0) throw new DomainError('already_assigned');
  if (hfMemberId !== actor.hf_member_id) throw new DomainError('forbidden');
}

/**
 * The member who is to look after applications: one who works here.
 * @param field what the request calls them
 * @throws DomainError validation_failed
 */
export async function newMentor(
  { tx: transaction }: CommandContext,
  id: number,
  field: string,
): Promise<HfMember> {
  const member = await HfMember.findOne({ where: { id, is_active: true }, transaction });
  if (!member) throw fieldError(field, 'invalid_reference');
  return member;
}

/**
 * Makes a member the only mentor of these, and notes it in their histories with who looked after them before. Three
 * statements, however many. The caller has asked whether they may.
 */
export async function handOver(
  ctx: CommandContext,
  list: readonly HandingOver[],
  given: { hf_member_id: number; note: string | null; move_id: string | null },
): Promise<ApplicationEvent[]> {
  const { tx: transaction } = ctx;
  const { hf_member_id, note, move_id } = given;
  const ids = list.map(({ application }) => application.id);
  await ApplicationHfMember.destroy({ where: { application_id: { [Op.in]: ids } }, transaction });
  await ApplicationHfMember.bulkCreate(
    ids.map((application_id) => ({ application_id, hf_member_id })),
    { transaction },
  );
  return ApplicationEvent.bulkCreate(
    list.map(({ application, mentors }) => ({
      application_id: application.id,
      name: 'assign',
      from_state: application.state,
      to_state: application.state,
      actor_kind: 'hf_member' as const,
      user_id: null,
      hf_member_id: ctx.actor.hf_member_id,
      reason: note,
      before: { related: { mentors } },
      after: { hf_member_id },
      move_id,
      undone_at: null,
      at: ctx.now,
    })),
    { transaction },
  );
}

/** Puts the mentors back who looked after an application before a line of its history. */
export async function handBack(ctx: CommandContext, applicationId: number, mentors: unknown): Promise<void> {
  if (!Array.isArray(mentors)) return;
  const { tx: transaction } = ctx;
  await ApplicationHfMember.destroy({ where: { application_id: applicationId }, transaction });
  await ApplicationHfMember.bulkCreate(
    (mentors as HandingOver['mentors']).map((one) => ({ ...one, application_id: applicationId })),
    { transaction },
  );
}
