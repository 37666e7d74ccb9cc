import { literal, Op, QueryTypes, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { Application } from '../../../../db/models/application.ts';
import { APPLICATION_STATES, type ApplicationState } from '../../../../domain/application-state.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { applicationFilters, isNarrow, whereOfApplications } from '../services/application-filters.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { selectSql } from '../../../core/resources/count-capped.ts';

/** A column of the board is counted up to here and shown as 1,000+. */
const CAP = 1000;

interface Counted {
  state: ApplicationState;
  count: number;
}

/** Few rows: all of them, by state. */
function countAll({ sequelize }: StaffContext, where: WhereOptions): Promise<Counted[]> {
  const attributes = ['state'];
  return sequelize.query<Counted>(
    `select state, count(*)::int as count from (${selectSql(sequelize, Application, { attributes, where })}) as found group by state`,
    { type: QueryTypes.SELECT },
  );
}

/** A million rows: each state by its index, and no further than the cap. One statement. */
function countEach(
  { sequelize }: StaffContext,
  where: WhereOptions,
  states: readonly string[],
): Promise<Counted[]> {
  const one = selectSql(sequelize, Application, {
    attributes: [[literal('1'), 'one']],
    where: { [Op.and]: [where, literal('"Application"."state" = each.state')] },
    limit: CAP + 1,
  });
  return sequelize.query<Counted>(
    `select each.state, (select count(*)::int from (${one}) as found) as count
     from unnest($1::text[]) as each (state)`,
    { bind: [states], type: QueryTypes.SELECT },
  );
}

export const application_counts = defineResource({
  name: 'application_counts',
  summary: 'How many applications stand in each state, by the filters of the list; counted up to 1,000',
  allow: STAFF,
  list: {
    filters: applicationFilters,
    sorts: { id: () => [] },
    default_sort: ['id', 'ASC'],
    row: z.object({
      id: z.enum(APPLICATION_STATES),
      count: z.number().int(),
      is_capped: z.boolean(),
    }),
    async find(ctx, { filter }) {
      const where = await whereOfApplications(ctx, filter);
      const states = filter.state === undefined ? APPLICATION_STATES : [filter.state].flat();
      const counted = await (isNarrow(filter) ? countAll(ctx, where) : countEach(ctx, where, states));
      const byState = new Map(counted.map(({ state, count }) => [state, count]));
      const rows = states.map((state) => {
        const count = byState.get(state) ?? 0;
        return { id: state, count: Math.min(count, CAP), is_capped: count > CAP };
      });
      return { rows, total: rows.length, is_capped: false };
    },
  },
});
