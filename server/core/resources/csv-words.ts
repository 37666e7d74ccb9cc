import { QueryTypes, type Sequelize } from 'sequelize';
import { languageId } from '../../../domain/languages.ts';
import type { CsvColumn } from './csv-columns.ts';

/** Languages of the console; an export uses the one it was requested in. */
export type CsvLanguage = 'en' | 'ja';
export const csvLanguage = (pageLanguageId: number): CsvLanguage =>
  pageLanguageId === languageId('ja') ? 'ja' : 'en';

type Words = readonly [en: string, ja: string];
const inLanguage = ([en, ja]: Words, language: CsvLanguage) => (language === 'ja' ? ja : en);

const STUDENT_ID: Words = ['Student number', '学生番号'];
const UPDATED: Words = ['Last changed', '最終更新'];

/** Column titles of every resource; a test checks that none is missing. */
const TITLES: Readonly<Record<string, Words>> = {
  id: ['Number', '番号'],
  state: ['State', '状態'],
  status: ['Status', '状態'],
  level: ['Profile', 'プロフィール'],
  created_at: ['Created', '作成日時'],
  updated_at: UPDATED,
  last_name: ['Family name', '姓'],
  first_name: ['Given name', '名'],
  last_name_kana: ['Family name (kana)', '姓（かな）'],
  first_name_kana: ['Given name (kana)', '名（かな）'],
  name: ['Name', '氏名'],
  name_kana: ['Name (kana)', '氏名（かな）'],
  email: ['E-mail', 'メール'],
  phone_num: ['Phone', '電話番号'],
  home_country_id: ['Nationality', '国籍'],
  living_country_id: ['Country of living', '居住国'],
  living_prefecture_id: ['Prefecture of living', '居住都道府県'],
  jlpt: ['JLPT (N)', 'JLPT（N）'],
  graduate_latest_school_at: ['Graduation', '卒業'],
  is_hope_phone_consulting: ['Wishes a talk', '電話相談の希望'],
  career_meeting_at: ['Talk planned for', '相談の予定'],
  applications: ['Applications', '応募数'],
  sent_recommend_at: ['Sent', '送信日時'],
  told_jobs: ['Jobs recommended', 'おすすめした求人数'],
  replied_count: ['Replies', '返信数'],
  applied_count: ['Applied since', 'その後の応募数'],
  bounced_at: ['Came back', '不達'],
  send_id: ['Sending', '送信のまとまり'],
  waiting_for: ['Whose turn', '対応待ち'],
  student_id: STUDENT_ID,
  user_id: STUDENT_ID,
  subject_user_id: STUDENT_ID,
  company_id: ['Company number', '企業番号'],
  company: ['Company', '企業'],
  company_ja: ['Company (Japanese)', '企業（日本語）'],
  company_en: ['Company (English)', '企業（英語）'],
  recruitment_id: ['Job number', '求人番号'],
  recruitment_ja: ['Job (Japanese)', '求人（日本語）'],
  recruitment_en: ['Job (English)', '求人（英語）'],
  mentors: ['Mentors', '担当者'],
  due_date_to_submit_resume: ['Resume due', '書類の期限'],
  cycle_number: ['Application for the job, no.', '何回目の応募'],
  is_overdue: ['Overdue', '期限切れ'],
  is_late: ['Submitted late', '提出遅れ'],
  have_submitted_resume_by_user_at: ['Resume submitted', '書類の提出日時'],
  title_ja: ['Title (Japanese)', 'タイトル（日本語）'],
  title_en: ['Title (English)', 'タイトル（英語）'],
  publish_at: ['Public from', '公開日時'],
  published_at: ['Released', '公開日時'],
  closed_at: ['Closed', '終了日時'],
  as_of_on: ['Facts as of', '情報の時点'],
  needs_reconfirmation: ['To be confirmed again', '再確認が必要'],
  apply_deadline_on: ['Deadline', '応募締切'],
  required_jlpt: ['Required JLPT (N)', '必要なJLPT（N）'],
  official_name_ja: ['Official name (Japanese)', '正式名称（日本語）'],
  official_name_en: ['Official name (English)', '正式名称（英語）'],
  contract_num: ['Contract number', '契約番号'],
  channel: ['Channel', '獲得経路'],
  prefectures: ['Prefectures', '都道府県'],
  industry_sectors: ['Industries', '業種'],
  is_interested_in_internship: ['Interested in internships', 'インターンシップに関心'],
  is_image_usable: ['Pictures may be used', '写真の使用可'],
  recruitments: ['Jobs', '求人数'],
  released_recruitments: ['Public jobs', '公開中の求人数'],
  event: ['Event', 'イベント'],
  apply_at: ['Applied', '申込日時'],
  confirmed_at: ['Confirmed', '参加確定日時'],
  cancelled_at: ['Cancelled', 'キャンセル日時'],
  answers: ['Answers', '回答'],
  start_at: ['Begins', '開始日時'],
  deadline: ['Deadline', '申込締切'],
  is_released: ['Public', '公開'],
  capacity: ['Seats', '定員'],
  seats_taken: ['Seats taken', '申込数'],
  confirmed_count: ['Confirmed', '参加確定数'],
  waiting_count: ['Waiting', 'キャンセル待ち数'],
  message: ['Message', '内容'],
  answered_at: ['Answered', '回答日時'],
  token: ['Code', 'コード'],
  label: ['Note', 'メモ'],
  is_active: ['Can be used', '使用可'],
  disabled: ['Not for new jobs', '使用停止'],
  using_frequency: ['Jobs that ask it', '使用求人数'],
  at: ['Time', '日時'],
  hf_member_id: ['Staff number', 'スタッフ番号'],
  hf_member: ['Changed by', '変更した人'],
  source: ['Call', '呼び出し'],
  action: ['Action', '操作'],
  table_name: ['Table', 'テーブル'],
  row_id: ['Row', '行'],
  record_table: ['Record', '対象の種類'],
  record_id: ['Record number', '対象の番号'],
  before: ['Before', '変更前'],
  after: ['After', '変更後'],
};

