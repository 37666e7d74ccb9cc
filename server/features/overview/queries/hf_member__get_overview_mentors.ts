import { z } from 'zod';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { DUE_OUTCOMES } from '../../../../domain/overview.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { breakDown, smallestGroup } from '../../../../domain/small-groups.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { OPEN_STATES, PARTIES_WAITED_FOR, TURNS } from '../../../../domain/waiting-for.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import type { QueryContext } from '../../../core/calls/context.ts';
import { query } from '../../../core/calls/define.ts';
import {
  boundsOf,
  byMember,
  counted,
  dueKeptSql,
  lookedAfterSql,
  notOnesOwnSql,
  partsOf,
  type LookedAfter,
} from '../services/overview.ts';
import { breakdown, folded, period, periodExample } from '../views/overview-schema.ts';
import { outId, outMap } from '../../../core/schemas/schema-helpers.ts';

const rowOf = <const N extends string>(names: readonly [N, ...N[]]) =>
  z.object({ hf_member_id: outId(), names: outMap(), count: z.number().int(), ...breakdown(names) });

/** What is under way, by who looks after it and whose turn it is. */
async function loadsNow({ actor }: QueryContext): Promise<LookedAfter[]> {
  const rows = await counted<Omit<LookedAfter, 'part'> & { turn: number }>(
    `select ${lookedAfterSql('a')} as hf_member_ids, a.turn, count(*)::int as count
     from applications a where a.state = any($1::text[]) and ${notOnesOwnSql(actor, 'a')} group by 1, 2`,
    [OPEN_STATES],
  );
  return rows.map(({ turn, ...row }) => ({ ...row, part: TURNS[turn] ?? '' }));
}

/** Those whose due day lies in the period, by who looks after them and whether the day was kept. */
const dueIn = (ctx: QueryContext, { first_day, last_day }: { first_day: string; last_day: string }) =>
  counted<LookedAfter>(
    `select hf_member_ids, case when is_kept then 'kept' else 'missed' end as part, sum(count)::int as count
     from (select ${lookedAfterSql('a')} as hf_member_ids, ${dueKeptSql('a', '$3::date')} as is_kept, count(*) as count
       from applications a
       where a.due_date_to_submit_resume between $1 and $2 and a.mentor_count > 0
         and ${notOnesOwnSql(ctx.actor, 'a')}
       group by 1, 2) as each
     where is_kept is not null group by 1, 2`,
    [first_day, last_day, tokyoDay(ctx.now)],
  );

export const hf_member__get_overview_mentors = query({
  name: 'hf_member__get_overview_mentors',
  summary:
    'What every member of staff looks after now, by whose turn it is, and of the due days in the period how many were kept: the resume left for the company in time; small groups are not told, unless is_whole',
  addition: true,
  allow: MANAGER,
  input: period,
  output: z.object({
    loads: z.object({
      members: z.array(rowOf(PARTIES_WAITED_FOR)),
      other: folded(),
      nobody: z.object({ count: z.number().int().nullable(), ...breakdown(PARTIES_WAITED_FOR) }),
    }),
    due_dates: z.object({ members: z.array(rowOf(DUE_OUTCOMES)), other: folded() }),
  }),
  errors: [],
  example: periodExample,
  async run(ctx, input) {
    const smallest = smallestGroup(input);
    const [loads, due, members] = await Promise.all([
      loadsNow(ctx),
      dueIn(ctx, boundsOf(input)),
      HfMember.findAll(),
    ]);
    const namesOf = new Map(members.map((member) => [member.id, memberNames(member)]));
    const active = members.filter(({ is_active }) => is_active).map(({ id }) => id);
    const named = <N extends string>(rows: readonly LookedAfter[], names: readonly N[], ids: number[]) => {
      const { shown, other } = byMember(rows, names, ids, smallest);
      return {
        members: shown.map((row) => ({ ...row, names: namesOf.get(row.hf_member_id) ?? {} })),
        other,
      };
    };
    const { all, ...waiting } = partsOf(loads, PARTIES_WAITED_FOR, (ids) => ids.length === 0);
    const isTold = all === 0 || all >= smallest;
    return {
      loads: {
        ...named(loads, PARTIES_WAITED_FOR, active),
        nobody: isTold
          ? { count: all, ...breakDown(waiting, smallest) }
          : { count: null, parts: { staff: null, student: null, company: null }, rest: null },
      },
      due_dates: named(due, DUE_OUTCOMES, []),
    };
  },
});
