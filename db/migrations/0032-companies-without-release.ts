import type { Migration } from './migration.ts';

/**
 * A company has no release of its own: the specification gives it none, and nothing ever read this one. The public sees
 * a company through its released recruitments.
 */
export const companiesWithoutRelease: Migration = {
  name: '0032-companies-without-release',
  sql: 'alter table companies drop column is_released;',
};
