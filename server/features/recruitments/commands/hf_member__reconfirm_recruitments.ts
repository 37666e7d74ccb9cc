import { Op } from 'sequelize';
import { z } from 'zod';
import { BULK_MAX } from '../../../../domain/constants.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import {
  confirmedOn,
  isRecruitmentEventAllowed,
  recruitmentState,
} from '../../../../domain/recruitment-state.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { flag, id, list, outDay, outId, outMap } from '../../../core/schemas/schema-helpers.ts';

/** Why a recruitment is passed over. */
const SKIPPED = ['not_found', 'not_released', 'confirmed_today'] as const;

const line = z.object({
  id: outId(),
  title: outMap(),
  as_of_on: outDay().nullable(),
  skipped: z.enum(SKIPPED).nullable(),
});

function skippedOf(row: Recruitment | undefined, today: string): (typeof SKIPPED)[number] | null {
  if (!row) return 'not_found';
  if (!isRecruitmentEventAllowed(recruitmentState(row), 'reconfirm')) return 'not_released';
  return row.as_of_on === today ? 'confirmed_today' : null;
}

export const hf_member__reconfirm_recruitments = command({
  name: 'hf_member__reconfirm_recruitments',
  summary:
    'Notes that the facts of public recruitments were confirmed with their companies today; a dry run says what would happen',
  addition: true,
  allow: MANAGER,
  input: z.strictObject({ ids: list(id(), BULK_MAX), dry_run: flag() }),
  output: z.object({ as_of_on: outDay(), lines: z.array(line) }),
  errors: [],
  example: { ids: [1], dry_run: true },
  async run(ctx, { ids, dry_run }) {
    const wanted = [...new Set(ids)];
    const today = confirmedOn(ctx.now);
    const rows = await Recruitment.findAll({
      where: { id: { [Op.in]: wanted } },
      order: [['id', 'ASC']],
      transaction: ctx.tx,
      ...(!dry_run && { lock: ctx.tx.LOCK.UPDATE }),
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const lines = wanted.map((one) => {
      const row = byId.get(one);
      const skipped = skippedOf(row, today);
      return { id: one, title: row?.title ?? {}, as_of_on: row?.as_of_on ?? null, skipped };
    });
    if (!dry_run)
      for (const { id: one, skipped } of lines) {
        const row = byId.get(one);
        if (skipped === null && row)
          await row.update(
            { as_of_on: today, reconfirm_reminded_at: null, version: row.version + 1 },
            { transaction: ctx.tx },
          );
      }
    return { as_of_on: today, lines };
  },
});
