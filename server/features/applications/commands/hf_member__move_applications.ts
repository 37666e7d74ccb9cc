import crypto from 'node:crypto';
import { z } from 'zod';
import { BULK_MAX } from '../../../../domain/constants.ts';
import { required } from '../../../../domain/required.ts';
import { decide } from '../../../../domain/application-lifecycle.ts';
import { undoUntil } from '../../../../domain/application-undo.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { countInterviews } from '../services/application-changes.ts';
import { openApplications, type OpenedApplication } from '../services/open-application.ts';
import { carryOut, MOVE_RULES } from '../services/application-moves.ts';
import { checkIds } from '../../../core/calls/bulk.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { resultsOf, type Outcome } from '../services/move-results.ts';
import { keepCopies, printAgreed } from '../../resumes/services/printing.ts';
import { moveAnswer } from '../views/move-answer-schema.ts';
import { moveFields, MOVES } from '../views/move-input.ts';
import { choice, flag, id, integer, list } from '../../../core/schemas/schema-helpers.ts';

/** The most that one command moves. */

const input = z.strictObject({
  ids: list(id(), BULK_MAX),
  /** The versions the caller has seen, in the order of the ids: another one is skipped. */
  versions: list(integer(), BULK_MAX).optional(),
  event: choice(MOVES),
  dry_run: flag(),
  ...moveFields,
});
type Input = z.output<typeof input>;

/** Sorts out who may be moved, before anything is written. */
async function sortOut(ctx: CommandContext, asked: Input) {
  const { ids, event, versions } = asked;
  const found = await openApplications(ctx, ids);
  const movable: OpenedApplication[] = [];
  const outcomes = new Map<number, Outcome>();
  const interviews = await countInterviews(ctx, ids);
  const yes = MOVE_RULES[event].recording(ctx, asked).yes;
  for (const [index, applicationId] of ids.entries()) {
    const opened = found.get(applicationId) ?? new DomainError('not_found');
    if (opened instanceof DomainError) {
      outcomes.set(applicationId, { from: null, to: null, refusal: opened });
      continue;
    }
    const { application, standing } = opened;
    const from = application.state;
    try {
      // One's own application as a student is no business of one's desk.
      if (standing.is_owner) throw new DomainError('forbidden');
      if (versions && versions[index] !== application.version) throw new DomainError('version_conflict');
      const interviewCount = interviews.get(applicationId) ?? 0;
      const options = { now: ctx.now, interviewCount, ...(yes !== undefined && { yes }) };
      const { to } = decide(event, application, { actor: ctx.actor, standing }, options);
      outcomes.set(applicationId, { from, to, refusal: null });
      movable.push(opened);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      outcomes.set(applicationId, { from, to: null, refusal: error });
    }
  }
  const applications = movable.map(({ application }) => application);
  const refusals =
    (applications.length > 0 && (await MOVE_RULES[event].refuse?.(ctx, applications, asked))) ||
    new Map<number, DomainError>();
  for (const [applicationId, refusal] of refusals) {
    const { from } = required(outcomes.get(applicationId));
    outcomes.set(applicationId, { from, to: null, refusal });
  }
  return { outcomes, movable: movable.filter(({ application }) => !refusals.has(application.id)) };
}

export const hf_member__move_applications = command({
  name: 'hf_member__move_applications',
  summary:
    'Moves one or many applications by one event; those it is not possible for are skipped and named. Its mails wait 10 minutes, as long as it can be undone. dry_run only answers what would happen',
  addition: true,
  allow: STAFF,
  input,
  output: moveAnswer,
  errors: ['validation_failed'],
  example: {
    ids: [1, 2],
    versions: [3, 1],
    event: 'record_resume_result',
    dry_run: true,
    application: { is_resume_passed: false, reason_of_result_category: 'japanese_level' },
  },
  prepare: async (ctx, { event, ids, dry_run }) =>
    event === 'send_to_company' && !dry_run ? printAgreed(ctx, ids) : [],
  async run(ctx, asked, copies) {
    const { ids, versions, event, dry_run } = asked;
    checkIds(ids);
    if (versions && versions.length !== ids.length) throw fieldError('versions', 'invalid');
    MOVE_RULES[event].check?.(asked);
    const { outcomes, movable } = await sortOut(ctx, asked);
    const isDone = !dry_run && movable.length > 0;
    const move_id = isDone ? crypto.randomUUID() : null;
    const results = await resultsOf(ctx, outcomes, dry_run ? 'would_move' : 'moved');
    if (move_id) await carryOut(ctx, event, movable, { input: asked, mailWaits: true, move_id });
    if (isDone && event === 'send_to_company') await keepCopies(ctx, ids, copies);
    return {
      move_id,
      event,
      dry_run,
      undo_until: isDone ? undoUntil(ctx.now) : null,
      done_count: movable.length,
      skipped_count: ids.length - movable.length,
      results,
    };
  },
});
