import type { Sequelize, Transaction } from 'sequelize';
import { itemAt, required } from '../../../domain/required.ts';
import { disableTimeouts } from '../../disable-timeouts.ts';
import { namesIn } from '../files.ts';
import { refreshSearchRows } from '../../search-rows.ts';
import { StoredFile } from '../../models/file.ts';
import { Setting } from '../../models/setting.ts';
import { User } from '../../models/user.ts';
import { insertActivity } from './activity-rows.ts';
import { insertApplications } from './application-rows.ts';
import { insertCompanies } from './company-rows.ts';
import { insertContent } from './content.ts';
import { insertEventApplications, insertEvents } from './event-rows.ts';
import { daysFrom, type Days } from './days.ts';
import { inserter } from './insert.ts';
import { drawPictures, drawPortrait, type PictureFiles, type SaveFile } from './pictures.ts';
import { insertApplicationMails, type WriteMail } from './mail-rows.ts';
import { insertPast } from './past.ts';
import { insertRecommendMails } from './recommend-mail-rows.ts';
import { insertRecruitments } from './recruitment-rows.ts';
import { insertQuestions } from './resume-questions.ts';
import { insertVersions, type ComposeResume } from './resume-version-rows.ts';
import { insertSearches } from './search-rows.ts';
import { insertStaff } from './staff.ts';
import { insertStudentRecords } from './student-records.ts';
import { insertStudents, type StudentAccount } from './student-rows.ts';
import { readWorld, type DemoWorld } from './world.ts';

export type { ComposeResume } from './resume-version-rows.ts';

/** An account at the identity provider that has no user row: for trying the sign-up. */
export const NEWCOMER_EMAIL = 'newcomer@example.com';

export interface DemoOptions {
  /** The moment the demo world is told from: due dates, interviews and events lie around it. */
  now: Date;
  /** Makes (or finds) a verified account with the demo password; may be called again for the same address. */
  createAccount(email: string): Promise<{ iss: string; sub: string }>;
  saveFile: SaveFile;
  /** What the application itself freezes resumes with. */
  composeResume: ComposeResume;
  /** What the application itself writes mails with. */
  writeMail: WriteMail;
  /** Origin of the product, for the links in mails. */
  baseUrl: string;
}

/** Any number will do, as long as nothing else of ours locks on it. */
const advisoryLockKey = 727_003;

/** Written in one transaction with all else: where the student of the tour is, the whole demo world is. */
async function isLoaded(transaction: Transaction | null): Promise<boolean> {
  return (await User.count({ where: { demo_key: 'student' }, transaction })) > 0;
}

/**
 * Fills a database with the demo world: companies, recruitments, students, mentors, applications in every
 * state. Needs the master data. Does nothing where the world is there already. Rows are one transaction, so
 * that a killed start leaves nothing half done; accounts and files come before it and may be made twice.
 */
export async function loadDemoData(sequelize: Sequelize, options: DemoOptions): Promise<void> {
  if (await isLoaded(null)) return;
  const told = readWorld();
  const accounts = await studentAccounts(told, options);
  for (const { email } of told.staff) await options.createAccount(email);
  await options.createAccount(NEWCOMER_EMAIL);
  const pictures = await drawPictures(options.saveFile, told);
  await sequelize.transaction(async (transaction) => {
    await disableTimeouts(sequelize, transaction);
    await sequelize.query(`select pg_advisory_xact_lock(${advisoryLockKey})`, { transaction });
    if (await isLoaded(transaction)) return;
    await insertWorld(transaction, told, { accounts, pictures }, options);
    await refreshSearchRows(sequelize, undefined, transaction);
  });
}

async function studentAccounts(
  { students }: DemoWorld,
  { createAccount, saveFile }: DemoOptions,
): Promise<StudentAccount[]> {
  const accounts: StudentAccount[] = [];
  const portraits = namesIn('demo/students', '.svg');
  for (const { email, key } of students) {
    const identity = await createAccount(email);
    const faceImageFileId = portraits.includes(key)
      ? await saveFile({
          name: `${key}.jpg`,
          content_type: 'image/jpeg',
          bytes: await drawPortrait(key),
          purpose: 'face_image',
        })
      : null;
    accounts.push({ identity, faceImageFileId });
  }
  return accounts;
}

async function insertWorld(
  transaction: Transaction,
  told: DemoWorld,
  { accounts, pictures }: { accounts: readonly StudentAccount[]; pictures: PictureFiles },
  options: DemoOptions,
): Promise<void> {
  const days: Days = daysFrom(options.now);
  const insert = inserter(transaction, options.now);
  const questions = await insertQuestions(insert, told.questions, transaction);
  const companies = await insertCompanies(insert, told, pictures, days);
  const recruitments = await insertRecruitments(insert, told, companies, questions, days);
  const staffIds = await insertStaff(insert, told.staff);
  const userIds = await insertStudents(insert, told.students, accounts, days);
  for (const [place, { key }] of told.students.entries()) {
    const id = itemAt(accounts, place).faceImageFileId;
    if (id !== null)
      await StoredFile.update({ user_id: required(userIds[key]) }, { where: { id }, transaction });
  }
  const world = {
    userIds,
    staffIds,
    recruitments,
    questions,
    writings: told.writings,
    interviewPlace: told.phrases.interview_place,
    days,
    transaction,
  };
  const applications = await insertApplications(insert, told.applications, world);
  await insertPast(insert, told, world);
  await insertVersions(insert, applications, options.composeResume, transaction);
  const events = await insertEvents(insert, told.events, pictures.events, days);
  await insertEventApplications(insert, told.events, events, userIds, days);
  const { lessonIds } = await insertContent(insert, told, pictures, days);
  await Setting.update({ value: told.phrases.operator }, { where: { key: 'operator' }, transaction });
  await insertSearches(insert, told.searches, days, transaction);
  await insertStudentRecords(insert, told.activity, { userIds, staffIds }, days);
  const ids = { userIds, staffId: staffIds.manager, lessonIds, recruitments };
  await insertActivity(insert, told.activity, ids, days);
  const mails = { insert, transaction, days, writeMail: options.writeMail, baseUrl: options.baseUrl };
  await insertRecommendMails(mails, told, { userIds, mentorId: staffIds.mentor, recruitments });
  await insertApplicationMails(mails, applications, told.mailTroubles, staffIds.manager);
}
