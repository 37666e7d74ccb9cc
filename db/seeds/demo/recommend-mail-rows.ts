import { Op } from 'sequelize';
import { itemAt, required } from '../../../domain/required.ts';
import { languageCode } from '../../../domain/languages.ts';
import { Delivery } from '../../models/delivery.ts';
import { HfMember } from '../../models/hf-member.ts';
import { MailTemplate, MailTemplateGroup } from '../../models/mail-template.ts';
import {
  RecommendMail,
  RecommendMailRecruitment,
  RecommendMailRemindRecruitment,
} from '../../models/recommend-mail.ts';
import { Recruitment } from '../../models/recruitment.ts';
import { User } from '../../models/user.ts';
import type { Row } from './insert.ts';
import { nameOf, studentLanguage, wordsOf, type MailWorld } from './mail-rows.ts';
import { recruitmentOf, type InsertedRecruitment } from './recruitment-rows.ts';
import type { DemoWorld } from './world.ts';

/** Jobs that a mentor has recommended; the mails are written as the application writes them. */
export async function insertRecommendMails(
  { insert, transaction, writeMail, days, baseUrl }: MailWorld,
  { recommendations }: Pick<DemoWorld, 'recommendations'>,
  ids: { userIds: Record<string, number>; mentorId: number; recruitments: readonly InsertedRecruitment[] },
): Promise<void> {
  const jobIds = recommendations.map(({ recruitments }) =>
    recruitments.map((told) => recruitmentOf(ids.recruitments, told).id),
  );
  const users = await User.findAll({
    where: { id: recommendations.map(({ student }) => required(ids.userIds[student])) },
    transaction,
  });
  const jobs = await Recruitment.findAll({
    where: { id: { [Op.in]: jobIds.flat() } },
    include: [{ association: 'company' }],
    transaction,
  });
  const member = await HfMember.findByPk(ids.mentorId, { rejectOnEmpty: true, transaction });
  const group = await MailTemplateGroup.findOne({
    where: { key: 'several-jobs' },
    rejectOnEmpty: true,
    transaction,
  });
  const templates = await MailTemplate.findAll({
    where: { mail_template_group_id: group.id },
    transaction,
  });
  const all = recommendations.map((one, place) => {
    const user = required(users.find(({ id }) => id === ids.userIds[one.student]));
    const language = studentLanguage(user);
    const { template_subject, template_body } = required(
      templates.find(({ language_id }) => languageCode(language_id) === language),
    );
    return {
      ...one,
      user,
      language,
      template_subject,
      template_body,
      at: days.at(one.in_days, 10, 20 + place),
    };
  });
  const mailIds = await insert(
    RecommendMail,
    all.map(({ user, language, template_subject, template_body, at, state }) => ({
      user_id: user.id,
      hf_member_id: member.id,
      recommend_mail_type: 'individual',
      sent_recommend_at: state === 'sent' ? at : null,
      state: 'scheduled',
      mail_template_group_id: group.id,
      language_code: language,
      template_subject,
      template_body,
      send_after: at,
      created_at: at,
      updated_at: at,
    })),
  );
  await insert(
    RecommendMailRecruitment,
    mailIds.flatMap((recommend_mail_id, place) =>
      itemAt(jobIds, place).map((recruitment_id) => ({
        recommend_mail_id,
        recruitment_id,
        created_at: itemAt(all, place).at,
      })),
    ),
  );
  await insert(
    RecommendMailRemindRecruitment,
    mailIds.flatMap((recommend_mail_id, place) => {
      const { reminder, at } = itemAt(all, place);
      if (!reminder) return [];
      const { company, recruitment, ...reasons } = reminder;
      const recruitment_id = recruitmentOf(ids.recruitments, { company, recruitment }).id;
      return [{ recommend_mail_id, recruitment_id, ...reasons, created_at: at, updated_at: at }];
    }),
  );
  const mentor_name = (language: string) =>
    language === 'ja'
      ? `${member.last_name_ja} ${member.first_name_ja}`
      : `${member.first_name_en} ${member.last_name_en}`;
  await insert(
    Delivery,
    all.map(({ user, language, template_subject, template_body, at, state, error }, place): Row => {
      const unsubscribe_token = `${place}`.padStart(32, 'de30');
      const told = itemAt(jobIds, place).map((id) => {
        const job = required(jobs.find((row) => row.id === id));
        const url = `${baseUrl}/recruitments/${id}`;
        const company = wordsOf(required(job.company).official_name, language);
        return {
          title: wordsOf(job.title, language),
          company,
          url,
          pay: null,
          place: null,
          deadline: null,
          why: null,
          reason: null,
        };
      });
      const values = {
        subject: template_subject,
        words: template_body,
        student_name: nameOf(user, language),
        mentor_name: mentor_name(language),
        mentor_email: member.email,
        job_count: String(told.length),
        jobs: told,
        meeting: null,
        page_url: `${baseUrl}/recommend_mails/${itemAt(mailIds, place)}`,
        stop_url: `${baseUrl}/unsubscribe?token=${unsubscribe_token}`,
      };
      return {
        cause: `recommend_mail:${itemAt(mailIds, place)}`,
        template: 'recommend_mail',
        recipient_email: user.email,
        recipient_user_id: user.id,
        language_code: language,
        recommend_mail_id: itemAt(mailIds, place),
        unsubscribe_token,
        ...writeMail('recommend_mail', language, values),
        template_values: { values, below: [] },
        attempts: state === 'cancelled' ? 0 : 1,
        last_error: error ?? null,
        available_at: at,
        state,
        sent_at: state === 'sent' ? at : null,
        created_at: at,
        updated_at: at,
      };
    }),
  );
}
