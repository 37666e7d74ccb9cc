/** Migrated and seeded with master data once per run; freshDatabase() clones it. */
export const templateDatabase = 'tabidachi_template';
