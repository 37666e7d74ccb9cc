import crypto from 'node:crypto';
import { Op } from 'sequelize';
import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { undoUntil } from '../../../../domain/application-undo.ts';
import { BULK_MAX, COMMENT_MAX, UNDO_MINUTES } from '../../../../domain/constants.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { checkIds } from '../../../core/calls/bulk.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import { clearable, flag, id, list, longText } from '../../../core/schemas/schema-helpers.ts';
import {
  assertMayHandOver,
  handOver,
  lockForHandOver,
  newMentor,
  type HandingOver,
} from '../services/hand-over.ts';
import { resultsOf, type Outcome } from '../services/move-results.ts';
import { assignAnswer } from '../views/move-answer-schema.ts';

/** Why one is skipped; null when it can be handed over. What the caller may not see looks like one that never was. */
function refusalOf(ctx: CommandContext, handed: HandingOver, hfMemberId: number): DomainError | null {
  try {
    assertMayHandOver(ctx, handed, hfMemberId);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code === 'already_assigned' ? new DomainError('not_found') : error;
  }
  if (handed.isAccountDeleted) return new DomainError('account_deleted');
  const [main, ...others] = handed.mentors;
  return main?.hf_member_id === hfMemberId && others.length === 0 ? new DomainError('already_theirs') : null;
}

export const hf_member__assign_applications = command({
  name: 'hf_member__assign_applications',
  summary:
    'Makes a member of staff the mentor of many applications; those it is not possible for are skipped and named. The new mentor is told by one mail, which waits 10 minutes, as long as hf_member__undo_move can take it back. dry_run only answers what would happen',
  addition: true,
  allow: STAFF,
  input: z.strictObject({
    ids: list(id(), BULK_MAX),
    hf_member_id: id(),
    /** For the new mentor; kept in each history, where staff alone see it. */
    note: clearable(longText(COMMENT_MAX)),
    dry_run: flag(),
  }),
  output: assignAnswer,
  errors: ['validation_failed'],
  example: { ids: [1, 2], hf_member_id: 1, dry_run: true },
  async run(ctx, { ids, hf_member_id, note, dry_run }) {
    checkIds(ids);
    await newMentor(ctx, hf_member_id, 'hf_member_id');
    const found = await lockForHandOver(ctx, ids);
    const outcomes = new Map<number, Outcome>();
    const given: HandingOver[] = [];
    for (const applicationId of ids) {
      const handed = found.get(applicationId);
      const refusal = handed ? refusalOf(ctx, handed, hf_member_id) : new DomainError('not_found');
      const state = refusal?.code === 'not_found' ? null : required(handed).application.state;
      outcomes.set(applicationId, { from: state, to: refusal ? null : state, refusal });
      if (handed && !refusal) given.push(handed);
    }
    const results = await resultsOf(ctx, outcomes, dry_run ? 'would_move' : 'moved');
    const before = new Map([...found].map(([one, { mentors }]) => [one, mentors]));
    const members = await HfMember.findAll({
      where: { id: { [Op.in]: [...before.values()].flat().map((one) => one.hf_member_id) } },
      transaction: ctx.tx,
    });
    const isDone = !dry_run && given.length > 0;
    const move_id = isDone ? crypto.randomUUID() : null;
    if (move_id) {
      await handOver(ctx, given, { hf_member_id, note: note?.trim() || null, move_id });
      if (hf_member_id !== ctx.actor.hf_member_id)
        await ctx.emit({
          type: 'applications_assigned',
          payload: { assigned_move_id: move_id, hf_member_id },
          delay_minutes: UNDO_MINUTES,
        });
    }
    return {
      move_id,
      event: 'assign',
      dry_run,
      undo_until: isDone ? undoUntil(ctx.now) : null,
      done_count: given.length,
      skipped_count: ids.length - given.length,
      results: results.map((result) => ({
        ...result,
        hf_members:
          result.code === 'not_found'
            ? []
            : (before.get(result.id) ?? []).map((one) => ({
                id: one.hf_member_id,
                names: memberNames(required(members.find((member) => member.id === one.hf_member_id))),
              })),
      })),
    };
  },
});
