import { z } from 'zod';
import { itemAt } from '../../../../domain/required.ts';
import { APPLICATION_STATES, type ApplicationState } from '../../../../domain/application-state.ts';
import { PHASE_NAMES, PHASES, tokyoMonths, type Phase } from '../../../../domain/overview.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { breakDown, foldSmall, smallestGroup } from '../../../../domain/small-groups.ts';
import { query } from '../../../core/calls/define.ts';
import { counted, notOnesOwnSql } from '../services/overview.ts';
import { period, periodExample } from '../views/overview-schema.ts';

interface Counted {
  month: string;
  state: ApplicationState;
  count: number;
}

const stateRow = z.object({ state: z.enum(APPLICATION_STATES), count: z.number().int().nullable() });
const phaseRow = z.object({
  phase: z.enum(PHASE_NAMES),
  count: z.number().int(),
  states: z.array(stateRow),
  rest: z.number().int().nullable(),
});

/** A month: groups of states that may be told, and of each the states that may be told. */
function monthOf(month: string, rows: readonly Counted[]) {
  const of = (state: ApplicationState) =>
    rows.find((row) => row.month === month && row.state === state)?.count ?? 0;
  const all = PHASE_NAMES.map((phase) => ({
    phase,
    count: PHASES[phase].reduce((sum, state) => sum + of(state), 0),
  }));
  return { month, all, count: all.reduce((sum, { count }) => sum + count, 0), of };
}

function statesOf(phase: Phase, of: (state: ApplicationState) => number, smallest: number) {
  const counts = Object.fromEntries(PHASES[phase].map((state) => [state, of(state)]));
  const { parts, rest } = breakDown(counts, smallest);
  return { states: Object.entries(parts).map(([state, count]) => ({ state, count })), rest };
}

export const hf_member__get_overview_applications = query({
  name: 'hf_member__get_overview_applications',
  summary:
    'Applications by the month they were made in and by where they stand now: groups of states and the states in them; small groups are not told, unless is_whole',
  addition: true,
  allow: MANAGER,
  input: period,
  output: z.object({
    months: z.array(
      z.object({
        month: z.string(),
        count: z.number().int().nullable(),
        phases: z.array(phaseRow),
        rest: z.number().int().nullable(),
      }),
    ),
  }),
  errors: [],
  example: periodExample,
  async run(ctx, { from_month, to_month, is_whole }) {
    const smallest = smallestGroup({ is_whole });
    const months = tokyoMonths(from_month, to_month);
    // By the instants the months begin at: a search among a dozen is cheaper than turning each row's time into Tokyo's.
    const rows = await counted<Counted>(
      `select ($4::text[])[width_bucket(a.created_at, $1::timestamptz[])] as month, a.state, count(*)::int as count
       from applications a
       where a.created_at >= $2 and a.created_at < $3 and ${notOnesOwnSql(ctx.actor, 'a')} group by 1, 2`,
      [
        months.map(({ since }) => since),
        itemAt(months, 0).since,
        itemAt(months, -1).until,
        months.map(({ month }) => month),
      ],
    );
    const counts = months.map(({ month }) => monthOf(month, rows));
    const hidden = new Set(foldSmall(counts, smallest).folded);
    return {
      months: counts.map((one) => {
        const { month, all, count, of } = one;
        if (hidden.has(one)) return { month, count: null, phases: [], rest: null };
        const { shown, other } = foldSmall(all, smallest);
        const phases = shown.map((row) => ({ ...row, ...statesOf(row.phase, of, smallest) }));
        return { month, count, phases, rest: other?.count ?? null };
      }),
    };
  },
});
