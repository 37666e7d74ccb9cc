import { z } from 'zod';
import { Company } from '../../../../db/models/company.ts';
import { OFFER_OUTCOMES, OVERVIEW_BARS_MAX, type OfferOutcome } from '../../../../domain/overview.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { breakDown, foldSmall, smallestGroup } from '../../../../domain/small-groups.ts';
import { query } from '../../../core/calls/define.ts';
import { boundsOf, counted, notOnesOwnSql, offerSql } from '../services/overview.ts';
import { breakdown, folded, period, periodExample } from '../views/overview-schema.ts';
import { outId, outMap } from '../../../core/schemas/schema-helpers.ts';

interface Counted {
  company_id: number;
  outcome: OfferOutcome;
  count: number;
}

/** The companies with what became of their offers. */
function byCompany(rows: readonly Counted[]) {
  const companies = new Map<
    number,
    { company_id: number; count: number; outcomes: Record<OfferOutcome, number> }
  >();
  for (const { company_id, outcome, count } of rows) {
    const company = companies.get(company_id) ?? {
      company_id,
      count: 0,
      outcomes: { accepted: 0, open: 0, declined: 0 },
    };
    company.count += count;
    company.outcomes[outcome] += count;
    companies.set(company_id, company);
  }
  return [...companies.values()].toSorted((a, b) => b.count - a.count || a.company_id - b.company_id);
}

export const hf_member__get_overview_offers = query({
  name: 'hf_member__get_overview_offers',
  summary:
    'Offers that companies made in the period and what became of them, most first; companies with few offers are told together, unless is_whole',
  addition: true,
  allow: MANAGER,
  input: period,
  output: z.object({
    companies: z.array(
      z.object({
        company: z.object({ id: outId(), official_name: outMap() }),
        count: z.number().int(),
        ...breakdown(OFFER_OUTCOMES),
      }),
    ),
    other: folded(),
  }),
  errors: [],
  example: periodExample,
  async run(ctx, input) {
    const smallest = smallestGroup(input);
    const { since, until } = boundsOf(input);
    const rows = await counted<Counted>(
      `select r.company_id, each.outcome, sum(each.count)::int as count
       from (select a.recruitment_id, ${offerSql('a')} as outcome, count(*) as count from applications a
         where a.is_passed and a.selection_finished_at >= $1 and a.selection_finished_at < $2
           and ${notOnesOwnSql(ctx.actor, 'a')}
         group by 1, 2) as each
       join recruitments r on r.id = each.recruitment_id group by 1, 2`,
      [since, until],
    );
    const { shown, other } = foldSmall(byCompany(rows), smallest, OVERVIEW_BARS_MAX);
    const found = await Company.findAll({
      attributes: ['id', 'official_name'],
      where: { id: shown.map(({ company_id }) => company_id) },
    });
    const nameOf = new Map(found.map(({ id, official_name }) => [id, official_name]));
    return {
      companies: shown.map(({ company_id, count, outcomes }) => ({
        company: { id: company_id, official_name: nameOf.get(company_id) ?? {} },
        count,
        ...breakDown(outcomes, smallest),
      })),
      other,
    };
  },
});
