import type { Sequelize, Transaction } from 'sequelize';
import type { Beside } from '../../../db/prepared.ts';
import type { CommandContext, Adapters } from '../calls/context.ts';
import type { z } from 'zod';
import type { Role, Staff } from '../../../domain/roles.ts';

/** What a list of the console is asked by, for who keeps questions to it. */
export interface KnownList {
  readonly allow: readonly Role[];
  readonly list: { readonly filters: z.ZodType; readonly sorts: Readonly<Record<string, unknown>> };
}

/** Dependencies of the staff API. */
export interface StaffDeps {
  sequelize: Sequelize;
  /** Every resource by its name. */
  lists: ReadonlyMap<string, KnownList>;
  adapters: Adapters;
  now(): Date;
}

/** The request context of a resource. */
export interface StaffContext {
  readonly sequelize: Sequelize;
  readonly lists: StaffDeps['lists'];
  readonly actor: Staff;
  readonly now: Date;
  readonly request_id: string;
  /** What the first prepared statement of a list may carry along (requests/caller.ts); null elsewhere. */
  readonly beside: Beside | null;
}

/** The context of a change: one transaction; emitted events take effect after the commit. */
export interface StaffChangeContext extends StaffContext {
  readonly tx: Transaction;
  readonly adapters: CommandContext['adapters'];
  readonly emit: CommandContext['emit'];
}
