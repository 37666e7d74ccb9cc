import { z } from 'zod';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { refreshTouchedSearchRows } from '../../../../db/search-rows.ts';
import { DomainError, type ErrorCode } from '../../../../domain/error-codes.ts';
import {
  isRecruitmentEventAllowed,
  recruitmentEventsAllowed,
  recruitmentState,
  RECRUITMENT_EVENTS,
  RECRUITMENT_STATES,
  type RecruitmentEvent,
} from '../../../../domain/recruitment-state.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { lockedRow } from '../../../core/calls/locked-row.ts';
import { id, integer, outId } from '../../../core/schemas/schema-helpers.ts';

/** A recruitment as its caller has seen it: another version refuses, so that nobody releases what they have not read. */
export const seenRecruitment = z.strictObject({
  recruitment: z.strictObject({ id: id(), version: integer(0) }),
});

/** How far a recruitment has come. */
export const recruitmentMoved = z
  .object({
    id: outId(),
    state: z.enum(RECRUITMENT_STATES),
    version: z.number().int(),
    events_allowed: z.array(z.enum(RECRUITMENT_EVENTS as [string, ...string[]])),
  })
  .meta({ id: 'RecruitmentMoved' });

export function moved(row: Recruitment, { actor }: Pick<CommandContext, 'actor'>) {
  const state = recruitmentState(row);
  const { id: recruitmentId, version } = row;
  return { id: recruitmentId, state, version, events_allowed: recruitmentEventsAllowed(state, actor.roles) };
}

/**
 * Locks a recruitment in the version that the caller has seen.
 * @throws DomainError not_found, version_conflict
 */
export async function lockSeen(
  { tx: transaction }: CommandContext,
  { id: recruitmentId, version }: { id: number; version: number },
): Promise<Recruitment> {
  const row = await lockedRow(Recruitment, recruitmentId, transaction);
  if (row.version !== version)
    throw new DomainError('version_conflict', { details: { version: row.version } });
  return row;
}

/** That an event is not possible for a recruitment as it stands. */
export const illegalEvent = (row: Recruitment, event: string) =>
  new DomainError('illegal_recruitment_event', { details: { state: recruitmentState(row), event } });

/**
 * A manager's command that moves a recruitment along its lifecycle, where it stands in the version that the caller has
 * seen. The row is locked first, and written with the next version, so that nobody saves over it unseen.
 * @param change checks what only this event asks for, and answers the columns that it writes
 */
export const recruitmentCommand = <const N extends string>({
  name,
  summary,
  event,
  errors = [],
  change,
}: {
  name: N;
  summary: string;
  event: RecruitmentEvent;
  errors?: readonly ErrorCode[];
  change(ctx: CommandContext, row: Recruitment): Promise<Partial<Recruitment['_creationAttributes']>>;
}) =>
  command({
    name,
    summary,
    addition: true,
    allow: MANAGER,
    input: seenRecruitment,
    output: recruitmentMoved,
    errors: ['not_found', 'version_conflict', 'illegal_recruitment_event', ...errors],
    example: { recruitment: { id: 1, version: 0 } },
    async run(ctx, { recruitment: seen }) {
      const row = await lockSeen(ctx, seen);
      if (!isRecruitmentEventAllowed(recruitmentState(row), event)) throw illegalEvent(row, event);
      await row.update({ ...(await change(ctx, row)), version: row.version + 1 }, { transaction: ctx.tx });
      // Found, or no longer found, as soon as it is so.
      await refreshTouchedSearchRows(row.sequelize, ctx.tx);
      return moved(row, ctx);
    },
  });
