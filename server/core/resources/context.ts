import type { Sequelize, Transaction } from 'sequelize';
import type { CommandContext, Outside } from '../calls/context.ts';
import type { Staff } from '../../../domain/roles.ts';

/** What the staff API is given when it is put together. */
export interface StaffDeps {
  sequelize: Sequelize;
  outside: Outside;
  now(): Date;
}

/** What a resource knows of the request. */
export interface StaffContext {
  readonly sequelize: Sequelize;
  readonly actor: Staff;
  readonly now: Date;
}

/** What a change knows of the request: it runs in one transaction, and what it emits happens after the commit. */
export interface StaffChangeContext extends StaffContext {
  readonly tx: Transaction;
  readonly outside: CommandContext['outside'];
  readonly emit: CommandContext['emit'];
}
