import { Op } from 'sequelize';
import { z } from 'zod';
import { ApplicationPresence, InquiryPresence } from '../../db/models/presence.ts';
import { PRESENCE_SECONDS } from '../../domain/constants.ts';
import type { Staff } from '../../domain/roles.ts';
import type { CommandContext } from './calls/context.ts';
import { memberNames } from './presenting/names.ts';
import { clearable, flag, id, line, outId, outMap, outTime } from './schemas/schema-helpers.ts';

/** What a page tells of the record that is open in it. */
export const presenceInput = z.strictObject({
  id: id(),
  /** Chosen anew each time a page opens the record: two tabs are two visits. */
  visit: z.uuid(),
  /** The text one is writing in, in the client's own words for it. */
  place: clearable(line(100)),
  is_leaving: flag().optional(),
});

/** Who else has it open. */
export const presenceOutput = z.object({
  others: z.array(
    z.object({
      hf_member_id: outId(),
      names: outMap(),
      place: z.string().nullable(),
      seen_at: outTime(),
    }),
  ),
});

const TABLES = {
  application_id: ApplicationPresence,
  inquiry_id: InquiryPresence,
} as const;

/** Records that the caller has this record open, and answers who else has: of somebody with two tabs the one used last. */
export async function tellPresence(
  { actor: { hf_member_id }, now, tx: transaction }: CommandContext<Staff>,
  column: keyof typeof TABLES,
  { id: recordId, visit, place, is_leaving }: z.infer<typeof presenceInput>,
): Promise<z.input<typeof presenceOutput>> {
  // One of two tables with the same columns.
  const table = TABLES[column] as typeof ApplicationPresence;
  const about = { [column]: recordId } as { application_id: number };
  await table.upsert(
    {
      ...about,
      hf_member_id,
      visit,
      place: place ?? null,
      seen_at: now,
      ...(is_leaving && { has_left: true }),
    },
    { conflictFields: [column as 'application_id', 'hf_member_id', 'visit'], transaction },
  );
  if (is_leaving) return { others: [] };
  const since = new Date(now.getTime() - PRESENCE_SECONDS.gone * 1000);
  await table.destroy({ where: { ...about, seen_at: { [Op.lt]: since } }, transaction });
  const others = await table.findAll({
    where: { ...about, has_left: false, hf_member_id: { [Op.ne]: hf_member_id } },
    include: [{ association: 'hf_member' }],
    order: [
      ['hf_member_id', 'ASC'],
      ['seen_at', 'ASC'],
      ['id', 'ASC'],
    ],
    transaction,
  });
  return {
    others: [...new Map(others.map((other) => [other.hf_member_id, other])).values()].map((other) => ({
      ...other.get({ plain: true }),
      names: memberNames(other.hf_member),
    })),
  };
}
