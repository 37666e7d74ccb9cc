import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { ApplicationEvent } from '../../../../db/models/application-records.ts';
import { UNDOABLE, undoUntil } from '../../../../domain/application-undo.ts';
import { UNDO_MINUTES } from '../../../../domain/constants.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { outTime } from '../../../core/schemas/schema-helpers.ts';

/** The most that is shown: more moves in ten minutes than anybody looks back on. */
const MOST = 20;

const move = z.object({
  move_id: z.string(),
  event: z.enum(UNDOABLE),
  at: outTime(),
  undo_until: outTime(),
  application_count: z.number().int(),
});

export const hf_member__get_recent_moves = query({
  name: 'hf_member__get_recent_moves',
  summary: "The caller's own moves that may still be taken back, newest first",
  addition: true,
  allow: STAFF,
  input: z.strictObject({}),
  output: z.object({ moves: z.array(move) }),
  errors: [],
  example: {},
  async run(ctx) {
    const rows = await sequelizeOf(ApplicationEvent).query<{
      move_id: string;
      event: string;
      at: Date;
      application_count: number;
    }>(
      `select move_id, min(name) as event, min(at) as at, count(*)::int as application_count
       from application_events
       where hf_member_id = $1 and at >= $2 and move_id is not null and undone_at is null and name = any($3::text[])
       group by move_id order by at desc limit ${MOST}`,
      {
        bind: [ctx.actor.hf_member_id, new Date(ctx.now.getTime() - UNDO_MINUTES * 60_000), [...UNDOABLE]],
        type: QueryTypes.SELECT,
      },
    );
    return { moves: rows.map((row) => ({ ...row, undo_until: undoUntil(row.at) })) };
  },
});
