import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { loadAggregatesById } from '../../../../db/aggregate.ts';
import { digestOf, digestsOf, isFreshSql, type DocumentKind } from '../../../../db/read-documents.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import type { RecruitmentFacts, StudentFacts } from '../../../../domain/eligibility/facts.ts';
import { oncePer } from '../../../../domain/once-per.ts';
import { required } from '../../../../domain/required.ts';
import { PRESENTERS_DIGEST } from '../../../core/presenting/presenters-digest.ts';
import { filledJson, gappedJson, gapsInOrder } from '../../../core/presenting/gapped-json.ts';
import { companyDocument } from '../../companies/views/company-document.ts';
import { shortEligibility } from '../../matching/views/eligibility-schema.ts';
import {
  presentShortEligibility,
  recruitmentFacts,
  type Reader,
} from '../../matching/views/present-eligibility.ts';
import { OWN_TREE, presentOwn, type OwnRow } from './present-recruitment.ts';
import { recruitmentListItem, recruitmentPublic } from './recruitment-schema.ts';

/** What depends on the company, the reader or the day is filled in when a document is read. */
const MINE = { can: true, application_id: true, reapply_from: true, eligibility: true } as const;
const LIST_GAPS = { company: true, eligibility: true } as const;
const DETAIL_GAPS = { company: true, ...MINE } as const;
const inList = gapsInOrder(recruitmentListItem.shape, LIST_GAPS);
export const pageGaps = gapsInOrder(recruitmentPublic.shape, DETAIL_GAPS);
const listPart = recruitmentListItem.omit(LIST_GAPS);
const detailPart = recruitmentPublic.omit(DETAIL_GAPS);
/** What a page tells of its reader. */
export const minePart = recruitmentPublic.pick(MINE);

/** Only what search finds has a document; the others are asked for too seldom. */
const IS_OPEN = '"Recruitment".is_released and "Recruitment".closed_at is null';

/** A job's row in lists, its page and what decides who fits it, as JSON texts. */
export const recruitmentDocument: DocumentKind = {
  name: 'recruitments',
  digest: digestOf(
    z.toJSONSchema(recruitmentPublic, { unrepresentable: 'any' }),
    z.toJSONSchema(recruitmentListItem, { unrepresentable: 'any' }),
    OWN_TREE,
    PRESENTERS_DIGEST,
  ),
  columns: { company_id: 'int', list_item: 'text', detail: 'text', facts: 'text', apply_facts: 'text' },
  async read(ids, transaction) {
    const rows = await loadAggregatesById<OwnRow, Recruitment>(Recruitment, OWN_TREE, ids, transaction, {
      condition: IS_OPEN,
    });
    return rows.map((row) => ({
      id: row.id,
      present() {
        const own = presentOwn(row);
        return {
          company_id: row.company_id,
          list_item: gappedJson(recruitmentListItem.shape, listPart.parse(own), inList),
          detail: gappedJson(recruitmentPublic.shape, detailPart.parse(own), pageGaps),
          facts: JSON.stringify(recruitmentFacts(row)),
          apply_facts: JSON.stringify(applyFacts(row)),
        };
      },
    }));
  },
};

function applyFacts({ is_released, closed_at, apply_deadline_on, peculiar_apply_url }: OwnRow) {
  return { is_released, closed_at, apply_deadline_on, peculiar_apply_url };
}

/** The values that the SQL of documents reads. */
export const DOCUMENT_DIGESTS = digestsOf(recruitmentDocument, companyDocument);
const FROM = 'documents.recruitments d join documents.companies c on c.id = d.company_id';
const ARE_FRESH = `${isFreshSql(recruitmentDocument, 'd')} and ${isFreshSql(companyDocument, 'c')}`;
/** SQL of a job's document as `d` with its company's as `c`. */
export const freshDocumentSql = (id: string) => `from ${FROM} where d.id = ${id} and ${ARE_FRESH}`;

/** Between several texts in one value; as a gap, it never stands in one. */
export const END = '\u001e';
const joined = (column: string) => `string_agg(${column}, chr(30) order by u.place)`;

/** The documents of a list: how many there are, and each column's texts as one value, which the driver reads fastest. */
export type ListTexts = [count: number, items: string | null, briefs: string | null, facts: string | null];

/**
 * SQL of the texts of a list, in its order.
 * @param ids SQL of an array
 * @param withFacts for a reader who is a student
 */
export const listTextsSql = (ids: string, withFacts: boolean) => `
  (select count(*)::int, ${joined('d.list_item')}, ${joined('c.brief')}, ${withFacts ? joined('d.facts') : 'null'}
   from unnest(${ids}) with ordinality as u (id, place) join ${FROM} on d.id = u.id where ${ARE_FRESH})`;

/** Some pages of jobs: students look at the same ones again and again. */
const MOST_FITS_KEPT = 100;
const fitsKeptFor = oncePer(
  (_student: StudentFacts) => new LRUCache<string, string>({ max: MOST_FITS_KEPT }),
);

/** How a job fits its reader, in short, as JSON; kept by a digest of what decides it, which is shorter. */
function fitJson(reader: Reader, facts: string): string {
  const kept = fitsKeptFor(reader.student);
  const key = createHash('sha1').update(reader.today).update(facts).digest('base64');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const fit = presentShortEligibility(reader, JSON.parse(facts) as RecruitmentFacts);
  const json = JSON.stringify(shortEligibility.parse(fit));
  kept.set(key, json);
  return json;
}

/** The rows of a list as JSON, in order; null where one has no fresh document. */
export function listJson(
  ids: readonly number[],
  [count, items, briefs, facts]: ListTexts,
  reader: Reader | null,
): string | null {
  if (count !== ids.length) return null;
  if (ids.length === 0) return '[]';
  const ofEach = (texts: string | null) => required(texts).split(END);
  const companies = ofEach(briefs);
  const asked = reader && ofEach(facts);
  const rows = ofEach(items).map((item, place) => {
    const eligibility = reader && asked ? fitJson(reader, required(asked[place])) : 'null';
    const texts = { company: required(companies[place]), eligibility };
    return filledJson(
      item,
      inList.map((gap) => texts[gap]),
    );
  });
  return `[${rows.join(',')}]`;
}
