import type { Sequelize, Transaction } from 'sequelize';
import type { Beside } from '../../../db/prepared.ts';
import type { CommandContext, Adapters } from '../calls/context.ts';
import type { Staff } from '../../../domain/roles.ts';

/** Dependencies of the staff API. */
export interface StaffDeps {
  sequelize: Sequelize;
  adapters: Adapters;
  now(): Date;
}

/** The request context of a resource. */
export interface StaffContext {
  readonly sequelize: Sequelize;
  readonly actor: Staff;
  readonly now: Date;
  /** What the first prepared statement of a list may carry along (requests/caller.ts); null elsewhere. */
  readonly beside: Beside | null;
}

/** The context of a change: one transaction; emitted events take effect after the commit. */
export interface StaffChangeContext extends StaffContext {
  readonly tx: Transaction;
  readonly adapters: CommandContext['adapters'];
  readonly emit: CommandContext['emit'];
}
