import { DatabaseError } from 'sequelize';

/**
 * Whether a row was not removed because another points to it with `on delete restrict`: PostgreSQL 18 tells that by a
 * code of its own, which Sequelize takes for any error.
 */
export const isRestricted = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.parent as { code?: string } | undefined)?.code === '23001';
