import { RecruitmentSearchRow } from '../../../../db/models/recruitment-search-row.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { piecesOf } from '../../../../domain/search/plan.ts';
import { partsOfKeyword } from './keyword-parts.ts';
import { searchNames } from './search-names.ts';
import type { SearchFilters } from './search-filters.ts';
import { searchRecruitmentIds, type SEARCH_SORTS } from './search-recruitments.ts';
import { suggest, suggestCategories } from './suggestions.ts';

/** More words are not tried. */
const MOST_WORDS = 6;

interface Asked {
  keyword: string;
  filters: SearchFilters;
  isAsTyped: boolean | undefined;
  sort: (typeof SEARCH_SORTS)[number] | undefined;
  language: string;
  now: Date;
}

const withCounts = <T extends { total_count: number }>(found: readonly T[]): T[] =>
  found.filter(({ total_count }) => total_count > 0).toSorted((a, b) => b.total_count - a.total_count);

/** What to change about a search that finds nothing, and how many jobs each change finds, by the search itself. */
export async function explainNoHits({ keyword, filters, isAsTyped, sort, language, now }: Asked) {
  const sequelize = sequelizeOf(RecruitmentSearchRow);
  const names = await searchNames(sequelize);
  const pieces = keyword === '' ? [] : piecesOf(keyword, names);
  const given = (Object.keys(filters) as (keyof SearchFilters)[]).filter((name) => {
    const value = filters[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
  const isNarrowed = keyword !== '' || given.length > 0;

  async function countOf(change: { keyword?: string; filters?: SearchFilters; isAsTyped?: boolean }) {
    const asked = { keyword, filters, isAsTyped, ...change };
    const found = await searchRecruitmentIds({
      ...asked,
      sort,
      isForgiving: true,
      page: 1,
      per_page: 1,
      now,
    });
    return found.total_count;
  }

  const without_words = [];
  for (const { words, full_text_search_query } of partsOfKeyword(keyword, pieces).slice(0, MOST_WORDS)) {
    const total_count = await countOf({ keyword: full_text_search_query });
    without_words.push({ words, full_text_search_query, total_count });
  }
  const without_filters = [];
  if (given.length + Number(keyword !== '') > 1)
    for (const filter of given) {
      const total_count = await countOf({ filters: { ...filters, [filter]: undefined } });
      without_filters.push({ filter, total_count });
    }
  const corrected = isAsTyped ? names.corrected(keyword) : null;
  const spellings =
    corrected === null
      ? []
      : [{ full_text_search_query: corrected, total_count: await countOf({ keyword: corrected }) }];
  const concepts = pieces.flatMap((piece) => piece.concepts);
  const asked = { language, now };
  return {
    without_words: withCounts(without_words),
    without_filters: withCounts(without_filters),
    without_keyword_count: keyword !== '' && given.length > 0 ? await countOf({ keyword: '' }) : 0,
    without_all_filters_count:
      keyword !== '' && given.length > 1 && withCounts(without_filters).length === 0
        ? await countOf({ filters: {} })
        : 0,
    spellings: withCounts(spellings),
    // What is understood already is not meant otherwise.
    names: keyword === '' || concepts.length > 0 ? [] : await suggest(sequelize, keyword, asked),
    categories: await suggestCategories(
      sequelize,
      concepts.flatMap(({ means, near }) => [...means, ...near]),
      asked,
    ),
    all_count: isNarrowed ? await countOf({ keyword: '', filters: {} }) : 0,
  };
}
