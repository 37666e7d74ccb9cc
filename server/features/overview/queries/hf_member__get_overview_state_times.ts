import { z } from 'zod';
import { APPLICATION_STATES, END_STATES } from '../../../../domain/application-state.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { smallestGroup } from '../../../../domain/small-groups.ts';
import { query } from '../../../core/calls/define.ts';
import { boundsOf, counted } from '../services/overview.ts';
import { period, periodExample } from '../views/overview-schema.ts';

/** States that an application leaves again. */
const LEFT = APPLICATION_STATES.filter((state) => !END_STATES.includes(state));

interface Times {
  state: string;
  count: number;
  median_hours: number;
  p90_hours: number;
}

export const hf_member__get_overview_state_times = query({
  name: 'hf_member__get_overview_state_times',
  summary:
    'How long applications stood in each state that they left in the period: median and 90th percentile in hours; not told of fewer than five applications',
  addition: true,
  allow: MANAGER,
  input: period,
  output: z.object({
    states: z.array(
      z.object({
        state: z.enum(APPLICATION_STATES),
        count: z.number().int().nullable().describe('Applications that left the state in the period'),
        median_hours: z.number().nullable(),
        p90_hours: z.number().nullable(),
      }),
    ),
  }),
  errors: [],
  example: periodExample,
  async run(ctx, input) {
    const smallest = smallestGroup(input);
    const { since, until } = boundsOf(input);
    // Nobody has many of their own: leaving out their ids is cheaper than asking each row's application whose it is.
    const own =
      ctx.actor.user_id === null
        ? ''
        : `and e.application_id <> all(array(select id from applications where user_id = ${ctx.actor.user_id}))`;
    // State by state, as their index has the rows: they need not be sorted by it again.
    const rows = await counted<Times>(
      `select s.state, t.count, t.hours[1] as median_hours, t.hours[2] as p90_hours
       from unnest($1::text[]) as s (state), lateral (
         select count(distinct e.application_id)::int as count,
           percentile_cont(array[0.5, 0.9]) within group (order by date_part('epoch', e.at - e.entered_at) / 3600) as hours
         from application_events e
         where e.from_state = s.state and e.at >= $2 and e.at < $3
           and e.entered_at is not null and e.undone_at is null ${own}) as t
       where t.count > 0`,
      [LEFT, since, until],
    );
    const byState = new Map(rows.map((row) => [row.state, row]));
    return {
      states: LEFT.map((state) => {
        const { count, median_hours, p90_hours } = byState.get(state) ?? {
          count: 0,
          median_hours: null,
          p90_hours: null,
        };
        if (count < smallest)
          return { state, count: input.is_whole ? 0 : null, median_hours: null, p90_hours: null };
        return { state, count, median_hours, p90_hours };
      }),
    };
  },
});
