import { z } from 'zod';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { undoMergeUntil } from '../../../../domain/user-merge.ts';
import { command } from '../../../core/calls/define.ts';
import { conflictsOf, countMoves, fieldsToFill, mergeUsers, openPair } from '../services/merge-users.ts';
import {
  clearable,
  flag,
  id,
  integer,
  longText,
  outId,
  outMap,
  outTime,
} from '../../../core/schemas/schema-helpers.ts';

export const hf_member__merge_users = command({
  name: 'hf_member__merge_users',
  summary:
    'Puts one account of a person into another: what moves, what stays, what runs on both and stands in the way. dry_run only answers what would happen',
  addition: true,
  allow: MANAGER,
  limit: { times: 60, per: 'hour' },
  input: z.strictObject({
    merge: z.strictObject({
      /** The account that stays. */
      user_id: id(),
      /** The one that goes. */
      merged_user_id: id(),
      /** Versions of both as the caller has seen them. */
      version: integer(),
      merged_version: integer(),
      reason: clearable(longText(500)),
    }),
    dry_run: flag(),
  }),
  output: z.object({
    /** What an undo names; null of a dry run. */
    id: outId().nullable(),
    dry_run: z.boolean(),
    undo_until: outTime().nullable(),
    moves: z.array(
      z.object({
        table: z.string(),
        column: z.string(),
        moves: z.number().int(),
        stays: z.number().int(),
      }),
    ),
    filled_fields: z.array(z.string()),
    conflicts: z.array(
      z.object({
        kind: z.enum(['application', 'event_application']),
        kept_id: outId(),
        merged_id: outId(),
        about: outMap(),
      }),
    ),
  }),
  errors: ['not_found', 'account_deleted', 'account_merged', 'merge_conflict', 'version_conflict'],
  example: { merge: { user_id: 1, merged_user_id: 2, version: 3, merged_version: 0 }, dry_run: true },
  async run(ctx, { merge: { user_id, merged_user_id, version, merged_version, reason }, dry_run }) {
    if (user_id === merged_user_id) throw fieldError('merge[merged_user_id]', 'duplicate');
    const pair = await openPair(ctx, user_id, merged_user_id);
    if (pair.kept.version !== version || pair.merged.version !== merged_version)
      throw new DomainError('version_conflict', {
        details: { version: pair.kept.version, merged_version: pair.merged.version },
      });
    const conflicts = await conflictsOf(ctx, pair);
    if (!dry_run && conflicts.length > 0) throw new DomainError('merge_conflict', { details: { conflicts } });
    const plan = { moves: await countMoves(ctx, pair), filled_fields: fieldsToFill(pair), conflicts };
    if (dry_run) return { ...plan, id: null, dry_run, undo_until: null };
    const { id: mergeId } = await mergeUsers(ctx, pair, reason ?? null);
    return { ...plan, id: mergeId, dry_run, undo_until: undoMergeUntil(ctx.now) };
  },
});
