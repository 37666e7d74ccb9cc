import { DataTypes } from 'sequelize';
import type { DataType, Sequelize } from 'sequelize';

/** Words for the columns of the models. The database itself is made by db/migrations, never from these. */

/** The database counts, unless an id is given (seeds give the ids of master data). */
export function id() {
  return { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true };
}

export function required(type: DataType, defaultValue?: unknown) {
  return defaultValue === undefined
    ? { type, allowNull: false as const }
    : { type, allowNull: false as const, defaultValue };
}

export function optional(type: DataType) {
  return { type, allowNull: true as const };
}

/** A yes/no that always has an answer. A yes/no that may be undecided is `optional(DataTypes.BOOLEAN)`. */
export function flag(defaultValue = false) {
  return required(DataTypes.BOOLEAN, defaultValue);
}

export function languageMap() {
  return required(DataTypes.JSONB, {});
}

/** A random public id (122 bits), made here so that the row knows it before it is saved. */
export function uuid() {
  return required(DataTypes.UUID, DataTypes.UUIDV4);
}

/** created_at and updated_at: Sequelize keeps them. */
export function timestamp() {
  return { type: DataTypes.DATE, allowNull: false as const };
}

/** Options of a table with id, created_at and updated_at. */
export function table(sequelize: Sequelize, tableName: string) {
  return {
    sequelize,
    tableName,
    underscored: true,
    createdAt: 'created_at' as const,
    updatedAt: 'updated_at' as const,
  };
}

/** Options of a pure join table: its rows come and go but never change, so it has no updated_at. */
export function joinTable(sequelize: Sequelize, tableName: string) {
  return { ...table(sequelize, tableName), updatedAt: false as const };
}
