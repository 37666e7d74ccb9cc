import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { ApplicationEvent } from '../../../../db/models/application-records.ts';
import { UNDOABLE, undoUntil } from '../../../../domain/application-undo.ts';
import { UNDO_MINUTES } from '../../../../domain/constants.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';
import { openableApplications } from '../services/application-scopes.ts';
import { namesOf } from '../services/move-results.ts';

/** The most that is shown: more moves in ten minutes than anybody looks back on. */
const MOST = 20;
/** So many of the applications of a move are named. */
const NAMED = 3;

const move = z.object({
  move_id: z.string(),
  event: z.enum(UNDOABLE),
  at: outTime(),
  undo_until: outTime(),
  application_count: z.number().int(),
  /** The first of them, as far as the caller may open them. */
  applications: z.array(
    z.object({
      id: outId(),
      user: z.object({ id: outId(), first_name: z.string().nullable(), last_name: z.string().nullable() }),
      company: z.object({ id: outId(), official_name: outMap() }),
    }),
  ),
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
      application_ids: number[];
    }>(
      `select move_id, min(name) as event, min(at) as at, count(*)::int as application_count,
         (array_agg(application_id order by application_id))[1:${NAMED}] as application_ids
       from application_events
       where hf_member_id = $1 and at >= $2 and move_id is not null and undone_at is null and name = any($3::text[])
       group by move_id order by at desc limit ${MOST}`,
      {
        bind: [ctx.actor.hf_member_id, new Date(ctx.now.getTime() - UNDO_MINUTES * 60_000), [...UNDOABLE]],
        type: QueryTypes.SELECT,
      },
    );
    const names = await namesOf(
      ctx,
      rows.flatMap(({ application_ids }) => application_ids),
      openableApplications(ctx.actor),
    );
    return {
      moves: rows.map(({ application_ids, ...row }) => ({
        ...row,
        undo_until: undoUntil(row.at),
        applications: application_ids.flatMap((id) => {
          const found = names.get(id);
          return found ? [{ id, user: found.user, company: found.company }] : [];
        }),
      })),
    };
  },
});
