import crypto from 'node:crypto';
import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import {
  RecommendMail,
  RecommendMailRecruitment,
  RecommendMailRemindRecruitment,
} from '../../../../db/models/recommend-mail.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { wordsIn, type MailWords } from '../../../../domain/mail-words.ts';
import { RECOMMEND_MAIL_TYPES, RECOMMEND_MAX } from '../../../../domain/recommending.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { SEND_KINDS, sendAfter, sendTimeFault } from '../../../../domain/send-times.ts';
import { isNotBlank } from '../../../../domain/validation.ts';
import { checkIds } from '../../../core/calls/bulk.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { sortOutRecommendations, type RecommendLine } from '../services/recommend-rules.ts';
import { loadWords } from '../services/recommend-rendering.ts';
import { jobsFields, recommendLine, wordsFields } from '../views/recommending-schema.ts';
import { choice, flag, id, instant, list, outTime } from '../../../core/schemas/schema-helpers.ts';

const input = z.strictObject({
  user_ids: list(id(), RECOMMEND_MAX.students),
  ...jobsFields,
  ...wordsFields,
  recommend_mail_type: choice(RECOMMEND_MAIL_TYPES),
  is_including_meeting_schedule: flag().optional(),
  send: z
    .strictObject({ kind: choice(SEND_KINDS), at: instant().optional() })
    .optional()
    .describe(
      'When they go: now (left out: now), at a time of at most 60 days ahead, or in the next working hours of Japan',
    ),
  dry_run: flag(),
});
type Input = z.output<typeof input>;
const NOW = { kind: 'now' } as const;

function check({ user_ids, recruitment_ids, reminds = [], send = NOW }: Input, now: Date): void {
  checkIds(user_ids, 'user_ids');
  checkIds(recruitment_ids, 'recruitment_ids');
  for (const [index, remind] of reminds.entries()) {
    if (!recruitment_ids.includes(remind.recruitment_id))
      throw fieldError(`reminds[${index}][recruitment_id]`, 'invalid_choice');
    if (!isNotBlank(remind.reason_ja) && !isNotBlank(remind.reason_en))
      throw fieldError(`reminds[${index}][reason_en]`, 'required');
  }
  const fault = sendTimeFault(send, now);
  if (fault) throw new DomainError('validation_failed', { fields: { 'send[at]': [fault] } });
}

/** A row for each student, its jobs, and the event that makes a delivery of it. Six statements, however many. */
async function write(
  ctx: CommandContext,
  asked: Input,
  words: MailWords,
  lines: readonly RecommendLine[],
  send_after: Date,
) {
  const transaction = ctx.tx;
  const send_id = crypto.randomUUID();
  const mails = await RecommendMail.bulkCreate(
    lines.map(({ id: user_id, language }) => ({
      user_id,
      hf_member_id: ctx.actor.hf_member_id,
      recommend_mail_type: asked.recommend_mail_type,
      is_including_meeting_schedule: asked.is_including_meeting_schedule ?? false,
      sent_recommend_at: null,
      state: 'scheduled' as const,
      mail_template_group_id: asked.mail_template_group_id ?? null,
      language_code: language,
      ...wordsIn(words, required(language)),
      send_id,
      send_after,
    })),
    { transaction, returning: true },
  );
  const idOf = new Map(mails.map((mail) => [mail.user_id, mail.id]));
  const links = lines.flatMap((line) =>
    line.recruitment_ids.map((recruitment_id) => ({
      recommend_mail_id: required(idOf.get(line.id)),
      recruitment_id,
    })),
  );
  const reminds = lines.flatMap((line) =>
    line.remind_ids.map((recruitment_id) => {
      const { reason_ja, reason_en } = required(
        required(asked.reminds).find((one) => one.recruitment_id === recruitment_id),
      );
      return {
        recommend_mail_id: required(idOf.get(line.id)),
        recruitment_id,
        reason_ja: reason_ja || null,
        reason_en: reason_en || null,
      };
    }),
  );
  await RecommendMailRecruitment.bulkCreate(links, { transaction });
  await RecommendMailRemindRecruitment.bulkCreate(reminds, { transaction });
  await ctx.emit(
    ...mails.map((mail) => ({
      type: 'recommend_mail_written' as const,
      payload: { user_id: mail.user_id, recommend_mail_id: mail.id },
    })),
  );
  return idOf;
}

export const hf_member__send_recommend_mails = command({
  name: 'hf_member__send_recommend_mails',
  summary:
    'Recommends jobs to students by mail, each in their language; who and what is left out is named with the reason. They wait 10 minutes, or until the time that is asked for, and can be taken back as long; who cannot be told any more by then is left out. dry_run only answers',
  addition: true,
  allow: STAFF,
  limit: { times: 120, per: 'hour' },
  input,
  output: z.object({
    dry_run: z.boolean(),
    send_after: outTime().nullable().describe('They wait, or would wait, until then; null when none goes'),
    done_count: z.number().int(),
    skipped_count: z.number().int(),
    results: z.array(recommendLine),
  }),
  errors: ['validation_failed'],
  example: {
    user_ids: [1, 2],
    recruitment_ids: [1],
    mail_template_group_id: 1,
    recommend_mail_type: 'individual',
    dry_run: true,
  },
  async run(ctx, asked) {
    check(asked, ctx.now);
    const { user_ids, recruitment_ids, reminds = [], send = NOW, dry_run } = asked;
    const words = await loadWords(ctx, asked);
    const lines = await sortOutRecommendations(ctx, { user_ids, recruitment_ids, reminds }, words, !dry_run);
    const going = lines.filter(({ code }) => code === null);
    const send_after = sendAfter(send, ctx.now, ctx.adapters.isPublicHoliday);
    const isDone = !dry_run && going.length > 0;
    const idOf = isDone ? await write(ctx, asked, words, going, send_after) : new Map<number, number>();
    return {
      dry_run,
      send_after: going.length > 0 ? send_after : null,
      done_count: going.length,
      skipped_count: lines.length - going.length,
      results: lines.map(({ user, ...line }) => ({
        ...line,
        user: user?.get({ plain: true }) ?? null,
        recommend_mail_id: idOf.get(line.id) ?? null,
      })),
    };
  },
});
