import { Op, type Order, type Transaction } from 'sequelize';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { MailTemplate } from '../../../../db/models/mail-template.ts';
import {
  RecommendMailRecruitment,
  RecommendMailRemindRecruitment,
  type RecommendMail,
} from '../../../../db/models/recommend-mail.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { User } from '../../../../db/models/user.ts';
import type { MailLanguage, MailValues } from '../../../../templates/mail/registry.ts';
import { OWN_PROBLEMS } from '../../../../domain/delivery-problem.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { interfaceLanguage, languageCode } from '../../../../domain/languages.ts';
import { required } from '../../../../domain/required.ts';
import type { MailWords, RecommendDraft } from '../../../../domain/mail-words.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { mailWordsErrors, namesField } from '../../mail/language/mail-placeholders.ts';
import {
  draft,
  unsubscribeUrl,
  type EffectContext,
  type MailDraft,
  type Recipient,
} from '../../mail/services/draft.ts';
import { inLanguage, memberName, studentName } from '../../mail/services/mail-names.ts';
import { renderMail } from '../../mail/services/templates/render.ts';
import { loadMailEdits } from '../../mail/services/templates/words.ts';
import { instantInWords } from '../../mail/services/tokyo-words.ts';
import { jobWordsFor, RECOMMEND_WORDS } from './job-words.ts';

/** How a recommend mail is written: previews, tests and the mail itself, whenever it is, are all written here. */

interface WordsInput {
  mail_template_group_id?: number | undefined;
  words?: MailWords | undefined;
}

async function templateRows(ctx: CommandContext, mail_template_group_id: number): Promise<MailTemplate[]> {
  const rows = await MailTemplate.findAll({
    where: { mail_template_group_id },
    // The words of the program's own mails recommend nothing.
    include: [{ association: 'mail_template_group', where: { kind: 'own' }, attributes: [] }],
    transaction: ctx.tx,
  });
  if (rows.length === 0) throw fieldError('mail_template_group_id', 'invalid_reference');
  return rows;
}

/**
 * The words given, else those of the template. A template beside words is the one they come from: they count as a use.
 * @throws DomainError validation_failed: neither given, a template without a language, or faults in the words by field
 *   and language
 */
export async function loadWords(ctx: CommandContext, given: WordsInput): Promise<MailWords> {
  const { mail_template_group_id, words } = given;
  if (words) {
    const errors = mailWordsErrors(words);
    if (Object.keys(words.template_subject).length === 0)
      errors['template_subject[en]'] = [{ code: 'required' }];
    const fields = Object.fromEntries(
      Object.entries(errors).map(([path, list]) => [path.replace(/^(\w+)/, 'words[$1]'), list]),
    );
    if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
    if (mail_template_group_id !== undefined) await templateRows(ctx, mail_template_group_id);
    return words;
  }
  if (mail_template_group_id === undefined) throw fieldError('mail_template_group_id', 'required');
  const rows = await templateRows(ctx, mail_template_group_id);
  const map = (field: 'template_subject' | 'template_body') =>
    Object.fromEntries(rows.map((row) => [languageCode(row.language_id), row[field]]));
  return { template_subject: map('template_subject'), template_body: map('template_body') };
}

/** Who wrote it is known: the words may name them. */
type Writable = RecommendMail & { hf_member_id: number };

export const isWritable = (mail: RecommendMail | null): mail is Writable =>
  mail !== null && mail.hf_member_id !== null;

/** What a recommend mail is written from: the words copied to it and its jobs, without those left out since. */
export async function loadRecommendDraft(
  mail: Writable,
  unsubscribe_token: string,
  transaction: Transaction,
): Promise<RecommendDraft> {
  const { user_id, hf_member_id, language_code, is_including_meeting_schedule } = mail;
  const jobs = {
    where: { recommend_mail_id: mail.id, left_out_code: null },
    order: [['id', 'ASC']] as Order,
    transaction,
  };
  const told = await RecommendMailRecruitment.findAll(jobs);
  return {
    recommend_mail_id: mail.id,
    user_id,
    hf_member_id,
    language: interfaceLanguage(language_code ?? 'en'),
    template_subject: mail.template_subject ?? '',
    template_body: mail.template_body ?? '',
    recruitment_ids: told.map(({ recruitment_id }) => recruitment_id),
    reminds: await RecommendMailRemindRecruitment.findAll(jobs),
    is_including_meeting_schedule,
    unsubscribe_token,
  };
}

/** One job as the mail tells it. */
type MailJob = MailValues<'recommend_mail'>['jobs'][number];

/** The person and the jobs of previews and tests. Nobody's real ones. */
const EXAMPLE = {
  name: { ja: 'グエン リン', en: 'Linh Nguyen', vi: 'Nguyễn Linh' },
  jobs: {
    ja: ['海外営業（東南アジア担当）', '設計エンジニア（CAD）'],
    en: ['International sales (South-East Asia)', 'Design engineer (CAD)'],
    vi: ['Kinh doanh quốc tế (Đông Nam Á)', 'Kỹ sư thiết kế (CAD)'],
  },
  pay: {
    ja: '月給230,000円〜280,000円',
    en: '¥230,000 – ¥280,000 a month',
    vi: '230.000 – 280.000 yên/tháng',
  },
  place: { ja: '東京都', en: 'Tokyo', vi: 'Tokyo' },
  company: { ja: '株式会社みほん商事', en: 'Mihon Trading', vi: 'Mihon Trading' },
} satisfies Record<string, Record<MailLanguage, unknown>>;

