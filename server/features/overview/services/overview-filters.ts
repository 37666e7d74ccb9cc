import { literal, Op, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { campaignSql, dueKeptSql, offerSql } from './overview.ts';
import { day, id, line } from '../../../core/schemas/schema-helpers.ts';
import { APPLICATION_STATES } from '../../../../domain/application-state.ts';
import { DUE_OUTCOMES, OFFER_OUTCOMES, OVERVIEW_BARS_MAX } from '../../../../domain/overview.ts';
import { endOfTokyoDay, startOfTokyoDay, tokyoDay } from '../../../../domain/tokyo-time.ts';

/** Any but these: of a picture whose bars stand for these, the bar "other". */
const allBut = <T extends z.ZodType>(value: T) => z.array(value).max(OVERVIEW_BARS_MAX);

const outcome = z.enum(OFFER_OUTCOMES);

/** What lies behind the bars of the overview. Days are Tokyo's, both included. */
export const overviewFilters = {
  applied_from: day().optional(),
  applied_to: day().optional(),
  /** Somebody looks after it, and not only these. */
  hf_member_id_not: allBut(id()).optional(),
  company_id_not: allBut(id()).optional(),
  /** Whether the resume left for the company by its due day; `either` leaves out where that is not decided. */
  due: z.enum([...DUE_OUTCOMES, 'either']).optional(),
  /** It led to an offer, and what became of it: one, or any of several. */
  offer: z.union([outcome, z.array(outcome).min(1).max(OFFER_OUTCOMES.length)]).optional(),
  offered_from: day().optional(),
  offered_to: day().optional(),
  /** The campaign that led to it; NO_CAMPAIGN for none. */
  campaign_source: line().optional(),
  campaign_source_not: allBut(line()).optional(),
  /** It went on from this state, in that time. */
  left_state: z.enum(APPLICATION_STATES).optional(),
  left_from: day().optional(),
  left_to: day().optional(),
};

type Asked = z.output<z.ZodObject<typeof overviewFilters>>;

const APPLICATION = '"Application"';

/** Instants from the beginning of the first day to the end of the last; null where neither is asked for. */
export function between(from: string | undefined, to: string | undefined) {
  if (from === undefined && to === undefined) return null;
  return {
    ...(from !== undefined && { [Op.gte]: startOfTokyoDay(from) }),
    ...(to !== undefined && { [Op.lt]: endOfTokyoDay(to) }),
  };
}

/** SQL of a text of the request: as bytes, because a `$1` in quotes would be taken for a parameter of the statement. */
export const textSql = (text: string): string =>
  `convert_from(decode('${Buffer.from(text).toString('hex')}', 'hex'), 'UTF8')`;

/** SQL of an instant. */
const at = (instant: Date) => `'${instant.toISOString()}'::timestamptz`;

function leftWhere({ left_state, left_from, left_to }: Asked): WhereOptions | null {
  if (left_state === undefined && left_from === undefined && left_to === undefined) return null;
  const conditions = [
    'e.entered_at is not null and e.undone_at is null',
    left_state && `e.from_state = '${left_state}'`,
    left_from && `e.at >= ${at(startOfTokyoDay(left_from))}`,
    left_to && `e.at < ${at(endOfTokyoDay(left_to))}`,
  ].filter(Boolean);
  return {
    id: {
      [Op.in]: literal(
        `(select e.application_id from application_events e where ${conditions.join(' and ')})`,
      ),
    },
  };
}

/** By its own row, and of the few that several look after by the table of who looks after whom. */
function lookedAfterByOthers(ids: readonly number[]) {
  const others = (column: string) => (ids.length === 0 ? 'true' : `${column} not in (${ids.join(', ')})`);
  return literal(`(${APPLICATION}."mentor_count" = 1 and ${others(`${APPLICATION}."mentor_id"`)}
    or ${APPLICATION}."mentor_count" > 1 and exists (select 1 from application_hf_members m
      where m.application_id = ${APPLICATION}."id" and ${others('m.hf_member_id')}))`);
}

function dueWhere(now: Date, due: NonNullable<Asked['due']>) {
  const isKept = dueKeptSql(APPLICATION, `'${tokyoDay(now)}'::date`);
  return literal(`${isKept} ${due === 'either' ? 'is not null' : due === 'kept' ? '= true' : '= false'}`);
}

function offerWhere({ offer, offered_from, offered_to }: Asked): WhereOptions[] {
  const offered = between(offered_from, offered_to);
  if (offer === undefined && !offered) return [];
  const outcomes = offer === undefined ? [...OFFER_OUTCOMES] : [offer].flat();
  return [
    // As the index has it: "is_passed", not "is_passed = true".
    literal(`${APPLICATION}."is_passed"`),
    outcomes.length < OFFER_OUTCOMES.length
      ? literal(`${offerSql(APPLICATION)} in (${outcomes.map((name) => `'${name}'`).join(', ')})`)
      : {},
    offered ? { selection_finished_at: offered } : {},
  ];
}

/** The conditions of these filters, for the list and whatever counts by them. */
export function overviewWhere(now: Date, filter: Asked): WhereOptions[] {
  const { campaign_source, campaign_source_not, hf_member_id_not, company_id_not } = filter;
  const applied = between(filter.applied_from, filter.applied_to);
  const source = campaignSql(`${APPLICATION}."apply_campaign_source"`);
  const conditions = [
    applied && { created_at: applied },
    filter.due && dueWhere(now, filter.due),
    hf_member_id_not && lookedAfterByOthers(hf_member_id_not),
    company_id_not?.length &&
      literal(`${APPLICATION}."recruitment_id" <> all(array(select r.id from recruitments r
        where r.company_id in (${company_id_not.join(', ')})))`),
    campaign_source !== undefined && literal(`${source} = ${textSql(campaign_source)}`),
    campaign_source_not?.length &&
      literal(`${source} not in (${campaign_source_not.map(textSql).join(', ')})`),
    leftWhere(filter),
    ...offerWhere(filter),
  ];
  return conditions.filter((condition) => Boolean(condition)) as WhereOptions[];
}