const SEAT_STATES: Readonly<Record<string, Words>> = {
  applied: ['Applied', '申込済み'],
  waiting: ['Waiting', 'キャンセル待ち'],
  confirmed: ['Confirmed', '参加確定'],
  cancelled: ['Cancelled', 'キャンセル'],
};

/** Words for the codes in a column, by resource and column. */
const CODES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  'applications.state': {
    applied: ['Applied', '応募済み'],
    resume_submitted: ['Resume submitted', '書類提出済み'],
    in_correction: ['In correction', '添削中'],
    returned_to_student: ['Returned to student', '学生に差し戻し'],
    awaiting_agreement: ['Awaiting agreement', '学生の同意待ち'],
    correction_agreed: ['Ready to send', '企業へ送付待ち'],
    sent_to_company: ['Sent to company', '企業へ送付済み'],
    resume_passed: ['Resume passed', '書類選考 通過'],
    resume_failed: ['Resume not passed', '書類選考 不通過'],
    interviewing: ['Interviewing', '面接中'],
    passed: ['Passed', '内定'],
    failed: ['Not passed', '不採用'],
    offer_accepted: ['Offer accepted', '内定承諾'],
    offer_declined: ['Offer declined', '内定辞退'],
    declined_by_hf: ['Declined by us', '当社でお断り'],
    quit_by_student: ['Withdrawn by student', '学生が辞退'],
  },
  'applications.waiting_for': {
    staff: ['Our turn', '当社の対応待ち'],
    student: ["Student's turn", '学生の対応待ち'],
    company: ["Company's turn", '企業の対応待ち'],
  },
  'articles.state': {
    published: ['Published', '公開中'],
    scheduled: ['Scheduled', '公開予定'],
    hidden: ['Not published', '非公開'],
  },
  'audit_logs.action': {
    insert: ['Added', '追加'],
    update: ['Changed', '変更'],
    delete: ['Removed', '削除'],
  },
  'event_applications.state': SEAT_STATES,
  'inquiries.state': {
    open: ['Open', '未対応'],
    answered: ['Answered', '回答済み'],
    closed: ['Closed', '完了'],
  },
  'recruitments.state': {
    draft: ['Draft', '下書き'],
    review: ['In review', '確認待ち'],
    released: ['Public', '公開中'],
    closed: ['Closed', '終了'],
  },
  'users.level': {
    signed_up: ['Signed up only', '登録のみ'],
    minimum_initialized: ['Minimum filled in', '最低限を入力済み'],
    initialized: ['Filled in', '入力済み'],
  },
  'users.status': {
    active: ['Looking for a job', '就職活動中'],
    paused: ['Not at the moment', '休止中'],
    closed: ['No longer with us', '支援終了'],
    merged: ['Merged', '統合済み'],
    deleted: ['Deleted', '削除済み'],
  },
};

const YES: Words = ['Yes', 'はい'];
const NO: Words = ['No', 'いいえ'];

/** Id columns whose rows have names in the master data. */
const NAMED: Readonly<Record<string, 'countries' | 'prefectures'>> = {
  home_country_id: 'countries',
  living_country_id: 'countries',
  living_prefecture_id: 'prefectures',
};

/** @throws Error for a column without a title */
export function csvTitle(column: string, language: CsvLanguage): string {
  const words = TITLES[column];
  if (!words) throw new Error(`No title for the column ${column}`);
  return inLanguage(words, language);
}

/** Master data names by id, for each column with such ids. */
export async function csvNames(
  sequelize: Sequelize,
  columns: readonly string[],
  language: CsvLanguage,
): Promise<ReadonlyMap<string, ReadonlyMap<number, string>>> {
  const sets = [...new Set(columns.flatMap((column) => NAMED[column] ?? []))];
  const loaded = await Promise.all(
    sets.map(async (set) => {
      const rows = await sequelize.query<{ id: number; name: Record<string, string> }>(
        `select id, name from ${set}`,
        { type: QueryTypes.SELECT },
      );
      return [set, new Map(rows.map(({ id, name }) => [id, name[language] ?? name['en'] ?? '']))] as const;
    }),
  );
  const bySet = new Map<string, ReadonlyMap<number, string>>(loaded);
  return new Map(
    columns.flatMap((column) => {
      const names = bySet.get(NAMED[column] ?? '');
      return names ? [[column, names] as const] : [];
    }),
  );
}

const inTokyo = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * A cell as readable text.
 * @param codes resource and column, for the words of a code
 * @param names master data names by id, for a column of such ids
 */
export function csvCell(
  kind: CsvColumn[0],
  value: string | number | boolean | null | undefined,
  { language, codes, names }: { language: CsvLanguage; codes: string; names?: ReadonlyMap<number, string> },
): string | number {
  if (value === null || value === undefined) return '';
  if (kind === 'flag') return inLanguage(value ? YES : NO, language);
  if (kind === 'time') return inTokyo.format(new Date(String(value)));
  if (kind === 'named') return names?.get(Number(value)) ?? Number(value);
  const words = kind === 'code' ? CODES[codes]?.[String(value)] : undefined;
  if (words) return inLanguage(words, language);
  return kind === 'number' ? Number(value) : String(value);
}