const PLANNED = {
  ja: (when: string) =>
    `${when}に、キャリア面談をご予約いただいています。気になる求人があれば、そのときにお聞かせください。`,
  en: (when: string) => `We have a career meeting on ${when}. Tell me then which of these jobs you like.`,
  vi: (when: string) =>
    `Chúng ta có hẹn trao đổi vào ${when}. Khi đó hãy cho tôi biết bạn thích việc nào nhé.`,
};
const INVITED = {
  ja: (email: string) =>
    `気になる求人があれば、面談でご相談ください。ご都合のよい日時を${email}までお知らせください。`,
  en: (email: string) =>
    `Would you like to talk about these jobs? Write to ${email} with a time that suits you.`,
  vi: (email: string) =>
    `Bạn muốn trao đổi về những việc làm này? Hãy viết cho ${email} thời gian phù hợp với bạn.`,
};

/** The jobs in the order they were chosen; one that is closed by now is left out. */
async function jobsOf(ctx: EffectContext, mail: RecommendDraft): Promise<MailJob[]> {
  const { language, recruitment_ids, reminds, user_id } = mail;
  const ids = [...recruitment_ids, ...reminds.map(({ recruitment_id }) => recruitment_id)];
  const rows = await Recruitment.findAll({
    where: { id: { [Op.in]: ids }, is_released: true, closed_at: null },
    include: [{ association: 'company', attributes: ['id', 'official_name'] }],
    transaction: ctx.tx,
  });
  const words = await jobWordsFor(rows, user_id, { language, ...ctx });
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const remind = reminds.find(({ recruitment_id }) => recruitment_id === id);
    const reason = remind && inLanguage(reasonsOf(remind), language);
    return {
      title: inLanguage(row.title as Record<string, string>, language),
      company: inLanguage((row.company?.official_name ?? {}) as Record<string, string>, language),
      url: `${ctx.baseUrl}/recruitments/${id}`,
      ...required(words.get(id)),
      reason: reason || null,
    };
  });
}

function reasonsOf({ reason_ja, reason_en }: RecommendDraft['reminds'][number]): Record<string, string> {
  return { ...(reason_ja && { ja: reason_ja }), ...(reason_en && { en: reason_en }) };
}

function exampleJobs(ctx: EffectContext, language: MailLanguage): MailJob[] {
  return EXAMPLE.jobs[language].map((title, index) => ({
    title,
    company: EXAMPLE.company[language],
    url: `${ctx.baseUrl}/recruitments/${index + 1}`,
    pay: EXAMPLE.pay[language],
    place: EXAMPLE.place[language],
    deadline: null,
    why: RECOMMEND_WORDS[language].example,
    reason: null,
  }));
}

/**
 * What one recommend mail says.
 * @throws when a value is missing, or nobody or no job is left to tell of
 */
export async function recommendValues(
  ctx: EffectContext,
  mail: RecommendDraft,
): Promise<MailValues<'recommend_mail'>> {
  const { language } = mail;
  const student = mail.user_id === null ? null : await User.findByPk(mail.user_id, { transaction: ctx.tx });
  if (mail.user_id !== null && !student) throw new Error('The student is not there any more.');
  const member = await HfMember.findByPk(mail.hf_member_id, { transaction: ctx.tx, rejectOnEmpty: true });
  const isExample = mail.recruitment_ids.length + mail.reminds.length === 0 && student === null;
  const jobs = isExample ? exampleJobs(ctx, language) : await jobsOf(ctx, mail);
  if (jobs.length === 0) throw new Error(OWN_PROBLEMS.no_job_open);
  const talk = student?.career_meeting_at;
  const meeting =
    talk && talk > ctx.now
      ? PLANNED[language](instantInWords(talk, language))
      : INVITED[language](member.email);
  const words = mail.template_body;
  return {
    subject: mail.template_subject,
    // Whoever asks for the talk to be told gets it told, by words that do not name it too.
    words:
      mail.is_including_meeting_schedule && !namesField(mail, 'meeting') ? `${words}\n\n{{meeting}}` : words,
    student_name: student ? studentName(student, language) : EXAMPLE.name[language],
    mentor_name: memberName(member, language),
    mentor_email: member.email,
    job_count: String(jobs.length),
    jobs,
    meeting: mail.is_including_meeting_schedule ? meeting : null,
    page_url: `${ctx.baseUrl}/recommend_mails/${mail.recommend_mail_id ?? 'example'}`,
    stop_url: unsubscribeUrl(ctx.baseUrl, mail.unsubscribe_token ?? 'example'),
  };
}

/**
 * A recommend mail in its frame, with the values it was written from.
 * @throws as `recommendValues` and `renderMail` do
 */
export async function writeRecommendMail(ctx: EffectContext, asked: RecommendDraft) {
  const values = await recommendValues(ctx, asked);
  const edits = await loadMailEdits(['recommend_mail'], ctx.tx);
  const frame = edits.get('recommend_mail');
  return { values, written: renderMail('recommend_mail', asked.language, values, ctx.baseUrl, [], frame) };
}

/** A delivery of it; one that cannot be written is kept as failed, for a person to see. */
export async function draftRecommendMail(
  ctx: EffectContext,
  to: Recipient,
  asked: RecommendDraft,
): Promise<MailDraft> {
  const recipient = { ...to, language: asked.language };
  try {
    return draft('recommend_mail', recipient, await recommendValues(ctx, asked));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { template: 'recommend_mail', recipient, values: {}, attachments: [], problem };
  }
}
