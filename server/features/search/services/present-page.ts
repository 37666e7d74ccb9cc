import { ReadyJson } from '../../../core/calls/ready-json.ts';
import type { Reader } from '../../matching/views/present-eligibility.ts';
import { loadRecruitmentList } from '../../recruitments/views/present-recruitment.ts';
import { listJson } from '../../recruitments/views/recruitment-document.ts';
import type { searchRecruitmentIds } from './search-recruitments.ts';

interface About {
  page: number;
  per_page: number;
  /** Of a search by keyword. */
  corrected_query?: string | null;
}

/** One page of a search: from its documents, or from the rows where one of them is not fresh. */
export async function presentPage(
  {
    ids,
    total_count,
    texts,
  }: Pick<Awaited<ReturnType<typeof searchRecruitmentIds>>, 'ids' | 'total_count' | 'texts'>,
  about: About,
  reader: Reader | null,
) {
  const list = texts && listJson(ids, texts, reader);
  const rest = { ...about, total_count };
  if (list === null) return { recruitments: await loadRecruitmentList(ids, null, reader), ...rest };
  return new ReadyJson(`{"recruitments":${list},${JSON.stringify(rest).slice(1)}`);
}
