/** The oldest PostgreSQL that README names. */
export const OLDEST_POSTGRES: number;
/** @returns the folder of its package */
export function ensureOldestPostgres(): Promise<string>;
/** @returns the program's path */
export function ensurePgbouncer(): Promise<string>;
