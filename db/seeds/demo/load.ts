import type { Sequelize, Transaction } from 'sequelize';
import { liftLimits } from '../../lift-limits.ts';
import { refreshSearchRows } from '../../search-rows.ts';
import { StoredFile } from '../../models/file.ts';
import { User } from '../../models/user.ts';
import { insertActivity } from './activity-rows.ts';
import { insertApplications } from './application-rows.ts';
import { demoCompanies } from './companies.ts';
import { insertCompanies } from './company-rows.ts';
import { insertContent } from './content.ts';
import { insertEventApplications, insertEvents } from './event-rows.ts';
import type { Days } from './days.ts';
import { daysFrom } from './days.ts';
import { inserter } from './insert.ts';
import { logoOf } from './logos.ts';
import { drawPictures } from './picture-files.ts';
import type { PictureFiles, SaveFile } from './picture-files.ts';
import { drawPortrait } from './portrait.ts';
import { insertApplicationMails, type WriteMail } from './mail-rows.ts';
import { insertPast } from './past.ts';
import { insertRecommendMails } from './recommend-mail-rows.ts';
import { insertRecruitments } from './recruitment-rows.ts';
import { insertQuestions } from './resume-questions.ts';
import type { ComposeResume } from './resume-version-rows.ts';
import { insertVersions } from './resume-version-rows.ts';
import { demoApplications } from './scenarios.ts';
import { insertStaff, staff } from './staff.ts';
import { insertStudentRecords } from './student-records.ts';
import type { StudentAccount } from './student-rows.ts';
import { insertStudents } from './student-rows.ts';
import { duplicateStudents } from './students/duplicates.ts';
import { firstStudents } from './students/first.ts';
import { secondStudents } from './students/second.ts';

export type { ComposeResume } from './resume-version-rows.ts';

/** An account at the identity provider that has no user row: for trying the sign-up. */
export const NEWCOMER_EMAIL = 'newcomer@example.com';

const students = [...firstStudents, ...secondStudents, ...duplicateStudents];

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

/** Written in one transaction with all else: where the first student is, the whole demo world is. */
async function isLoaded(transaction: Transaction | null): Promise<boolean> {
  return (await User.count({ where: { demo_key: students[0]!.key }, transaction })) > 0;
}

/**
 * Fills a database with the demo world: companies, recruitments, students, mentors, applications in every
 * state. Needs the master data. Does nothing where the world is there already. Rows are one transaction, so
 * that a killed start leaves nothing half done; accounts and files come before it and may be made twice.
 */
export async function loadDemoData(sequelize: Sequelize, options: DemoOptions): Promise<void> {
  if (await isLoaded(null)) return;
  const accounts = await studentAccounts(options);
  for (const { email } of staff) await options.createAccount(email);
  await options.createAccount(NEWCOMER_EMAIL);
  const logos: number[] = [];
  for (const [turn, { key }] of demoCompanies.entries()) {
    const bytes = Buffer.from(logoOf(key, turn));
    logos.push(
      await options.saveFile({ name: `${key}.svg`, content_type: 'image/svg+xml', bytes, purpose: 'logo' }),
    );
  }
  const pictures = await drawPictures(options.saveFile);
  await sequelize.transaction(async (transaction) => {
    await liftLimits(sequelize, transaction);
    await sequelize.query(`select pg_advisory_xact_lock(${advisoryLockKey})`, { transaction });
    if (await isLoaded(transaction)) return;
    await insertWorld(transaction, accounts, { logos, ...pictures }, options);
    await refreshSearchRows(sequelize, undefined, transaction);
  });
}

async function studentAccounts({ createAccount, saveFile }: DemoOptions): Promise<StudentAccount[]> {
  const accounts: StudentAccount[] = [];
  for (const { email, key, portrait } of students) {
    const identity = await createAccount(email);
    const faceImageFileId = portrait
      ? await saveFile({
          name: `${key}.jpg`,
          content_type: 'image/jpeg',
          bytes: await drawPortrait(portrait),
          purpose: 'face_image',
        })
      : null;
    accounts.push({ identity, faceImageFileId });
  }
  return accounts;
}

async function insertWorld(
  transaction: Transaction,
  accounts: readonly StudentAccount[],
  pictures: PictureFiles & { logos: readonly number[] },
  options: DemoOptions,
): Promise<void> {
  const days: Days = daysFrom(options.now);
  const insert = inserter(transaction, options.now);
  const questions = await insertQuestions(insert, transaction);
  const companies = await insertCompanies(insert, demoCompanies, pictures, days);
  const recruitments = await insertRecruitments(insert, demoCompanies, companies, questions, days);
  const staffIds = await insertStaff(insert);
  const userIds = await insertStudents(insert, students, accounts, days);
  for (const [place, { key }] of students.entries()) {
    const id = accounts[place]!.faceImageFileId;
    if (id !== null) await StoredFile.update({ user_id: userIds[key]! }, { where: { id }, transaction });
  }
  const world = { userIds, staffIds, recruitments, questions, days };
  const applications = await insertApplications(insert, demoApplications, world);
  await insertPast(insert, world);
  await insertVersions(insert, applications, options.composeResume, transaction);
  await insertEventApplications(insert, await insertEvents(insert, pictures.events, days), userIds, days);
  const { lessonIds } = await insertContent(insert, pictures.articles, days);
  await insertStudentRecords(insert, { userIds, staffIds }, days);
  await insertActivity(insert, { userIds, staffId: staffIds.manager, lessonIds, recruitments }, days);
  const mails = { insert, transaction, days, writeMail: options.writeMail, baseUrl: options.baseUrl };
  await insertRecommendMails(mails, { userIds, mentorId: staffIds.mentor, recruitments });
  await insertApplicationMails(mails, applications, staffIds.manager);
}
