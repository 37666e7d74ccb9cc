import {
  Op,
  type FindAttributeOptions,
  type Includeable,
  type Model,
  type ModelStatic,
  type Order,
  type WhereOptions,
} from 'sequelize';
import type { z } from 'zod';
import { countCapped } from './count-capped.ts';
import type { StaffContext } from './context.ts';
import type { Direction, PageRequest } from './define-resource.ts';

/** A sort by a column, with the id as tiebreaker so that pages never overlap. */
export const byColumn =
  (column: string) =>
  (direction: Direction): Order => [
    [column, direction],
    ['id', direction],
  ];

export const byId = (direction: Direction): Order => [['id', direction]];

/** The filters that are given and called as the column they ask about: its value, or one of a list. */
export const sameAs = <F extends object>(filter: F, ...names: (keyof F & string)[]): WhereOptions =>
  Object.fromEntries(
    names.flatMap((name) =>
      filter[name] === undefined || filter[name] === '' ? [] : [[name, filter[name]]],
    ),
  );

interface TableList<M extends Model, F extends z.ZodType, S extends string, R extends z.ZodType> {
  model: ModelStatic<M>;
  filters: F;
  sorts: Record<S, (direction: Direction) => Order>;
  default_sort: readonly [NoInfer<S>, Direction];
  row: R;
  /** The visible and filtered rows. */
  where(ctx: StaffContext, filter: z.output<F>): WhereOptions;
  include?: Includeable[];
  attributes?: FindAttributeOptions | ((ctx: StaffContext) => FindAttributeOptions);
  /** A row in the shape of the schema `row`; the plain row by default. */
  present?(row: M, ctx: StaffContext): unknown;
}

/** The list of a single-table resource: capped total, page, and rows for the export. */
export function tableList<M extends Model, F extends z.ZodType, const S extends string, R extends z.ZodType>(
  list: TableList<M, F, S, R>,
) {
  const { model, include, attributes, filters, sorts, default_sort, row } = list;
  const present = (ctx: StaffContext, found: M[]) =>
    found.map((item) => (list.present ? list.present(item, ctx) : item.get({ plain: true })));
  const what = (ctx: StaffContext) => ({
    ...(include && { include }),
    ...(attributes && { attributes: typeof attributes === 'function' ? attributes(ctx) : attributes }),
  });
  return {
    filters,
    sorts,
    default_sort,
    row,
    async find(ctx: StaffContext, { filter, order, limit, offset }: PageRequest<z.output<F>>) {
      const where = list.where(ctx, filter);
      const count = await countCapped(ctx.sequelize, model, where);
      const rows =
        count.total === 0 ? [] : await model.findAll({ ...what(ctx), where, order, limit, offset });
      return { ...count, rows: present(ctx, rows) };
    },
    async rowsAfter(ctx: StaffContext, filter: z.output<F>, afterId: number, limit: number) {
      const where = { [Op.and]: [list.where(ctx, filter), { id: { [Op.gt]: afterId } }] };
      return present(ctx, await model.findAll({ ...what(ctx), where, order: [['id', 'ASC']], limit }));
    },
  };
}
