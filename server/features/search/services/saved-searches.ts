import { Op, type Transaction } from 'sequelize';
import { z } from 'zod';
import { SavedSearch } from '../../../../db/models/bookmark.ts';
import { fitOf } from '../../../../domain/eligibility/fit.ts';
import { loadReader } from '../../matching/views/present-eligibility.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import type { Actor } from '../../../../domain/roles.ts';
import { hasStopped } from '../../../../db/mail-suppressions.ts';
import { filtersOf, readCriteria } from './search-criteria.ts';
import { searchRecruitmentIds } from './search-recruitments.ts';
import { outId, outTime } from '../../../core/schemas/schema-helpers.ts';

const savedSearch = z
  .object({
    id: outId(),
    name: z.string(),
    query: z
      .record(z.string(), z.unknown())
      .describe('The payload of search_recruitments, without sort and page'),
    is_mail_wanted: z.boolean(),
    last_notified_at: outTime().nullable(),
    created_at: outTime(),
  })
  .meta({ id: 'SavedSearch' });

export const savedSearches = z.object({ saved_searches: z.array(savedSearch) });

/** One's own, in the order they were saved. Where the link of a mail has stopped them all, no mail is wanted. */
export async function loadSavedSearches(actor: Actor, transaction: Transaction | null) {
  const user_id = actor.user_id ?? -1;
  const rows = await SavedSearch.findAll({ where: { user_id }, order: [['id', 'ASC']], transaction });
  const isStopped = await hasStopped(user_id, 'saved_search', transaction);
  return {
    saved_searches: rows.map((row) => ({
      ...row.toJSON(),
      is_mail_wanted: row.is_mail_wanted && !isStopped,
    })),
  };
}

/** Time in which recruitments were published: after `since`, up to and with `until`; and whom they are for. */
export interface Published {
  since: Date;
  until: Date;
  /** Who keeps the search. */
  user_id: number;
}

const PER_PAGE = 50;
const PAGES = 20;

/**
 * Open recruitments that a kept search finds and that were published in a time, newest first.
 * @param stored what the search asks for; what is no longer understood finds nothing
 * @param now what is still open is asked of this moment
 */
export async function findPublished(
  stored: unknown,
  { since, until, user_id }: Published,
  limit: number,
  now: Date,
): Promise<number[]> {
  const criteria = readCriteria(stored);
  if (!criteria) return [];
  const filters = filtersOf(criteria);
  const isByFit = filters.is_fit_eq !== undefined;
  const reader = isByFit ? await loadReader(user_id, now, null) : null;
  if (isByFit && !reader) return [];
  const request = {
    keyword: criteria.full_text_search_query ?? null,
    filters,
    fit: reader && fitOf(reader.student, reader.today),
    sort: 'newest' as const,
    per_page: PER_PAGE,
    now,
  };
  const found: number[] = [];
  // Newest first: what came after `until` is passed over, and the first that is too old ends it.
  for (let page = 1; page <= PAGES; page++) {
    const { ids } = await searchRecruitmentIds({ ...request, page });
    const rows = await Recruitment.findAll({
      where: { id: { [Op.in]: ids } },
      attributes: ['id', 'published_at', 'created_at'],
    });
    const publishedAt = new Map(rows.map((row) => [row.id, row.published_at ?? row.created_at]));
    for (const id of ids) {
      const at = publishedAt.get(id);
      if (!at || at > until) continue;
      if (at <= since || found.length === limit) return found;
      found.push(id);
    }
    if (ids.length < PER_PAGE) break;
  }
  return found;
}
