/** The oldest PostgreSQL that README names. */
export const OLDEST_POSTGRES: number;
/** @returns the folder of its package */
export function ensureOldestPostgres(): Promise<string>;
/** @returns the program's path; null: there is none, and that has been said */
export function ensurePgbouncer(): Promise<string | null>;
