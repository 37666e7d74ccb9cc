import { PAGE_SIZE } from '../../../domain/constants.ts';
import { integer } from '../schemas/schema-helpers.ts';

/** Paging of every list: pages start at 1, 20 rows by default, at most 100. */
export const paging = {
  page: integer(1, 10_000).default(1),
  per_page: integer(1, PAGE_SIZE.max).default(PAGE_SIZE.default),
};

export function limitOf({ page, per_page }: { page: number; per_page: number }): {
  limit: number;
  offset: number;
} {
  return { limit: per_page, offset: (page - 1) * per_page };
}
