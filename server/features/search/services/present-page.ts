import { ReadyJson } from '../../../core/calls/ready-json.ts';
import type { Reader } from '../../matching/views/present-eligibility.ts';
import { loadRecruitmentList } from '../../recruitments/views/present-recruitment.ts';
import { listJson } from '../../recruitments/views/recruitment-document.ts';
import type { searchRecruitmentIds } from './search-recruitments.ts';

interface About {
  page: number;
  per_page: number;
  /** How a keyword was understood. */
  corrected_query?: string | null;
  ignored_words?: string[];
  is_partial_match?: boolean;
  full_match_count?: number;
  is_ordered_by_fit?: boolean;
  keyword_parts?: { words: string; full_text_search_query: string }[];
}

/** One page of a search: from its documents, or from the rows where one of them is not fresh. */
export async function presentPage(
  {
    ids,
    total_count,
    texts,
  }: Pick<Awaited<ReturnType<typeof searchRecruitmentIds>>, 'ids' | 'total_count' | 'texts'>,
  { page, per_page, ...understood }: About,
  reader: Reader | null,
) {
  const list = texts && listJson(ids, texts, reader);
  // In the order of the output's fields, so that both ways answer the same bytes.
  const rest = { page, per_page, total_count, ...understood };
  if (list === null) return { recruitments: await loadRecruitmentList(ids, null, reader), ...rest };
  return new ReadyJson(Buffer.from(`{"recruitments":${list},${JSON.stringify(rest).slice(1)}`));
}
