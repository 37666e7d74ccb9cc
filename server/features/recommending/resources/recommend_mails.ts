import { literal, Op, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { RecommendMail } from '../../../../db/models/recommend-mail.ts';
import { id, keyword, outId, outMap } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { BOUNCE_KINDS } from '../../../../domain/bounce.ts';
import { INTERFACE_LANGUAGES } from '../../../../domain/languages.ts';
import { LEFT_OUT } from '../../../../domain/recommending.ts';
import { redactTokens } from '../../../../domain/redact-tokens.ts';
import { isManager, STAFF } from '../../../../domain/roles.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import {
  appliedSql,
  repliedSql,
  repliesAndSending,
  repliesOf,
  sendingOf,
} from '../services/recommend-answers.ts';
import { byColumn, byId, tableList } from '../../../core/resources/table-list.ts';
import { ofStudent } from '../../../core/resources/name-search.ts';
import { everyWord } from '../../../core/resources/search-words.ts';
import { recommendMail } from '../../../../domain/entities/recommend-mail.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { csvOf } from '../../../core/resources/entity-csv.ts';

const filters = z.strictObject({
  state: z.enum(recommendMail.fields.state.choices).optional(),
  user_id: id().optional(),
  recruitment_id: id().optional(),
  hf_member_id: id().optional(),
  /** Led to an application. */
  has_applied: z.boolean().optional(),
  has_replied: z.boolean().optional(),
  is_bounced: z.boolean().optional(),
  /** Sent together. */
  send_id: z.uuid().optional(),
  /** Words of the student's name. */
  q: keyword(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(100).optional(),
});

const job = z.object({
  recruitment_id: outId(),
  title: outMap(),
  is_again: z.boolean().describe('Told again, with a reason'),
  reason_ja: z.string().nullable(),
  reason_en: z.string().nullable(),
  has_applied: z.boolean().describe('The student has applied since'),
  left_out_code: z.enum(LEFT_OUT).nullable().describe('Why it was not told, found when the mail was to go'),
});

const kept = entityOutput(recommendMail, 'console');

const row = kept.extend({
  user: z.object({ id: outId(), first_name: z.string().nullable(), last_name: z.string().nullable() }),
  hf_member: z.object({ id: outId(), names: outMap() }).nullable(),
  language_code: z.enum(INTERFACE_LANGUAGES).nullable().catch(null),
  mail_template_group: z.object({ id: outId(), name: z.string() }).nullable(),
  jobs: z.array(job),
  applied_count: z.number().int().describe('Jobs of it that the student applied for after it went'),
  replied_count: z.number().int().describe('Replies by people, or noted by hand'),
  send_id: kept.shape.send_id.describe('The same for all that were sent together'),
  bounced_at: kept.shape.bounced_at.describe('It came back: the student has not got it'),
  skipped_code: kept.shape.skipped_code.describe('Why the student got none after all'),
  can: z.object({ undo: z.boolean() }),
});

const MAIL = '"RecommendMail"';
const ATTRIBUTES = {
  exclude: ['template_body'],
  include: [
    [literal(`array(${appliedSql(MAIL)})`), 'applied_ids'],
    [literal(`(select count(*)::int from (${repliedSql(MAIL)}) replied)`), 'replied_count'],
  ] as [ReturnType<typeof literal>, string][],
};

const TITLE = { association: 'recruitment', attributes: ['id', 'title'] };
const INCLUDE = [
  { association: 'user', attributes: ['id', 'first_name', 'last_name'] },
  { association: 'hf_member' },
  { association: 'mail_template_group', attributes: ['id', 'name'] },
  { association: 'recommend_mail_recruitments', separate: true, order: ['id'], include: [TITLE] },
  { association: 'active_remind_recruitments', separate: true, order: ['id'], include: [TITLE] },
];

/** Mentors those they wrote, managers all; never those one gets oneself as a student. */
function readable(ctx: StaffContext): WhereOptions {
  const notMine = ctx.actor.user_id === null ? {} : { user_id: { [Op.ne]: ctx.actor.user_id } };
  return isManager(ctx.actor) ? notMine : { ...notMine, hf_member_id: ctx.actor.hf_member_id ?? -1 };
}

function jobsOf(mail: RecommendMail) {
  const applied = mail.get('applied_ids' as never) as unknown as number[];
  const told = required(mail.recommend_mail_recruitments).map((one) => ({
    one,
    reason_ja: null,
    reason_en: null,
  }));
  const again = required(mail.active_remind_recruitments).map((one) => ({
    one,
    ...one.get({ plain: true }),
  }));
  return [...told, ...again].map(({ one, reason_ja, reason_en }) => ({
    recruitment_id: one.recruitment_id,
    title: one.recruitment?.title ?? {},
    is_again: again.some((item) => item.one === one),
    reason_ja,
    reason_en,
    has_applied: applied.includes(one.recruitment_id),
    left_out_code: one.left_out_code ?? null,
  }));
}

function present(mail: RecommendMail) {
  const { hf_member, state } = mail;
  const jobs = jobsOf(mail);
  return {
    ...mail.get({ plain: true }),
    hf_member: hf_member && { id: hf_member.id, names: memberNames(hf_member) },
    jobs,
    replied_count: mail.get('replied_count' as never) as unknown as number,
    applied_count: jobs.filter(({ has_applied }) => has_applied).length,
    can: { undo: state === 'scheduled' },
  };
}

export const recommend_mails = defineResource({
  name: 'recommend_mails',
  summary: 'Mails that recommend jobs, one row per student: a mentor their own, a manager all',
  allow: STAFF,
  list: tableList({
    model: RecommendMail,
    filters,
    sorts: {
      id: byId,
      send_after: byColumn('send_after'),
      sent_recommend_at: byColumn('sent_recommend_at'),
    },
    default_sort: ['id', 'DESC'],
    row,
    attributes: ATTRIBUTES,
    include: INCLUDE,
    where: (ctx, { state, user_id, hf_member_id, ...filter }) => ({
      [Op.and]: [
        readable(ctx),
        state ? { state } : {},
        user_id ? { user_id } : {},
        hf_member_id ? { hf_member_id } : {},
        filter.recruitment_id
          ? literal(
              `(exists (select 1 from recommend_mail_recruitments r where r.recommend_mail_id = "RecommendMail"."id"
                 and r.recruitment_id = ${filter.recruitment_id})
               or exists (select 1 from recommend_mail_remind_recruitments r
                 where r.recommend_mail_id = "RecommendMail"."id" and r.recruitment_id = ${filter.recruitment_id}))`,
            )
          : {},
        filter.has_applied === undefined
          ? {}
          : literal(`${filter.has_applied ? '' : 'not '}exists (${appliedSql(MAIL)})`),
        filter.has_replied === undefined
          ? {}
          : literal(`${filter.has_replied ? '' : 'not '}exists (${repliedSql(MAIL)})`),
        filter.is_bounced === undefined ? {} : { bounced_at: { [filter.is_bounced ? Op.ne : Op.is]: null } },
        filter.send_id ? { send_id: filter.send_id } : {},
        filter.id ? { id: { [Op.in]: filter.id } } : {},
        filter.q
          ? everyWord(
              filter.q,
              (word) => [ofStudent(ctx.sequelize, '"RecommendMail"."user_id"', word, false)],
              '"RecommendMail"."id"',
            )
          : {},
      ],
    }),
    present,
  }),
  one: {
    record: row.extend({
      subject: z.string().nullable(),
      body_html: z.string().nullable().describe('As it went, without the keys in its links'),
      body_text: z.string().nullable(),
      delivery: z
        .object({
          id: outId(),
          state: z.string(),
          last_error: z.string().nullable(),
          bounce_kind: z.enum(BOUNCE_KINDS).nullable(),
          bounce_status: z.string().nullable(),
          bounce_text: z.string().nullable(),
        })
        .nullable(),
      ...repliesAndSending,
    }),
    async find(ctx, mailId) {
      const mail = await RecommendMail.findOne({
        attributes: ATTRIBUTES,
        where: { [Op.and]: [{ id: mailId }, readable(ctx)] },
        include: [...INCLUDE, { association: 'deliveries', separate: true, order: [['id', 'DESC']] }],
      });
      if (!mail) return null;
      const delivery = mail.deliveries?.[0];
      return {
        ...present(mail),
        subject: delivery?.subject ?? null,
        body_html: delivery?.body_html ? redactTokens(delivery.body_html) : null,
        body_text: delivery?.body_text ? redactTokens(delivery.body_text) : null,
        delivery: delivery?.get({ plain: true }) ?? null,
        replies: await repliesOf(ctx, mail),
        sending: await sendingOf(ctx, mail),
      };
    },
  },
  csv: {
    ...csvOf(recommendMail, 'id'),
    last_name: ['text', (one) => one.user.last_name],
    first_name: ['text', (one) => one.user.first_name],
    ...csvOf(recommendMail, 'state', 'sent_recommend_at'),
    told_jobs: ['number', (one) => one.jobs.filter(({ left_out_code }) => left_out_code === null).length],
    replied_count: ['number', (one) => one.replied_count],
    applied_count: ['number', (one) => one.applied_count],
    ...csvOf(recommendMail, 'bounced_at', 'send_id'),
  },
});
