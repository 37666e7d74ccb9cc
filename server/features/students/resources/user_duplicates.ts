import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { id, outDay, outId, outTime } from '../../../core/schemas/schema-helpers.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { STUDENT_STATUSES } from '../../../../domain/student-status.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';

const REASONS = ['name', 'kana_name', 'email', 'phone'] as const;

const side = z.object({
  id: outId(),
  last_name: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name_kana: z.string().nullable(),
  first_name_kana: z.string().nullable(),
  email: z.string(),
  phone_num: z.string().nullable(),
  birth_day: outDay().nullable(),
  home_country_id: outId().nullable(),
  status: z.enum(STUDENT_STATUSES),
  created_at: outTime(),
  applications_count: z.number().int(),
  version: z.number().int(),
});

/** A key that more people share than this tells nothing of any two of them. */
const CROWD = 20;

/** An account as the comparison shows it. */
const sideOf = (alias: string) => `jsonb_build_object('id', ${alias}.id, 'last_name', ${alias}.last_name,
  'first_name', ${alias}.first_name, 'last_name_kana', ${alias}.last_name_kana, 'first_name_kana', ${alias}.first_name_kana,
  'email', ${alias}.email, 'phone_num', ${alias}.phone_num, 'birth_day', ${alias}.birth_day,
  'home_country_id', ${alias}.home_country_id, 'status', ${alias}.status, 'created_at', ${alias}.created_at,
  'version', ${alias}.version,
  'applications_count', (select count(*)::int from applications x where x.user_id = ${alias}.id))`;

/**
 * Pairs of accounts that share a key (migration 0022), the likeliest first: an address or a phone number says more
 * than a name, the same birth day confirms, another one speaks against it.
 */
const PAIRS = `
  with crowds as (
    select kind, key from user_match_keys group by kind, key having count(*) between 2 and ${CROWD}),
  pairs as (
    select a.user_id, b.user_id as other_user_id, array_agg(a.kind order by a.kind) as reasons,
      sum(case a.kind when 'email' then 4 when 'phone' then 3 else 2 end) as weight
    from crowds join user_match_keys a using (kind, key) join user_match_keys b using (kind, key)
    where a.user_id < b.user_id and (:userId::int is null or :userId::int in (a.user_id, b.user_id))
      and coalesce(:own::int, 0) not in (a.user_id, b.user_id)
    group by 1, 2)
  select p.user_id || '-' || p.other_user_id as id, to_jsonb(p.reasons) as reasons,
    u.birth_day = o.birth_day as is_birth_day_same, ${sideOf('u')} as "user", ${sideOf('o')} as other_user,
    count(*) over ()::int as total
  from pairs p join users u on u.id = p.user_id join users o on o.id = p.other_user_id
  where not exists (select 1 from user_distinctions d
    where d.user_id = p.user_id and d.other_user_id = p.other_user_id)
  order by p.weight + case when u.birth_day = o.birth_day then 2 when u.birth_day <> o.birth_day then -2 else 0 end desc,
    p.user_id, p.other_user_id
  limit :limit offset :offset`;

export const user_duplicates = defineResource({
  name: 'user_duplicates',
  summary:
    'Accounts that may be one person’s, with the reason: name, reading, e-mail, phone; the likeliest first',
  allow: MANAGER,
  list: {
    filters: z.strictObject({ user_id: id().optional() }),
    sorts: { strength: (direction) => [['strength', direction]] },
    default_sort: ['strength', 'DESC'],
    row: z.object({
      /** Both ids, the smaller first: `3-17`. */
      id: z.string(),
      reasons: z.array(z.enum(REASONS)),
      is_birth_day_same: z.boolean().nullable(),
      user: side,
      other_user: side,
    }),
    async find(ctx, { filter, limit, offset }) {
      const rows = await ctx.sequelize.query<{ total: number }>(PAIRS, {
        replacements: { userId: filter.user_id ?? null, own: ctx.actor.user_id, limit, offset },
        type: QueryTypes.SELECT,
      });
      return { rows, total: rows[0]?.total ?? 0, is_capped: false };
    },
  },
});
