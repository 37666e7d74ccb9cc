import { Op, type Attributes } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { loadAggregate, loadAggregates, type JsonRow } from '../../../../db/aggregate.ts';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import { Delivery } from '../../../../db/models/delivery.ts';
import { StoredFile } from '../../../../db/models/file.ts';
import { ApplicationMessage } from '../../../../db/models/application-message.ts';
import { Inquiry, InquiryReply } from '../../../../db/models/inquiry.ts';
import { PageView } from '../../../../db/models/page-view.ts';
import { RecommendMail } from '../../../../db/models/recommend-mail.ts';
import { UNIVERSITY_COLUMNS } from '../../../../db/models/university.ts';
import { User } from '../../../../db/models/user.ts';
import { loadWholeApplications, type ApplicationRow } from '../../applications/views/load-application.ts';
import { presentApplicationForOwner } from '../../applications/views/present-application.ts';
import {
  loadWholeEventApplications,
  presentEventApplication,
  type EventApplicationRow,
} from '../../events/views/present-event-application.ts';
import { isColumn } from '../../../../domain/entities/fields.ts';
import { user as userTable } from '../../../../domain/entities/user.ts';
import type { QueryContext } from '../../../core/calls/context.ts';
import { loadMailPreferences } from '../../notifications/services/mail-preferences.ts';
import { readable } from './export-words.ts';
import { applicationForOwner } from '../../applications/views/application-schema.ts';
import { eventApplicationForOwner } from '../../events/views/event-schema.ts';
import { userSelf } from '../../profile/views/user-schema.ts';

/** The profile with its lists, and the names of what it only numbers. */
const USER_TREE: AssociationTree = {
  home_country: true,
  living_country: true,
  living_prefecture: true,
  hope_first_work_country: true,
  hope_last_work_country: true,
  page_language: true,
  latest_school_department_category: true,
  residence_record: { residence_status: true },
  analytics_data: true,
  survey_answers: { user_survey: true, user_survey_option: true },
  hoped_prefectures: { prefecture: true },
  interesting_job_categories: { job_category: true },
  interesting_industries: { industry: true },
  language_skills: {
    language: true,
    language_level: true,
    language_speaking_level: true,
    language_listening_level: true,
    language_reading_level: true,
    language_writing_level: true,
  },
  skills: { skill: true, skill_level: true },
  universities: {
    university: UNIVERSITY_COLUMNS,
    degree: true,
    student_category: true,
    department_category: true,
  },
  schools: { school_category: true, country: true },
  academic_majors: { academic_major: true },
  job_histories: { job_category: true, quit_reasons: { job_history_quit_reason: true } },
  language_examinations: { language_examination: true },
  certifications: true,
};
/** What the person keeps and has done here, beside the profile. */
const KEPT_TREE: AssociationTree = {
  identities: true,
  bookmarks: { recruitment: { company: true } },
  recommend_dismissals: { recruitment: { company: true } },
  saved_searches: true,
  lesson_progresses: { lesson: true },
  done_plan_steps: true,
};

type Row = Record<string, unknown>;
interface UserRow extends JsonRow<Attributes<User>>, Row {
  identities: Row[];
  bookmarks: (Row & { recruitment: Job })[];
  recommend_dismissals: (Row & { recruitment: Job; is_by_student: boolean })[];
  saved_searches: Row[];
  lesson_progresses: (Row & { lesson: { title: unknown } })[];
  done_plan_steps: Row[];
}
interface Job {
  title: unknown;
  company: { official_name: unknown };
}
interface RecommendMailRow extends JsonRow<Attributes<RecommendMail>> {
  recommend_mail_recruitments: (LeftOut & { recruitment: Job })[];
  active_remind_recruitments: (LeftOut & Row & { recruitment: Job })[];
  recommend_mail_replies: { received_at: string; from_email: string | null; text: string | null }[];
}
interface LeftOut {
  left_out_code: string | null;
}

const pick = (row: object, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, (row as Row)[name] ?? null]));
const jobOf = ({ title, company }: Job) => ({ title, company: company.official_name });
const isTold = ({ left_out_code }: LeftOut) => left_out_code === null;
const campaign = (prefix: string) =>
  ['name', 'source', 'term', 'medium', 'content'].map((part) => `${prefix}campaign_${part}`);

