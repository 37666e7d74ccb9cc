import { sameAs } from '../../../core/resources/table-list.ts';
import { literal, Op, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { campaignSql } from '../../overview/services/overview.ts';
import { day, id, integer, keyword, line } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import {
  CONSULTING_STATES,
  GONE_STATUSES,
  STUDENT_STATUSES,
  type ConsultingState,
} from '../../../../domain/student-status.ts';
import { OVERVIEW_BARS_MAX } from '../../../../domain/overview.ts';
import { User } from '../../../../db/models/user.ts';
import { usesFilter, usesWhere } from '../../../core/master-data/uses.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { idsNamed } from '../../../core/resources/name-search.ts';
import { between, textSql } from '../../overview/services/overview-filters.ts';
import { knownStudents, seesWholly } from '../../../core/scopes.ts';
import { searchWords, type SearchWord } from '../../../../domain/search/name-words.ts';
import { searchNumber } from '../../../core/resources/search-words.ts';

/** How far a profile has come, by what is stored; the page of a student tells what is missing. */
export const STUDENT_LEVELS = ['signed_up', 'minimum_initialized', 'initialized'] as const;
export type StudentLevel = (typeof STUDENT_LEVELS)[number];

export const studentFilters = z.strictObject({
  /** Words of the name in any writing, a part of the address, digits of the phone number, or the id. */
  q: keyword(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(100).optional(),
  level: z.enum(STUDENT_LEVELS).optional(),
  /** Without it, accounts that were deleted or merged are left out. */
  status: z.enum(STUDENT_STATUSES).optional(),
  home_country_id: id().optional(),
  living_country_id: id().optional(),
  living_prefecture_id: id().optional(),
  /** This level or better: 2 finds N2 and N1. */
  jlpt: integer(1, 5).optional(),
  graduate_from: day().optional(),
  graduate_to: day().optional(),
  is_hope_phone_consulting: z.boolean().optional(),
  consulting: z.enum(CONSULTING_STATES).optional(),
  has_applications: z.boolean().optional(),
  /** Students of whose applications somebody is the mentor. */
  hf_member_id: id().optional(),
  /** Days of Tokyo, both included. */
  signed_up_from: day().optional(),
  signed_up_to: day().optional(),
  /** The campaign somebody signed up from; NO_CAMPAIGN for none. Any but these: the overview's bar "other". */
  signup_campaign_source: line().optional(),
  signup_campaign_source_not: z.array(line()).max(OVERVIEW_BARS_MAX).optional(),
  uses: usesFilter,
});
export type StudentFilter = z.output<typeof studentFilters>;

/** Address and phone number are found only where the actor may read them: a search must not tell them either. */
function searchOf(ctx: StaffContext, q: string): WhereOptions {
  const { sequelize, actor } = ctx;
  const words = searchWords(q);
  // One array for all words: with one each, PostgreSQL searches the others from the start for each row.
  const isNamedIn = (...tables: ('users' | 'user_emails')[]) => {
    const idsOf = (word: SearchWord) =>
      tables.map((table) => idsNamed(sequelize, table, word)).join(' union all ');
    return `"User"."id" = any(array(${words.map((word) => `(${idsOf(word)})`).join(' intersect ')}))`;
  };
  const withAddress = words.length === 1 ? isNamedIn('user_emails') : isNamedIn('users', 'user_emails');
  const named = literal(`(${isNamedIn('users')} or (${withAddress} and ${seesWholly(actor)}))`);
  const found: WhereOptions[] = [{ [Op.and]: words.length === 0 ? [] : [named] }];
  const phone = q.normalize('NFKC').trim();
  const digits = phone.replace(/[^0-9]/g, '');
  if (digits.length >= 4 && /^[0-9+\-() ]+$/.test(phone))
    found.push(
      literal(`((regexp_replace("User"."phone_num", '[^0-9]', '', 'g') like '%${digits}%'
        or phone_key("User"."phone_num") like '%' || coalesce(phone_key(${sequelize.escape(phone)}), '${digits}') || '%')
        and ${seesWholly(actor)})`),
    );
  const number = searchNumber(q);
  if (number !== null) found.push({ id: number });
  return { [Op.or]: found };
}

function consultingWhere(now: Date, state: ConsultingState): WhereOptions {
  if (state === 'waiting') return { is_hope_phone_consulting: true, career_meeting_at: null };
  return { career_meeting_at: { [state === 'planned' ? Op.gte : Op.lt]: now } };
}

const LEVELS: Record<StudentLevel, WhereOptions> = {
  signed_up: { is_minimum_initialized: false, is_initialized: false },
  minimum_initialized: { is_minimum_initialized: true, is_initialized: false },
  initialized: { is_initialized: true },
};

/** Applications and mentors of students whom the actor does not see wholly are not told by a filter either. */
function applicationsWhere(ctx: StaffContext, filter: StudentFilter): WhereOptions[] {
  const { has_applications, hf_member_id } = filter;
  if (has_applications === undefined && hf_member_id === undefined) return [];
  const conditions = [seesWholly(ctx.actor)];
  if (has_applications !== undefined)
    conditions.push(
      `${has_applications ? '' : 'not '}exists (select 1 from applications a where a.user_id = "User"."id")`,
    );
  if (hf_member_id !== undefined)
    conditions.push(`exists (select 1 from applications a join application_hf_members m on m.application_id = a.id
      where a.user_id = "User"."id" and m.hf_member_id = ${hf_member_id})`);
  return [literal(conditions.map((condition) => `(${condition})`).join(' and '))];
}

/** Who signed up when and from where; the campaign only of students whom the actor sees wholly. */
function signUpWhere(ctx: StaffContext, filter: StudentFilter): WhereOptions[] {
  const { signup_campaign_source, signup_campaign_source_not } = filter;
  const signedUp = between(filter.signed_up_from, filter.signed_up_to);
  const source = campaignSql(
    '(select d.signup_campaign_source from user_analytics_data d where d.user_id = "User"."id")',
  );
  const conditions: string[] = [];
  if (signup_campaign_source !== undefined)
    conditions.push(`${source} = ${textSql(signup_campaign_source)}`, seesWholly(ctx.actor));
  if (signup_campaign_source_not?.length)
    conditions.push(
      `${source} not in (${signup_campaign_source_not.map(textSql).join(', ')})`,
      seesWholly(ctx.actor),
    );
  return [signedUp ? { created_at: signedUp } : {}, ...conditions.map((condition) => literal(condition))];
}

/** What the actor may see and the filter asks for. */
export function studentsWhere(ctx: StaffContext, filter: StudentFilter): WhereOptions {
  const { graduate_from, graduate_to, home_country_id, living_country_id, living_prefecture_id } = filter;
  const plain = { home_country_id, living_country_id, living_prefecture_id };
  const asked = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  const isNamed = filter.status !== undefined || filter.id !== undefined;
  return {
    [Op.and]: [
      knownStudents(ctx.actor),
      asked,
      sameAs(filter, 'status', 'id'),
      isNamed ? {} : { status: { [Op.notIn]: [...GONE_STATUSES] } },
      filter.level ? LEVELS[filter.level] : {},
      filter.jlpt ? { jlpt: { [Op.lte]: filter.jlpt } } : {},
      graduate_from ? { graduate_latest_school_at: { [Op.gte]: graduate_from } } : {},
      graduate_to ? { graduate_latest_school_at: { [Op.lte]: graduate_to } } : {},
      filter.is_hope_phone_consulting === undefined
        ? {}
        : { is_hope_phone_consulting: filter.is_hope_phone_consulting },
      filter.consulting ? consultingWhere(ctx.now, filter.consulting) : {},
      ...applicationsWhere(ctx, filter),
      ...signUpWhere(ctx, filter),
      usesWhere(ctx, User, filter.uses),
      filter.q ? searchOf(ctx, filter.q) : {},
    ],
  };
}
