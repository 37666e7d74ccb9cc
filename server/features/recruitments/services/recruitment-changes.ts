import type { Transaction } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { loadAggregate, type AssociationTree, type JsonRow } from '../../../../db/aggregate.ts';
import { listsTree } from '../../../../db/entity-tree.ts';
import { RecruitmentPublicVersion } from '../../../../db/models/recruitment-public-version.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { refreshTouchedSearchRows } from '../../../../db/search-rows.ts';
import { recruitment } from '../../../../domain/entities/recruitment.ts';
import { DomainError, type FieldErrors } from '../../../../domain/error-codes.ts';
import {
  isRecruitmentEventAllowed,
  recruitmentEventsAllowed,
  recruitmentState,
  type RecruitmentEvent,
} from '../../../../domain/recruitment-state.ts';
import type { ReleaseFacts } from '../../../../domain/release-facts.ts';
import { releaseGaps, type ReleaseGap } from '../../../../domain/release-gate.ts';
import type { CommandContext } from '../../../core/calls/context.ts';

/** What the words, the lists and the gate of a recruitment need: its lists as staff edit them. */
export const EDITED_TREE: AssociationTree = listsTree(recruitment.fields);

export type EditedRecruitment = JsonRow<ReleaseFacts> & {
  id: number;
  version: number;
  company_id: number;
  is_released: boolean;
  closed_at: string | null;
  review_requested_at: string | null;
  published_at: string | null;
  as_of_on: string | null;
  [field: string]: unknown;
};

export function loadEditedRecruitment(id: number, transaction: Transaction | null) {
  return loadAggregate<EditedRecruitment, Recruitment>(Recruitment, EDITED_TREE, {
    where: { id },
    transaction,
  });
}

/** The refusal that names each field the law asks for, where it comes from and how to mend it. */
function releaseIncomplete(gaps: readonly ReleaseGap[]): DomainError {
  const fields: FieldErrors = {};
  for (const { field, rule } of gaps)
    (fields[field] ??= []).push({
      code: rule === 'age_career' || rule === 'deadline' ? 'invalid' : 'required',
    });
  return new DomainError('release_incomplete', {
    fields,
    details: { gaps },
  });
}

/**
 * Refuses what may not be public. Read after the change, inside its transaction, so that what is checked is what
 * would be seen.
 */
export async function requireReleasable(
  ctx: { tx: Transaction; now: Date },
  id: number,
  goesOut: boolean,
): Promise<EditedRecruitment> {
  const row = required(await loadEditedRecruitment(id, ctx.tx));
  const gaps = releaseGaps(row, ctx.now, goesOut);
  if (gaps.length > 0) throw releaseIncomplete(gaps);
  return row;
}

/**
 * Locks a recruitment for an event, at the version its caller has seen.
 * @throws DomainError not_found, version_conflict, illegal_recruitment_event
 */
export async function openRecruitment(
  ctx: CommandContext,
  { id, version }: { id: number; version: number },
  event: RecruitmentEvent,
): Promise<Recruitment> {
  const row = await Recruitment.findByPk(id, { lock: ctx.tx.LOCK.UPDATE, transaction: ctx.tx });
  if (!row) throw new DomainError('not_found');
  if (row.version !== version)
    throw new DomainError('version_conflict', { details: { version: row.version } });
  const state = recruitmentState(row);
  if (!isRecruitmentEventAllowed(state, event))
    throw new DomainError('illegal_recruitment_event', { details: { state, event } });
  return row;
}

/** Writes what the event changes and counts the version, so that nobody saves over it unseen. */
export async function moveRecruitment(
  ctx: CommandContext,
  row: Recruitment,
  fields: Partial<Recruitment['_creationAttributes']>,
) {
  await row.update({ ...fields, version: row.version + 1 }, { transaction: ctx.tx });
  // Found, or no longer found, as soon as it is so.
  await refreshTouchedSearchRows(row.sequelize, ctx.tx);
  const state = recruitmentState(row);
  return {
    id: row.id,
    state,
    version: row.version,
    events_allowed: recruitmentEventsAllowed(state, ctx.actor.roles),
  };
}

/** Keeps what an ad said while it was open: a later release shows the difference to it. */
export async function keepPublicVersion(ctx: CommandContext, id: number): Promise<void> {
  const content = await loadEditedRecruitment(id, ctx.tx);
  await RecruitmentPublicVersion.create(
    { recruitment_id: id, content: content as never, public_until: ctx.now },
    { transaction: ctx.tx },
  );
}
