import type { Transaction } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { loadAggregate, type JsonRow } from '../../../../db/aggregate.ts';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import { listsTree } from '../../../../db/entity-tree.ts';
import { RecruitmentPublicVersion } from '../../../../db/models/recruitment-public-version.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { recruitment } from '../../../../domain/entities/recruitment.ts';
import { DomainError, type FieldErrors } from '../../../../domain/error-codes.ts';
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

/** Keeps what an ad said while it was open: a later release shows the difference to it. */
export async function keepPublicVersion(ctx: CommandContext, id: number): Promise<void> {
  const content = await loadEditedRecruitment(id, ctx.tx);
  await RecruitmentPublicVersion.create(
    {
      recruitment_id: id,
      content: content as never,
      public_until: ctx.now,
      ended_by_id: ctx.actor.hf_member_id,
    },
    { transaction: ctx.tx },
  );
}
