import type { Transaction } from 'sequelize';
import { isCurrentSql } from '../../../../db/current.ts';
import { keptOfEach } from '../../../../db/kept.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { prepared, runPrepared, type Beside } from '../../../../db/prepared.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import type { ApplyFacts } from '../../../../domain/applying.ts';
import type { RecruitmentFacts } from '../../../../domain/eligibility/facts.ts';
import { itemAt } from '../../../../domain/required.ts';
import { cutAtGaps, filledBytes, filledJson, GAP } from '../../../core/presenting/gapped-json.ts';
import { presentMine, type Mine } from './present-recruitment.ts';
import { DOCUMENT_DIGESTS, END, freshDocumentSql, minePart, pageGaps } from './recruitment-document.ts';

/** A job's page, ready but for what depends on the reader and the day. */
interface Page {
  /** Of the documents it was put together from. */
  version: string;
  /** The texts around the gaps that are left, in UTF-8. */
  parts: readonly Buffer[];
  facts: RecruitmentFacts;
  apply: ApplyFacts;
}

/** The gaps but the company's, which is in the page already. */
const readersGaps = pageGaps.filter((gap) => gap !== 'company');

const KEPT_BYTES = 32 * 2 ** 20;
const keptFor = keptOfEach<number, Page>({
  maxSize: KEPT_BYTES,
  // The objects take about as much as the texts.
  sizeCalculation: ({ parts }) => 2 * parts.reduce((sum, { length }) => sum + length, 0),
});

interface CurrentApplication {
  id: number;
  state: NonNullable<Mine['application']>['state'];
  reapply_from: string | null;
  is_declined_by_hf: boolean;
}

// Each write of a document is another row with another time: also after a failover, when a transaction's id comes again.
const VERSION = 'row(d.xmin, d.written_at, c.xmin, c.written_at)::text';
const TEXTS = ['d.detail', 'c.detail', 'd.facts', 'd.apply_facts', 'c.appliable_terms'];
const pageText = (application: string) => `
  select ${VERSION}, case when ${VERSION} is distinct from $known::text
    then concat_ws(chr(30), ${TEXTS.join(', ')}) end, ${application}
  ${freshDocumentSql('$id')}`;
const PAGE = prepared(pageText('null'));
const CURRENT_APPLICATION = `(
  select json_build_object('id', a.id, 'state', a.state, 'reapply_from', a.reapply_from,
    'is_declined_by_hf', a.is_declined_by_hf)
  from applications a where a.recruitment_id = d.id and a.user_id = $user_id and ${isCurrentSql('a')})`;
const PAGE_OF_STUDENT = prepared(pageText(CURRENT_APPLICATION));

/**
 * A job's page from its documents with the caller's current application, in one statement; null where there is no fresh
 * one. The texts of a page that was read before are read again only if they were written since.
 */
export async function loadRecruitmentPage(
  id: number,
  user_id: number | null,
  transaction: Transaction | null,
  beside: Beside | null = null,
): Promise<{ page: Page; application: CurrentApplication | null } | null> {
  const sequelize = sequelizeOf(Recruitment);
  const kept = keptFor(sequelize);
  const known = kept.get(id);
  const rows = await runPrepared<[string, string | null, CurrentApplication | null]>(
    sequelize,
    user_id === null ? PAGE : PAGE_OF_STUDENT,
    { id, user_id, known: known?.version ?? null, ...DOCUMENT_DIGESTS },
    transaction,
    beside,
  );
  if (!rows[0]) return null;
  const [version, texts, application] = rows[0];
  if (texts === null && known) return { page: known, application };
  const page = pageOf(version, String(texts).split(END));
  kept.set(id, page);
  return { page, application };
}

function pageOf(version: string, texts: readonly string[]): Page {
  const [detail, company, facts, apply, terms] = TEXTS.map((_, place) => itemAt(texts, place)) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const withCompany = filledJson(
    detail,
    pageGaps.map((gap) => (gap === 'company' ? company : GAP)),
  );
  return {
    version,
    parts: cutAtGaps(withCompany, readersGaps.length),
    facts: JSON.parse(facts) as RecruitmentFacts,
    apply: {
      ...(JSON.parse(apply) as Omit<ApplyFacts, 'appliable_terms'>),
      appliable_terms: JSON.parse(terms) as ApplyFacts['appliable_terms'],
    },
  };
}

/** The job's page as JSON. */
export function pageJson({ parts, facts, apply }: Page, mine: Mine): Buffer {
  const filled: Record<string, unknown> = minePart.parse(presentMine(apply, mine.reader && facts, mine));
  return filledBytes(parts, readersGaps, filled);
}
