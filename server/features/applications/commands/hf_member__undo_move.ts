import { Op } from 'sequelize';
import { z } from 'zod';
import { BULK_MAX } from '../../../../domain/constants.ts';
import { itemAt, required } from '../../../../domain/required.ts';
import { ApplicationEvent } from '../../../../db/models/application-records.ts';
import { mayCause } from '../../../../domain/application-lifecycle.ts';
import { isUndoable } from '../../../../domain/application-undo.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { openApplications, type OpenedApplication } from '../services/open-application.ts';
import { refusalsOfUndo, takeBack, type Undoing } from '../services/application-undo.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { notOnesOwn } from '../../../core/scopes.ts';
import { resultsOf, type Outcome } from '../services/move-results.ts';
import { moveAnswer } from '../views/move-answer-schema.ts';
import { flag, id, list } from '../../../core/schemas/schema-helpers.ts';

const isHandOver = (line: ApplicationEvent) => line.name === 'assign';
const isBy = (ctx: CommandContext, line: ApplicationEvent) => line.hf_member_id === ctx.actor.hf_member_id;

/** Whoever may do it may take it back. */
function mayUndo(ctx: CommandContext, line: ApplicationEvent, { standing }: OpenedApplication): boolean {
  if (!isUndoable(line.name)) return true;
  if (line.name === 'assign') return ctx.actor.sees_all_applications || isBy(ctx, line);
  return mayCause(line.name, ctx.actor, standing);
}

/** Sorts out what can be taken back, with the applications locked. */
async function sortOut(ctx: CommandContext, lines: readonly ApplicationEvent[]) {
  // What a mentor has handed over is no longer theirs, and still theirs to take back.
  const isOwnHandOver = lines.every((line) => isHandOver(line) && isBy(ctx, line));
  const found = await openApplications(
    ctx,
    lines.map((line) => line.application_id),
    ...(isOwnHandOver ? [notOnesOwn(ctx.actor)] : []),
  );
  const outcomes = new Map<number, Outcome>();
  const candidates: Undoing[] = [];
  for (const line of lines) {
    const opened = found.get(line.application_id);
    if (!opened) continue;
    const refusal =
      opened instanceof DomainError
        ? opened
        : opened.standing.is_owner || !mayUndo(ctx, line, opened)
          ? new DomainError('forbidden')
          : null;
    outcomes.set(line.application_id, { from: line.to_state, to: line.from_state, refusal });
    if (!refusal) candidates.push({ opened: opened as Undoing['opened'], line });
  }
  const refusals = candidates.length > 0 ? await refusalsOfUndo(ctx, candidates) : new Map();
  for (const [applicationId, refusal] of refusals) {
    const { from } = required(outcomes.get(applicationId));
    outcomes.set(applicationId, { from, to: null, refusal });
  }
  return { outcomes, undoable: candidates.filter(({ opened }) => !refusals.has(opened.application.id)) };
}

export const hf_member__undo_move = command({
  name: 'hf_member__undo_move',
  summary:
    'Takes a move back within 10 minutes, as a whole or for some of its applications, with the mails that still wait; what has moved on or whose mail has left is skipped and named',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({
    /** As the move answered it, or as the history names it. */
    move_id: z.uuid('invalid'),
    /** Only these of its applications. */
    ids: list(id(), BULK_MAX).optional(),
    dry_run: flag(),
  }),
  output: moveAnswer,
  errors: ['not_found'],
  example: { move_id: '4f1c3b52-8a53-4c6e-9d13-0a1f7f3a9c11', dry_run: false },
  async run(ctx, { move_id, ids, dry_run }) {
    const lines = await ApplicationEvent.findAll({
      where: { move_id, ...(ids && { application_id: { [Op.in]: ids } }) },
      order: [['id', 'ASC']],
      transaction: ctx.tx,
    });
    const { outcomes, undoable } = await sortOut(ctx, lines);
    // Nothing of it is in the caller's sight: it looks like a move that never was.
    if (outcomes.size === 0) throw new DomainError('not_found');
    if (!dry_run && undoable.length > 0) await takeBack(ctx, undoable);
    return {
      move_id: null,
      event: itemAt(lines, 0).name,
      dry_run,
      undo_until: null,
      done_count: undoable.length,
      skipped_count: outcomes.size - undoable.length,
      results: await resultsOf(ctx, outcomes, dry_run ? 'would_undo' : 'undone'),
    };
  },
});
