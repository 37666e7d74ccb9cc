import type { Model, ModelStatic, WhereOptions } from 'sequelize';
import type { z } from 'zod';
import { saveNestedList, type NestedItem } from '../calls/nested-lists.ts';
import type { Role } from '../../../domain/roles.ts';
import type { StaffChangeContext } from './context.ts';

export type Values = Record<string, unknown>;

/** A row that two people may edit: it counts its versions. */
export type Versioned = Model & { id: number; version: number };

/**
 * How a resource is changed: POST creates, PUT changes the fields it names, DELETE removes. Never the lifecycle of
 * anything (submitted, sent, decided …): those are commands.
 */
export interface EditDefinition {
  /** Who may change. Required, and narrower than who may read. */
  allow: readonly Role[];
  model: ModelStatic<Versioned>;
  /** Which rows the actor may change; all when left out. */
  rows?(ctx: StaffChangeContext): WhereOptions;
  /** Every field that may be written, strictly: for POST as it stands, for PUT each may be left out. */
  fields: z.ZodObject;
  /** Checks that need more than one field, or other rows. `row` is new, without an id, when it is created. */
  check?(ctx: StaffChangeContext, row: Versioned, values: Values): Promise<void>;
  /** Writes the values; `writeFields` unless the resource needs more. */
  write?(ctx: StaffChangeContext, row: Versioned, values: Values): Promise<void>;
  /** Rows cannot be created or removed unless their resource says so. */
  can_create?: boolean;
  /** `true`: unless something else points to the row, which answers still_in_use. */
  can_remove?: boolean;
  /** Refuses the removal of a row that has to stay. */
  checkRemoval?(ctx: StaffChangeContext, row: Versioned): Promise<void>;
}

/** Nested lists of a record, by the field each has on the wire. */
export type NestedLists = Record<
  string,
  {
    model: ModelStatic<Model>;
    key: string;
    children?: Record<string, { model: ModelStatic<Model>; key: string }>;
  }
>;

/**
 * Writes the plain fields of a row, then its nested lists by the specified convention (an id updates, none creates,
 * `_destroy` removes, what is not named stays).
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
