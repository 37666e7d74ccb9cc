import { z } from 'zod';
import { GONE_STATUSES } from '../../../../domain/student-status.ts';
import { NO_CAMPAIGN, OVERVIEW_BARS_MAX } from '../../../../domain/overview.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { foldSmall, smallestGroup } from '../../../../domain/small-groups.ts';
import type { QueryContext } from '../../../core/calls/context.ts';
import { query } from '../../../core/calls/define.ts';
import { boundsOf, campaignSql, counted, notOnesOwnSql } from '../services/overview.ts';
import { folded, period, periodExample } from '../views/overview-schema.ts';

interface Counted {
  source: string;
  count: number;
}

const sources = z.object({
  sources: z.array(
    z.object({
      source: z.string().describe(`${NO_CAMPAIGN}: without a campaign`),
      count: z.number().int(),
    }),
  ),
  other: folded(),
});

function mostFirst(rows: readonly Counted[], smallest: number) {
  const sorted = rows.toSorted((a, b) => b.count - a.count || (a.source < b.source ? -1 : 1));
  const { shown, other } = foldSmall(sorted, smallest, OVERVIEW_BARS_MAX);
  return { sources: shown, other };
}

/** As the list of students has them: neither who has proved nothing yet nor who is gone. */
const signUps = ({ actor }: QueryContext, since: Date, until: Date) =>
  counted<Counted>(
    `select ${campaignSql('d.signup_campaign_source')} as source, count(*)::int as count
     from users u left join user_analytics_data d on d.user_id = u.id
     where u.created_at >= $1 and u.created_at < $2 and not u.is_pending and u.status <> all($3::text[])
       and ${actor.user_id === null ? 'true' : `u.id <> ${actor.user_id}`} group by 1`,
    [since, until, GONE_STATUSES],
  );

export const hf_member__get_overview_sources = query({
  name: 'hf_member__get_overview_sources',
  summary:
    'Which campaigns students signed up from and applied from in the period, most first; sources with few are told together, unless is_whole',
  addition: true,
  allow: MANAGER,
  input: period,
  output: z.object({ sign_ups: sources, applications: sources }),
  errors: [],
  example: periodExample,
  async run(ctx, input) {
    const { since, until } = boundsOf(input);
    const [students, applications] = await Promise.all([
      signUps(ctx, since, until),
      counted<Counted>(
        `select ${campaignSql('a.apply_campaign_source')} as source, count(*)::int as count from applications a
         where a.created_at >= $1 and a.created_at < $2 and ${notOnesOwnSql(ctx.actor, 'a')} group by 1`,
        [since, until],
      ),
    ]);
    return {
      sign_ups: mostFirst(students, smallestGroup(input)),
      applications: mostFirst(applications, smallestGroup(input)),
    };
  },
});
