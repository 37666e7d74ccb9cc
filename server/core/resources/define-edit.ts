import type { Model, ModelStatic, WhereOptions } from 'sequelize';
import type { z } from 'zod';
import { saveNestedList, type NestedItem } from '../calls/nested-lists.ts';
import type { Role } from '../../../domain/roles.ts';
import type { StaffChangeContext } from './context.ts';

export type Values = Record<string, unknown>;

/** A row that several people may edit, with a version number for optimistic locking. */
export type Versioned = Model & { id: number; version: number };

/**
 * How a resource is changed: POST creates, PUT changes the given fields, DELETE removes. Lifecycle changes
 * (submit, send, decide …) are commands instead.
 */
export interface EditDefinition {
  /** Who may change it. Required, and a subset of who may read. */
  allow: readonly Role[];
  model: ModelStatic<Versioned>;
  /** Which rows the actor may change; all by default. */
  rows?(ctx: StaffChangeContext): WhereOptions;
  /** All writable fields, strict: for POST as is, for PUT each is optional. */
  fields: z.ZodObject;
  /** Checks across fields or rows. On creation, `row` is new and has no id. */
  check?(ctx: StaffChangeContext, row: Versioned, values: Values): Promise<void>;
  /** Writes the values; `writeFields` by default. */
  write?(ctx: StaffChangeContext, row: Versioned, values: Values): Promise<void>;
  /** Creating and removing rows must be enabled explicitly. */
  can_create?: boolean;
  /** `true`: allowed unless other rows reference it, which returns still_in_use. */
  can_remove?: boolean;
  /** Rejects removing a row that must stay. */
  checkRemoval?(ctx: StaffChangeContext, row: Versioned): Promise<void>;
}

/** Nested lists of a record, by wire name. */
export type NestedLists = Record<
  string,
  {
    model: ModelStatic<Model>;
    key: string;
    children?: Record<string, { model: ModelStatic<Model>; key: string }>;
  }
>;

/**
 * Writes the plain fields of a row, then its nested lists by the specified convention (an id updates, none
 * creates, `_destroy` removes, unnamed items stay).
 */
export function writeFields(lists: NestedLists = {}) {
  return async (ctx: StaffChangeContext, row: Versioned, values: Values): Promise<void> => {
    const plain = Object.entries(values).filter(([name]) => !Object.hasOwn(lists, name));
    row.set(Object.fromEntries(plain));
    await row.save({ transaction: ctx.tx });
    for (const [name, { model, key, children }] of Object.entries(lists))
      await saveNestedList(
        ctx,
        name,
        model,
        { [key]: row.id },
        values[name] as NestedItem[] | undefined,
        children,
      );
  };
}
