import { z } from 'zod';
import { itemAt } from '../../../../domain/required.ts';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../../../domain/languages.ts';
import { fieldError } from '../../../../domain/error-codes.ts';
import { wordsIn, type MailWords } from '../../../../domain/mail-words.ts';
import { RECOMMEND_SKIPPED } from '../../../../domain/recommending.ts';
import { STAFF } from '../../../../domain/roles.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { sortOutRecommendations } from '../services/recommend-rules.ts';
import { loadWords, writeRecommendMail } from '../services/recommend-rendering.ts';
import { jobsFields, leftOutJob, wordsFields } from '../views/recommending-schema.ts';
import { choice, flag, id } from '../../../core/schemas/schema-helpers.ts';

const input = z.strictObject({
  /** Whose mail; the example person's when left out. */
  user_id: id().optional(),
  recruitment_ids: jobsFields.recruitment_ids.optional(),
  reminds: jobsFields.reminds,
  ...wordsFields,
  is_including_meeting_schedule: flag().optional(),
  /** Of the example person; a student gets their own. */
  language: choice(INTERFACE_LANGUAGES).optional(),
});
type Input = z.output<typeof input>;

/** Who it is for, in which language, and which jobs are left for them. */
async function targetOf(ctx: CommandContext, asked: Input, words: MailWords) {
  const { user_id, recruitment_ids = [], reminds = [] } = asked;
  if (user_id === undefined) {
    const language: InterfaceLanguage = asked.language ?? 'en';
    if (!words.template_subject[language]) throw fieldError('language', 'invalid_choice');
    return { code: null, language, left_out: [], user_id: null, recruitment_ids: [], reminds: [] };
  }
  const ask = { user_ids: [user_id], recruitment_ids, reminds };
  const line = itemAt(await sortOutRecommendations(ctx, ask, words, false), 0);
  return {
    code: line.code,
    language: line.language,
    left_out: line.left_out,
    user_id,
    recruitment_ids: line.recruitment_ids,
    reminds: reminds
      .filter(({ recruitment_id }) => line.remind_ids.includes(recruitment_id))
      .map(({ recruitment_id, reason_ja, reason_en }) => ({
        recruitment_id,
        reason_ja: reason_ja ?? null,
        reason_en: reason_en ?? null,
      })),
  };
}

export const hf_member__preview_recommend_mail = command({
  name: 'hf_member__preview_recommend_mail',
  summary:
    'Writes a recommend mail as a student would get it, or the example person, and shows it; nothing is kept or sent',
  addition: true,
  allow: STAFF,
  input,
  output: z.object({
    code: z.enum(RECOMMEND_SKIPPED).nullable().describe('Why the student would get none'),
    language: z.enum(INTERFACE_LANGUAGES).nullable(),
    left_out: z.array(leftOutJob).describe('Jobs the mail does not tell'),
    subject: z.string().nullable(),
    body_html: z.string().nullable(),
    body_text: z.string().nullable(),
    problem: z.string().nullable().describe('Why it cannot be written, for who mends it'),
  }),
  errors: ['validation_failed'],
  example: { mail_template_group_id: 1, language: 'en' },
  async run(ctx, asked) {
    const words = await loadWords(ctx, asked);
    const { code, language, left_out, ...target } = await targetOf(ctx, asked, words);
    const answer = { code, language, left_out };
    const nothing = { subject: null, body_html: null, body_text: null, problem: null };
    if (code !== null || language === null) return { ...answer, ...nothing };
    const draft = {
      ...target,
      recommend_mail_id: null,
      hf_member_id: ctx.actor.hf_member_id,
      language,
      ...wordsIn(words, language),
      is_including_meeting_schedule: asked.is_including_meeting_schedule ?? false,
      unsubscribe_token: null,
    };
    try {
      const writing = { tx: ctx.tx, now: ctx.now, baseUrl: ctx.adapters.baseUrl };
      const { written } = await writeRecommendMail(writing, draft);
      return { ...answer, problem: null, ...written };
    } catch (error) {
      return { ...answer, ...nothing, problem: error instanceof Error ? error.message : String(error) };
    }
  },
});
