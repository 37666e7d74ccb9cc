/** Migrated and filled with the master data once per run; freshDatabase() clones it. */
export const templateDatabase = 'tabidachi_template';
