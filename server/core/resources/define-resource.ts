import type { Order } from 'sequelize';
import type { z } from 'zod';
import type { MachineScope } from '../../../domain/machine-scopes.ts';
import type { Role } from '../../../domain/roles.ts';
import type { StaffContext } from './context.ts';
import type { CsvColumn } from './csv-columns.ts';
import type { Sheet } from '../sheets/define-sheet.ts';
import type { EditDefinition } from './define-edit.ts';

export type Direction = 'ASC' | 'DESC';

/** A parsed page request: the filter is validated and the order ends in a unique column. */
export interface PageRequest<F> {
  filter: F;
  order: Order;
  limit: number;
  offset: number;
}

/** Totals are counted up to a cap, because an exact count of a million rows costs more than the page. */
export interface FoundPage {
  /** All of them, or none, as ReadyJson that was cut by the row's schema. */
  rows: unknown[];
  total: number;
  is_capped: boolean;
}

interface ListDefinition<F extends z.ZodType, S extends string, R extends z.ZodType> {
  /** A strict schema: an unknown filter is a 400 that names it. */
  filters: F;
  /** The available sorts, each ending in a unique column so that pages never overlap. */
  sorts: Record<S, (direction: Direction) => Order>;
  default_sort: readonly [NoInfer<S>, Direction];
  /** Filters and checks every row: unlisted fields never leave the server. */
  row: R;
  find(ctx: StaffContext, page: PageRequest<z.output<F>>): Promise<FoundPage>;
  /** For the export: the next rows in id order. A resource without it has no export. */
  rowsAfter?(ctx: StaffContext, filter: z.output<F>, afterId: number, limit: number): Promise<unknown[]>;
}

interface OneDefinition<O extends z.ZodType> {
  record: O;
  /** Null for a row that does not exist or is not visible to the actor; both look the same. */
  find(ctx: StaffContext, id: number): Promise<unknown>;
}

/** The scopes of the API keys that a resource is open to: its lists, records and sheets, and the import of its sheet. */
export interface OpenToMachines {
  read?: MachineScope;
  import?: MachineScope;
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
  /** Who may access it. Required, so omitting it is a type error. Rows are narrowed further by scopes. */
  allow: readonly Role[];
  list: ListDefinition<F, S, R>;
  one?: OneDefinition<O>;
  /** Without it, read-only. */
  edit?: EditDefinition;
  /** Columns of the CSV export for managers, each from a presented row. Needs `list.rowsAfter`. */
  csv?: Record<string, CsvColumn<z.output<R>>>;
  /** Its rows as managers export, fill in and import them. Needs `edit` and `list.rowsAfter`. */
  sheet?: Sheet;
  /** What of it machines may use; nothing unless told. */
  machine?: OpenToMachines;
}

/** A resource as the router sees it, with erased types. */
export interface AnyResource {
  name: string;
  summary: string;
  allow: readonly Role[];
  list: {
    filters: z.ZodType;
    sorts: Record<string, (direction: Direction) => Order>;
    default_sort: readonly [string, Direction];
    row: z.ZodType;
    // Declared as a method so that resources with narrower filters are assignable.
    find(ctx: StaffContext, page: PageRequest<unknown>): Promise<FoundPage>;
    rowsAfter?(ctx: StaffContext, filter: unknown, afterId: number, limit: number): Promise<unknown[]>;
  };
  one?: { record: z.ZodType; find(ctx: StaffContext, id: number): Promise<unknown> };
  edit?: EditDefinition;
  csv?: Record<string, CsvColumn>;
  sheet?: Sheet;
  machine?: OpenToMachines;
}

/**
 * Defines a REST resource of the staff console: GET /staff/api/<name>, with `one` /<name>/:id, with `edit`
 * POST, PUT and DELETE, with `csv` /<name>.csv.
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
