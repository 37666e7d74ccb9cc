import { ReadyJson } from '../../../core/calls/ready-json.ts';
import type { Reader } from '../../matching/views/present-eligibility.ts';
import { loadRecruitmentList } from '../../recruitments/views/present-recruitment.ts';
import { listJson } from '../../recruitments/views/recruitment-document.ts';
import type { searchRecruitmentIds } from './search-recruitments.ts';

/** One page of a search: from its documents, or from the rows where one of them is not fresh. */
export async function presentPage(
  { ids, total_count, texts }: Awaited<ReturnType<typeof searchRecruitmentIds>>,
  { page, per_page }: { page: number; per_page: number },
  reader: Reader | null,
) {
  const list = texts && listJson(ids, texts, reader);
  if (list === null)
    return { recruitments: await loadRecruitmentList(ids, null, reader), page, per_page, total_count };
  return new ReadyJson(
    `{"recruitments":${list},"page":${page},"per_page":${per_page},"total_count":${total_count}}`,
  );
}
