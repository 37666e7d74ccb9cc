import { Op } from 'sequelize';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { User } from '../../../../db/models/user.ts';
import type { MailLanguage, MailValues } from '../../../../templates/mail/registry.ts';
import { OWN_PROBLEMS } from '../../../../domain/delivery-problem.ts';
import type { RecommendDraft } from '../../../../domain/mail-words.ts';
import { namesField } from '../../mail/language/mail-placeholders.ts';
import type { EffectContext } from '../../mail/services/draft.ts';
import { inLanguage, memberName, studentName } from '../../mail/services/mail-names.ts';
import { instantInWords } from '../../mail/services/tokyo-words.ts';
import { unsubscribeUrl } from '../../mail/services/unsubscribe-link.ts';

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
  company: { ja: '株式会社みほん商事', en: 'Mihon Trading', vi: 'Mihon Trading' },
} satisfies Record<string, Record<MailLanguage, unknown>>;

const PLANNED = {
  ja: (when: string) =>
    `${when}に、キャリア面談をご予約いただいています。気になる求人があれば、そのときにお話しください。`,
  en: (when: string) => `We talk on ${when}. Tell me then which of these jobs you like.`,
  vi: (when: string) =>
    `Chúng ta có hẹn trao đổi vào ${when}. Khi đó hãy cho tôi biết bạn thích việc nào nhé.`,
};
const INVITED = {
  ja: (email: string) =>
    `気になる求人があれば、面談でご相談ください。ご都合のよい日時を${email}までお知らせください。`,
  en: (email: string) => `Would you like to talk about these jobs? Write to ${email} when it suits you.`,
  vi: (email: string) =>
    `Bạn muốn trao đổi về những việc làm này? Hãy viết cho ${email} thời gian phù hợp với bạn.`,
};

/** The jobs in the order they were chosen; one that is closed by now is left out. */
async function jobsOf(ctx: EffectContext, draft: RecommendDraft): Promise<MailJob[]> {
  const { language, recruitment_ids, reminds } = draft;
  const ids = [...recruitment_ids, ...reminds.map(({ recruitment_id }) => recruitment_id)];
  const rows = await Recruitment.findAll({
    where: { id: { [Op.in]: ids }, is_released: true, closed_at: null },
    include: [{ association: 'company', attributes: ['id', 'official_name'] }],
    transaction: ctx.tx,
  });
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const remind = reminds.find(({ recruitment_id }) => recruitment_id === id);
    const reason = remind && inLanguage(reasonsOf(remind), language);
    return {
      title: inLanguage(row.title as Record<string, string>, language),
      company: inLanguage((row.company?.official_name ?? {}) as Record<string, string>, language),
      url: `${ctx.baseUrl}/recruitments/${id}`,
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
    reason: null,
  }));
}

/**
 * What one recommend mail says: previews, tests and the real mail are all written here.
 * @throws when a value is missing, or nobody or no job is left to tell of
 */
export async function recommendValues(
  ctx: EffectContext,
  draft: RecommendDraft,
): Promise<MailValues<'recommend_mail'>> {
  const { language } = draft;
  const student = draft.user_id === null ? null : await User.findByPk(draft.user_id, { transaction: ctx.tx });
  if (draft.user_id !== null && !student) throw new Error('The student is not there any more.');
  const member = await HfMember.findByPk(draft.hf_member_id, { transaction: ctx.tx, rejectOnEmpty: true });
  const isExample = draft.recruitment_ids.length + draft.reminds.length === 0 && student === null;
  const jobs = isExample ? exampleJobs(ctx, language) : await jobsOf(ctx, draft);
  if (jobs.length === 0) throw new Error(OWN_PROBLEMS.no_job_open);
  const talk = student?.career_meeting_at;
  const meeting =
    talk && talk > ctx.now
      ? PLANNED[language](instantInWords(talk, language))
      : INVITED[language](member.email);
  const words = draft.template_body;
  return {
    subject: draft.template_subject,
    // Whoever asks for the talk to be told gets it told, by words that do not name it too.
    words:
      draft.is_including_meeting_schedule && !namesField(draft, 'meeting')
        ? `${words}\n\n{{meeting}}`
        : words,
    student_name: student ? studentName(student, language) : EXAMPLE.name[language],
    mentor_name: memberName(member, language),
    mentor_email: member.email,
    job_count: String(jobs.length),
    jobs,
    meeting: draft.is_including_meeting_schedule ? meeting : null,
    page_url: `${ctx.baseUrl}/recommend_mails/${draft.recommend_mail_id ?? 'example'}`,
    stop_url: unsubscribeUrl(ctx.baseUrl, draft.unsubscribe_token ?? 'example'),
  };
}