const isList = (name: string) =>
  Object.hasOwn(userTable.fields, name) && !isColumn(userTable.fields[name as keyof typeof userTable.fields]);

/** The fields the person's own view has, and no other column: staff's note stays with them. */
function profileOf(row: UserRow): Row {
  const own = Object.keys(userSelf.shape).filter(
    (name) => name in row && !isList(name) && name !== 'version',
  );
  return { ...pick(row, own), created_at: row.created_at, ...pick(row, Object.keys(USER_TREE)) };
}

const exportedApplication = applicationForOwner.omit({
  user_id: true,
  company: true,
  next_interview: true,
  latest_interview: true,
  resume_questions: true,
  versions: true,
  events_allowed: true,
  other_applications: true,
  version: true,
});

function applicationOf(ctx: QueryContext, row: ApplicationRow): Row {
  const shown = exportedApplication.parse(presentApplicationForOwner(row, ctx.actor, ctx.now));
  return {
    ...shown,
    ...pick(row, [...campaign('apply_'), 'apply_landing_page']),
    recruitment: jobOf(row.recruitment as unknown as Job),
    resume_versions: row.resume_versions.map((item) =>
      pick(item, ['number', 'kind', 'created_at', 'document']),
    ),
  };
}

const exportedEventApplication = eventApplicationForOwner.omit({
  user_id: true,
  form_answer: true,
  event: true,
  can: true,
});

function eventApplicationOf(ctx: QueryContext, row: EventApplicationRow): Row {
  const shown = eventApplicationForOwner.parse(presentEventApplication(row, false, ctx.now));
  const questions = shown.event.form?.form_questions ?? [];
  return {
    ...exportedEventApplication.parse(shown),
    ...pick(row, [...campaign('apply_'), 'apply_landing_page']),
    event: pick(shown.event, ['title', 'start_at']),
    answers: (shown.form_answer?.form_question_answers ?? []).map((answer) => ({
      question: questions.find(({ id }) => id === answer.form_question_id)?.title ?? null,
      answer: answer.answer_text,
    })),
  };
}

/** What was written to each other about one's applications, by application. */
async function messagesOf(applicationIds: readonly number[]): Promise<Map<number, Row[]>> {
  const rows = await ApplicationMessage.findAll({
    where: { application_id: [...applicationIds] },
    order: [['id', 'ASC']],
  });
  const told = (row: ApplicationMessage) => ({
    from: row.is_by_student ? 'me' : 'mentor',
    ...pick(row, ['body', 'created_at', 'is_by_mail', 'read_at']),
  });
  return new Map(
    applicationIds.map((id) => [id, rows.filter(({ application_id }) => application_id === id).map(told)]),
  );
}

/** An inquiry with what was answered. */
async function inquiriesOf(userId: number): Promise<Row[]> {
  const rows = await Inquiry.findAll({
    where: { user_id: userId },
    order: [['id', 'ASC']],
  });
  const replies = await InquiryReply.findAll({
    where: { inquiry_id: rows.map(({ id }) => id) },
    order: [['id', 'ASC']],
  });
  return rows.map((row) => ({
    ...pick(row, ['message', 'referer', 'created_at', 'answered_at']),
    replies: replies
      .filter(({ inquiry_id }) => inquiry_id === row.id)
      .map((reply) => pick(reply, ['body', 'created_at'])),
  }));
}

/** Recommend mails the person has received. */
async function recommendationsOf(userId: number): Promise<Row[]> {
  const rows = await loadAggregates<RecommendMailRow, RecommendMail>(
    RecommendMail,
    {
      recommend_mail_recruitments: { recruitment: { company: true } },
      active_remind_recruitments: { recruitment: { company: true } },
      recommend_mail_replies: ['received_at', 'from_email', 'text'],
    },
    {
      where: { user_id: userId, sent_recommend_at: { [Op.ne]: null } },
      order: [['id', 'ASC']],
      transaction: null,
    },
  );
  return rows.map((row) => ({
    ...pick(row, ['recommend_mail_type', 'sent_recommend_at']),
    recruitments: row.recommend_mail_recruitments.filter(isTold).map(({ recruitment }) => jobOf(recruitment)),
    reminded: row.active_remind_recruitments.filter(isTold).map(({ recruitment, ...reason }) => ({
      ...jobOf(recruitment),
      ...pick(reason, ['reason_ja', 'reason_en']),
    })),
    replies: row.recommend_mail_replies
      .filter(({ from_email }) => from_email === null)
      .map((reply) => pick(reply, ['received_at', 'text'])),
  }));
}

