import { required } from '../../../../domain/required.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { RecruitmentRevision } from '../../../../db/models/recruitment-revision.ts';
import { recruitment } from '../../../../domain/entities/recruitment.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { confirmedOn, recruitmentState } from '../../../../domain/recruitment-state.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { copyRecruitment, listOf } from './copy-recruitment.ts';
import { EDITED_TREE, keepPublicVersion, requireReleasable } from './recruitment-changes.ts';
import { illegalEvent, lockSeen } from './recruitment-command.ts';

/** What a copy leaves out and a revision takes along: it replaces the ad it comes from. */
const TAKEN_ALONG = ['apply_deadline_on', 'is_shown_on_top'] as const;

/** The columns that managers write. */
const WRITTEN = Object.entries(recruitment.fields).flatMap(([name, field]) =>
  name in EDITED_TREE || ('write' in field && field.write === 'command') ? [] : [name],
);

/** Those of the drafts in which a public recruitment is reworked. */
export async function revisionsAmong(draftIds: number[]): Promise<number[]> {
  const rows = await RecruitmentRevision.findAll({ attributes: ['draft_id'], where: { draft_id: draftIds } });
  return rows.map(({ draft_id }) => draft_id);
}

/** A revision replaces its recruitment; released by itself it would be the same job twice. */
export async function refuseAsRevision(ctx: CommandContext, draft_id: number): Promise<void> {
  if ((await RecruitmentRevision.count({ where: { draft_id }, transaction: ctx.tx })) > 0)
    throw new DomainError('illegal_recruitment_event', { details: { event: 'release' } });
}

/**
 * The draft in which a public recruitment is reworked: the one that was begun, else a new copy.
 * @throws DomainError not_found, version_conflict, illegal_recruitment_event
 */
export async function beginRevision(
  ctx: CommandContext,
  seen: { id: number; version: number },
): Promise<number> {
  const original = await lockSeen(ctx, seen);
  if (recruitmentState(original) !== 'released') throw illegalEvent(original, 'revise');
  const where = { recruitment_id: original.id };
  const begun = await RecruitmentRevision.findOne({ where, transaction: ctx.tx });
  if (begun) return begun.draft_id;
  const draft_id = required(await copyRecruitment(original.id, ctx.tx));
  const along = Object.fromEntries(TAKEN_ALONG.map((name) => [name, original[name]]));
  await Recruitment.update(along, { where: { id: draft_id }, transaction: ctx.tx });
  await RecruitmentRevision.create(
    {
      ...where,
      draft_id,
      base_version: original.version,
      begun_by_id: ctx.actor.hf_member_id,
      created_at: ctx.now,
    },
    { transaction: ctx.tx },
  );
  return draft_id;
}

/**
 * Puts a reviewed revision in the place of its recruitment: what was public is kept as a version, the fields are
 * written over, the rows of the lists move, and the draft goes. Both are named in the versions that the caller has
 * compared.
 * @throws DomainError not_found, version_conflict, illegal_recruitment_event, release_incomplete, validation_failed
 */
export async function releaseRevision(
  ctx: CommandContext,
  seen: { draft: { id: number; version: number }; original_version: number },
): Promise<Recruitment> {
  const transaction = ctx.tx;
  const revision = await RecruitmentRevision.findOne({ where: { draft_id: seen.draft.id }, transaction });
  if (!revision) throw new DomainError('not_found');
  const original = await lockSeen(ctx, {
    id: revision.recruitment_id,
    version: seen.original_version,
  });
  const draft = await lockSeen(ctx, seen.draft);
  if (recruitmentState(draft) !== 'review') throw illegalEvent(draft, 'release');
  if (recruitmentState(original) !== 'released') throw illegalEvent(original, 'release');
  // Applications and what was public belong to the company they were made for.
  if (draft.company_id !== original.company_id) throw fieldError('company_id', 'invalid');
  await requireReleasable(ctx, draft.id, false);
  await keepPublicVersion(ctx, original.id);
  for (const name of Object.keys(EDITED_TREE)) {
    const { model, key } = listOf(Recruitment, name);
    await model.destroy({ where: { [key]: original.id }, transaction });
    await model.update({ [key]: original.id }, { where: { [key]: draft.id }, transaction });
  }
  await original.update(
    {
      ...Object.fromEntries(WRITTEN.map((name) => [name, draft.get(name)])),
      as_of_on: confirmedOn(ctx.now),
      reconfirm_reminded_at: null,
      version: original.version + 1,
    },
    { transaction },
  );
  await draft.destroy({ transaction });
  return original;
}
