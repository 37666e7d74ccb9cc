import { literal, Op, QueryTypes, type Order, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { User } from '../../../../db/models/user.ts';
import { mentorNames } from '../../applications/views/application-schema.ts';
import { outDay, outId, outTime } from '../../../core/schemas/schema-helpers.ts';
import { END_STATES } from '../../../../domain/application-state.ts';
import { isManager } from '../../../../domain/roles.ts';
import { CONSULTING_STATES, consultingState, STUDENT_STATUSES } from '../../../../domain/student-status.ts';
import { memberNames, type MemberNames } from '../../../core/presenting/names.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { seesWholly } from '../../../core/scopes.ts';
import { STUDENT_LEVELS, type StudentLevel } from './student-filters.ts';

const text = () => z.string().nullable();

/** What staff may know of any student, to recommend jobs: no contact, and no applications of other mentors. */
const forRecommending = z.object({
  view: z.literal('recommending'),
  id: outId(),
  first_name: text(),
  last_name: text(),
  first_name_kana: text(),
  last_name_kana: text(),
  home_country_id: outId().nullable(),
  living_country_id: outId().nullable(),
  living_prefecture_id: outId().nullable(),
  jlpt: z.number().int().nullable(),
  is_jlpt_none: z.boolean(),
  graduate_latest_school_at: outDay().nullable(),
  level: z.enum(STUDENT_LEVELS),
  status: z.enum(STUDENT_STATUSES),
  is_hope_phone_consulting: z.boolean(),
  phone_consulting_wished_at: outTime().nullable(),
  career_meeting_at: outTime().nullable(),
  consulting: z.enum(CONSULTING_STATES).nullable(),
  created_at: outTime(),
  version: z.number().int(),
});

const whole = {
  email: z.string(),
  phone_num: text(),
  applications_count: z.number().int(),
  live_applications_count: z.number().int(),
  hf_members: z.array(mentorNames),
};

/** A row of the list, cut by what its reader may see of that student. */
export const studentRow = z.discriminatedUnion('view', [
  forRecommending,
  forRecommending.extend({ view: z.literal('mentor'), ...whole }),
  forRecommending.extend({ view: z.literal('manager'), ...whole }),
]);

export function levelOf(user: { is_initialized: boolean; is_minimum_initialized: boolean }): StudentLevel {
  if (user.is_initialized) return 'initialized';
  return user.is_minimum_initialized ? 'minimum_initialized' : 'signed_up';
}

export const studentColumns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'first_name_kana',
  'last_name_kana',
  'home_country_id',
  'living_country_id',
  'living_prefecture_id',
  'phone_num',
  'jlpt',
  'is_jlpt_none',
  'graduate_latest_school_at',
  'is_initialized',
  'is_minimum_initialized',
  'status',
  'is_hope_phone_consulting',
  'phone_consulting_wished_at',
  'career_meeting_at',
  'created_at',
  'version',
];

interface Work {
  user_id: number;
  applications_count: number;
  live_applications_count: number;
  hf_members: ({ id: number } & MemberNames)[];
}

/** Applications and mentors of the students of one page, in one statement. */
async function workOf(ctx: StaffContext, userIds: readonly number[]): Promise<Map<number, Work>> {
  if (userIds.length === 0) return new Map();
  const rows = await ctx.sequelize.query<Work>(
    `select a.user_id, count(*)::int as applications_count,
       count(*) filter (where a.state not in (:ended))::int as live_applications_count,
       (select coalesce(jsonb_agg(distinct jsonb_build_object('id', h.id, 'first_name_ja', h.first_name_ja,
            'last_name_ja', h.last_name_ja, 'first_name_en', h.first_name_en, 'last_name_en', h.last_name_en)), '[]')
          from applications b join application_hf_members m on m.application_id = b.id
          join hf_members h on h.id = m.hf_member_id where b.user_id = a.user_id) as hf_members
     from applications a where a.user_id in (:userIds) group by a.user_id`,
    { replacements: { userIds: [...userIds], ended: [...END_STATES] }, type: QueryTypes.SELECT },
  );
  return new Map(rows.map((row) => [row.user_id, row]));
}

/** How much of a student the actor sees. */
export const viewOf = (ctx: StaffContext, isWhole: boolean) =>
  isManager(ctx.actor) ? ('manager' as const) : isWhole ? ('mentor' as const) : ('recommending' as const);

/** Rows as the schema of `studentRow` cuts them. Two statements. */
export async function findStudents(
  ctx: StaffContext,
  where: WhereOptions,
  page: { order: Order; limit: number; offset?: number },
) {
  const found = await User.findAll({
    attributes: [...studentColumns, [literal(`(${seesWholly(ctx.actor)})`), 'is_whole']],
    where,
    ...page,
  });
  const work = await workOf(
    ctx,
    found.map(({ id }) => id),
  );
  return found.map((user) => {
    const theirs = work.get(user.id);
    return {
      ...user.get({ plain: true }),
      view: viewOf(ctx, user.get('is_whole') as boolean),
      level: levelOf(user),
      consulting: consultingState(user, ctx.now),
      applications_count: theirs?.applications_count ?? 0,
      live_applications_count: theirs?.live_applications_count ?? 0,
      hf_members: (theirs?.hf_members ?? []).map((member) => ({ id: member.id, names: memberNames(member) })),
    };
  });
}

export const afterId = (where: WhereOptions, id: number): WhereOptions => ({
  [Op.and]: [where, { id: { [Op.gt]: id } }],
});