const SEEN = ['visit_at', 'leave_at', 'path', 'google_analytics_client_id', ...campaign('latest_')];
const FILE = ['name', 'content_type', 'byte_size', 'purpose', 'created_at'];

/** A file of the person, and the application whose resume it is a copy of. */
export interface OwnFile {
  key: string;
  name: string;
  content_type: string;
  byte_size: number;
  purpose: StoredFile['purpose'];
  /** The place of that application among the applications, and the number of the version. */
  copy_of: { application: number; number: number } | null;
}

/** What a person gets to read of themselves, its files in the order of `data.files`. */
export interface OwnData {
  data: Record<string, unknown>;
  files: OwnFile[];
}

/** The copies that were printed of versions of resumes, by file. */
function copiesIn(applications: readonly ApplicationRow[]): Map<number, OwnFile['copy_of']> {
  return new Map(
    applications.flatMap((row, application) =>
      row.resume_versions.flatMap(({ pdf_file_id, number }) =>
        pdf_file_id === null ? [] : [[pdf_file_id, { application, number }] as const],
      ),
    ),
  );
}

/**
 * Everything held of a person that is theirs to know, in twelve statements whatever the amount. Nothing of the
 * inside: applications go through their owner's view, other rows name their fields here.
 */
export async function exportOwnData(ctx: QueryContext, userId: number): Promise<OwnData> {
  const where = { user_id: userId };
  const tree = { ...USER_TREE, ...KEPT_TREE };
  const user = required(
    await loadAggregate<UserRow, User>(User, tree, {
      where: { id: userId },
      transaction: null,
    }),
  );
  const order = [['id', 'ASC']] as [string, string][];
  const applications = await loadWholeApplications(where, null);
  const messages = await messagesOf(applications.map(({ id }) => id));
  const eventApplications = await loadWholeEventApplications(where, null);
  const pageViews = await PageView.findAll({ where, order, attributes: SEEN, raw: true });
  const files = await StoredFile.findAll({ where, order, raw: true });
  const copies = copiesIn(applications);
  const mails = await Delivery.findAll({
    where: { recipient_user_id: userId, state: ['sent', 'kept', 'held'] },
    order,
    attributes: ['subject', 'recipient_email', 'created_at', 'sent_at'],
    raw: true,
  });
  const data = readable(
    {
      exported_at: ctx.now.toISOString(),
      profile: profileOf(user),
      sign_ins: user.identities.map((row) =>
        pick(row, ['iss', 'sub', 'email', 'email_verified', 'created_at']),
      ),
      applications: applications.map((row) => ({
        ...applicationOf(ctx, row),
        messages: messages.get(row.id) ?? [],
      })),
      event_applications: eventApplications.map((row) => eventApplicationOf(ctx, row)),
      files: files.map((row) => pick(row, FILE)),
      bookmarks: user.bookmarks.map((row) => ({
        created_at: row['created_at'],
        recruitment: jobOf(row.recruitment),
      })),
      not_for_me: user.recommend_dismissals
        .filter(({ is_by_student }) => is_by_student)
        .map((row) => ({ ...pick(row, ['created_at', 'reason']), recruitment: jobOf(row.recruitment) })),
      saved_searches: user.saved_searches.map((row) =>
        pick(row, ['name', 'query', 'is_mail_wanted', 'last_notified_at', 'created_at']),
      ),
      lessons: user.lesson_progresses.map((row) => ({
        title: row.lesson.title,
        done_at: row['done_at'],
      })),
      plan_steps_done: user.done_plan_steps.map((row) => pick(row, ['step', 'done_at'])),
      inquiries: await inquiriesOf(userId),
      ...(await loadMailPreferences(userId, null)),
      mails_received: mails,
      recommend_mails: await recommendationsOf(userId),
      page_views: pageViews,
    },
    ctx.language,
  ) as OwnData['data'];
  return {
    data,
    files: files.map(({ id, key, name, content_type, byte_size, purpose }) => ({
      key,
      name,
      content_type,
      byte_size,
      purpose,
      copy_of: copies.get(id) ?? null,
    })),
  };
}
