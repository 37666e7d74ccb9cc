import type { Order } from 'sequelize';
import type { z } from 'zod';
import type { Role } from '../../../domain/roles.ts';
import type { StaffContext } from './context.ts';
import type { CsvColumn } from './csv-columns.ts';
import type { EditDefinition } from './define-edit.ts';

export type Direction = 'ASC' | 'DESC';

/** A page as the list's own rules read it: the filter is parsed, the order ends in a unique column. */
export interface PageRequest<F> {
  filter: F;
  order: Order;
  limit: number;
  offset: number;
}

/** Totals are counted up to a cap, because an exact one over a million rows costs more than the page. */
export interface FoundPage {
  rows: unknown[];
  total: number;
  is_capped: boolean;
}

interface ListDefinition<F extends z.ZodType, S extends string, R extends z.ZodType> {
  /** A strict schema: a filter that is not in it is a 400 that names it. */
  filters: F;
  /** The sorts that exist, each with a unique column behind it so that pages never overlap. */
  sorts: Record<S, (direction: Direction) => Order>;
  default_sort: readonly [NoInfer<S>, Direction];
  /** Cuts and checks every row on its way out: a field it does not list never leaves. */
  row: R;
  find(ctx: StaffContext, page: PageRequest<z.output<F>>): Promise<FoundPage>;
  /** For the export: the next rows in the order of their ids. A resource without it has none. */
  rowsAfter?(ctx: StaffContext, filter: z.output<F>, afterId: number, limit: number): Promise<unknown[]>;
}

interface OneDefinition<O extends z.ZodType> {
  record: O;
  /** Null for a row that does not exist or that the actor may not see: both look the same. */
  find(ctx: StaffContext, id: number): Promise<unknown>;
}

interface ResourceDefinition<
  N extends string,
  F extends z.ZodType,
  S extends string,
  R extends z.ZodType,
  O extends z.ZodType,
> {
  name: N;
  summary: string;
  /** Who may ask at all. Required: forgetting it is a type error. Rows are narrowed further by scopes. */
  allow: readonly Role[];
  list: ListDefinition<F, S, R>;
  one?: OneDefinition<O>;
  /** Absent: read only. */
  edit?: EditDefinition;
  /** Columns of the CSV export, each from a presented row; for managers. Needs `list.rowsAfter`. */
  csv?: Record<string, CsvColumn<z.output<R>>>;
}

/** A resource as the router sees it, whatever its schemas. */
export interface AnyResource {
  name: string;
  summary: string;
  allow: readonly Role[];
  list: {
    filters: z.ZodType;
    sorts: Record<string, (direction: Direction) => Order>;
    default_sort: readonly [string, Direction];
    row: z.ZodType;
    // A method, so that resources with narrower filters still fit.
    find(ctx: StaffContext, page: PageRequest<unknown>): Promise<FoundPage>;
    rowsAfter?(ctx: StaffContext, filter: unknown, afterId: number, limit: number): Promise<unknown[]>;
  };
  one?: { record: z.ZodType; find(ctx: StaffContext, id: number): Promise<unknown> };
  edit?: EditDefinition;
  csv?: Record<string, CsvColumn>;
}

/**
 * Defines one REST resource of the staff console: GET /staff/api/<name>, with `one` /<name>/:id, with `edit` POST,
 * PUT and DELETE, with `csv` /<name>.csv.
 */
export function defineResource<
  const N extends string,
  F extends z.ZodType,
  S extends string,
  R extends z.ZodType,
  O extends z.ZodType = z.ZodNever,
>(definition: ResourceDefinition<N, F, S, R, O>): ResourceDefinition<N, F, S, R, O> {
  return definition;
}
