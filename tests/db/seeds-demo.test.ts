import crypto from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Op } from 'sequelize';
import { ApplicationEvent } from '../../db/models/application-records.ts';
import { Application } from '../../db/models/application.ts';
import { Article } from '../../db/models/article.ts';
import { Company } from '../../db/models/company.ts';
import { CompanyContactPerson } from '../../db/models/company-contacts.ts';
import { CompanyInternalData } from '../../db/models/company-profile.ts';
import { Lesson } from '../../db/models/course.ts';
import { Event } from '../../db/models/event.ts';
import { StoredFile } from '../../db/models/file.ts';
import { HfMember } from '../../db/models/hf-member.ts';
import { Identity } from '../../db/models/identity.ts';
import { Interview } from '../../db/models/interview.ts';
import { RecruitmentSearchRow } from '../../db/models/recruitment-search-row.ts';
import { RecruitmentResumeQuestion } from '../../db/models/recruitment-selection.ts';
import { RecruitmentOffice } from '../../db/models/recruitment-targets.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { ResumeVersion } from '../../db/models/resume-history.ts';
import { Resume, ResumeQuestionAnswer } from '../../db/models/resume.ts';
import { User } from '../../db/models/user.ts';
import { loadDemoData, NEWCOMER_EMAIL } from '../../db/seeds/demo/load.ts';
import type { DemoOptions } from '../../db/seeds/demo/load.ts';
import { APPLICATION_STATES, deriveState } from '../../server/domain/application-state.ts';
import { applyRefusal } from '../../server/domain/applying.ts';
import { composeResume } from '../../server/presenters/resume-document.ts';
import { loadUser, presentUser } from '../../server/presenters/user.ts';
import { freshDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

const now = new Date('2026-11-21T03:00:00Z');
const files: { name: string; content_type: string; bytes: Uint8Array }[] = [];
const accounts: string[] = [];
let database: TestDatabase;

const options: DemoOptions = {
  now,
  composeResume,
  async createAccount(email) {
    accounts.push(email);
    return { iss: 'https://issuer.example.com/', sub: `auth0|${email}` };
  },
  async saveFile({ name, content_type, bytes, purpose }) {
    files.push({ name, content_type, bytes });
    const sha256 = crypto.createHash('sha256').update(bytes).digest('hex');
    const row = { name, content_type, byte_size: bytes.length, sha256, purpose, user_id: null };
    return (await StoredFile.create(row)).id;
  },
};

const counts = async () => [
  await Company.count(),
  await Recruitment.count(),
  await User.count(),
  await Application.count(),
  await ApplicationEvent.count(),
  await StoredFile.count(),
];

beforeAll(async () => {
  database = await freshDatabase();
  await loadDemoData(database.sequelize, options);
});
afterAll(() => database.close());

test('a second load changes nothing and asks nothing of the outside', async () => {
  const before = await counts();
  const asked = accounts.length + files.length;
  await loadDemoData(database.sequelize, options);
  expect(await counts()).toEqual(before);
  expect(accounts.length + files.length).toBe(asked);
});

describe('companies', () => {
  test('are some thirty, each with a logo of its own, a contact with a mail address and both names', async () => {
    const companies = await Company.findAll();
    expect(companies.length).toBeGreaterThanOrEqual(30);
    for (const company of companies) {
      expect(company.official_name['ja'] && company.official_name['en']).toBeTruthy();
      expect(company.business_description['ja'] && company.business_description['en']).toBeTruthy();
      const contact = await CompanyContactPerson.findOne({
        where: { company_id: company.id, is_main_person: true },
      });
      expect(contact?.email).toMatch(/@example\.com$/);
    }
    const logos = files.filter(({ content_type }) => content_type === 'image/svg+xml');
    expect(new Set(logos.map(({ bytes }) => Buffer.from(bytes).toString())).size).toBe(companies.length);
    expect(new Set(companies.map(({ logo_file_id }) => logo_file_id)).size).toBe(companies.length);
  });

  test('warn the mentor before a resume goes out, several of them', async () => {
    expect(
      await CompanyInternalData.count({ where: { resume_submit_alert: { [Op.ne]: null } } }),
    ).toBeGreaterThan(5);
  });
});

describe('recruitments', () => {
  /** What an ad has to state by law, by column; contract renewal only for a fixed term, see below. */
  const lawTexts = [
    'job_description',
    'duties_scope_of_change',
    'probation_description',
    'workplace_scope_of_change',
    'overtime_description',
    'holidays_description',
    'smoking_prevention_description',
    'recruiter_name',
    'insurance_description',
  ] as const;
  const lawValues = [
    'contract_term',
    'work_start_at',
    'work_end_at',
    'work_hours',
    'break_minutes',
    'salary_min_bachelor',
    'is_dispatch',
    'as_of_on',
    'published_at',
  ] as const;

  test('are 120, most released, some drafts, some closed, and read differently from each other', async () => {
    const all = await Recruitment.findAll();
    expect(all).toHaveLength(120);
    expect(all.filter((row) => !row.is_released).length).toBeGreaterThan(2);
    expect(all.filter((row) => row.closed_at !== null).length).toBeGreaterThan(2);
    for (const column of ['title', 'job_description', 'ideal_person'] as const) {
      expect(new Set(all.map((row) => row[column]['ja'])).size).toBe(120);
      expect(new Set(all.map((row) => row[column]['en'])).size).toBe(120);
    }
    expect(all.filter((row) => row.title['vi']).length).toBeGreaterThanOrEqual(15);
    expect(all.filter((row) => row.is_simple).length).toBeGreaterThan(2);
    expect(all.filter((row) => row.is_shown_on_top).length).toBeGreaterThan(5);
    expect(all.filter((row) => row.is_available_from_overseas).length).toBeGreaterThan(5);
    expect(all.filter((row) => row.peculiar_apply_url)).toHaveLength(1);
    expect(new Set(all.map((row) => row.required_jlpt))).toEqual(new Set([null, 1, 2, 3, 4]));
  });

  test('state all the law asks, in every language of their title, when they are released', async () => {
    const released = await Recruitment.findAll({ where: { is_released: true } });
    for (const row of released) {
      for (const language of Object.keys(row.title)) {
        const silent = lawTexts.filter((column) => !row[column][language]);
        expect({ id: row.id, language, silent }).toEqual({ id: row.id, language, silent: [] });
      }
      expect(lawValues.filter((column) => row[column] === null)).toEqual([]);
      expect(await RecruitmentOffice.count({ where: { recruitment_id: row.id } })).toBeGreaterThan(0);
    }
  });

  test('a fixed term tells the standard and the limit of renewal', async () => {
    const fixed = await Recruitment.findAll({ where: { contract_term: 'fixed' } });
    expect(fixed.length).toBeGreaterThan(0);
    for (const row of fixed) {
      expect(row.contract_renewal_standard['ja']).toBeTruthy();
      expect(row.contract_renewal_limit['ja']).toMatch(/更新は最大4回/);
    }
  });

  test('fixed overtime pay tells amount, hours and that more is paid, beside a base without it', async () => {
    const fixed = await Recruitment.findAll({ where: { fixed_overtime_pay_yen: { [Op.ne]: null } } });
    expect(fixed.length).toBeGreaterThan(0);
    for (const row of fixed) {
      expect(row.fixed_overtime_hours).toBeGreaterThan(0);
      expect(row.overtime_description['ja']).toContain('超える時間外労働分は追加で支給');
      expect(row.overtime_description['en']).toContain('is paid in addition');
    }
  });

  test('an age limit has its statutory reason, an indefinite contract and nothing else', async () => {
    const limited = await Recruitment.findAll({ where: { age_limit: { [Op.ne]: null } } });
    expect(limited.length).toBeGreaterThan(0);
    for (const row of limited) {
      expect(row.age_limit_reason['ja']).toContain('第1条の3第1項第3号イ');
      expect(row.contract_term).toBe('indefinite');
      expect(row.is_available_by_mid_career).toBe(false);
    }
  });

  test('ask one to four questions of the bank, never a disabled one; a simple one asks none', async () => {
    const links = await RecruitmentResumeQuestion.findAll({ include: ['resume_question', 'recruitment'] });
    for (const link of links) {
      expect(link.resume_question?.disabled).toBe(false);
      expect(link.recruitment?.is_simple).toBe(false);
    }
    const simple = await Recruitment.count({ where: { is_simple: true } });
    expect(new Set(links.map((link) => link.recruitment_id)).size).toBe(120 - simple);
  });

  test('are found by search when released and open', async () => {
    const open = await Recruitment.count({ where: { is_released: true, closed_at: null } });
    expect(await RecruitmentSearchRow.count()).toBe(open);
  });
});

describe('people', () => {
  test('have accounts: the demo student, mentors, a manager, and a newcomer without a user row', async () => {
    for (const email of ['student@example.com', 'mentor@example.com', 'manager@example.com', NEWCOMER_EMAIL])
      expect(accounts).toContain(email);
    expect(await User.count({ where: { email: NEWCOMER_EMAIL } })).toBe(0);
    expect(await Identity.count()).toBe(await User.count());
    const staff = await HfMember.findAll({ order: ['id'] });
    expect(staff.map(({ email, role }) => [email, role])).toEqual([
      ['mentor@example.com', 'mentor'],
      ['mentor2@example.com', 'mentor'],
      ['mentor3@example.com', 'mentor'],
      ['manager@example.com', 'manager'],
    ]);
  });

  test('stand at every level, and the stored flags are what the profile gives', async () => {
    const levels = new Map<string, number>();
    for (const { id, email, is_initialized, is_minimum_initialized } of await User.findAll()) {
      const user = presentUser((await loadUser(id, null))!);
      expect({ email, is_minimum_initialized }).toEqual({
        email,
        is_minimum_initialized: user.is_minimum_initialized,
      });
      expect(user.missing_for.initialized.length === 0).toBe(is_initialized);
      const level = user.is_profile_enough_for_resume
        ? 'resume'
        : is_initialized
          ? 'initialized'
          : is_minimum_initialized
            ? 'minimum'
            : 'signed up';
      levels.set(level, (levels.get(level) ?? 0) + 1);
    }
    expect(Object.fromEntries(levels)).toEqual({ resume: 11, initialized: 2, minimum: 1, 'signed up': 1 });
  });

  test('face images are 3:4 JPEGs and belong to their student', async () => {
    const student = await User.findOne({ where: { email: 'student@example.com' }, rejectOnEmpty: true });
    const file = await StoredFile.findByPk(student.resume_face_image_file_id!, { rejectOnEmpty: true });
    expect(file).toMatchObject({ content_type: 'image/jpeg', purpose: 'face_image', user_id: student.id });
    const { bytes } = files.find(({ name }) => name === 'student.jpg')!;
    expect(Buffer.from(bytes).subarray(0, 2).toString('hex')).toBe('ffd8');
  });
});

describe('applications', () => {
  test('are in every state, each the one its flags and interviews give', async () => {
    const all = await Application.findAll();
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(APPLICATION_STATES));
    for (const application of all) {
      const interviews = await Interview.count({ where: { application_id: application.id } });
      expect(application.state).toBe(deriveState(application, interviews));
    }
  });

  test('have a history that joins up and ends in their state, all of it past', async () => {
    for (const application of await Application.findAll()) {
      const events = await ApplicationEvent.findAll({
        where: { application_id: application.id },
        order: ['at', 'id'],
      });
      expect(events[0]?.name).toBe('apply');
      expect(events.at(-1)?.to_state).toBe(application.state);
      for (const [place, event] of events.slice(1).entries())
        expect(event.from_state).toBe(events[place]!.to_state);
      for (const event of events) expect(event.at.getTime()).toBeLessThan(now.getTime());
    }
  });

  test('the demo student has one ready to submit: required answers written, profile enough, still open', async () => {
    const student = await User.findOne({ where: { demo_key: 'student' }, rejectOnEmpty: true });
    expect(presentUser((await loadUser(student.id, null))!).missing_for.resume).toEqual([]);
    const ready = await Application.findOne({
      where: { user_id: student.id, state: 'applied' },
      rejectOnEmpty: true,
    });
    expect(ready.due_date_to_submit_resume! > '2026-11-21').toBe(true);
    const resume = await Resume.findOne({ where: { application_id: ready.id }, rejectOnEmpty: true });
    expect(resume.self_pr && resume.why_select_company).toBeTruthy();
    expect(resume.self_pr_jt).toBeNull();
    const asked = await RecruitmentResumeQuestion.findAll({
      where: { recruitment_id: ready.recruitment_id },
    });
    const answers = await ResumeQuestionAnswer.findAll({ where: { resume_id: resume.id } });
    expect(
      answers
        .filter(({ answer }) => answer)
        .map((row) => row.resume_question_id)
        .sort(),
    ).toEqual(asked.map((row) => row.resume_question_id).sort());
    const recruitment = await Recruitment.findByPk(ready.recruitment_id, { rejectOnEmpty: true });
    expect(applyRefusal({ ...recruitment.get(), appliable_terms: [] }, now)).toBeNull();
  });

  test('whoever submitted answered what was required; corrections stand beside the own words', async () => {
    const submitted = await Application.findAll({
      where: { have_submitted_resume_by_user_at: { [Op.ne]: null } },
    });
    for (const application of submitted) {
      const required = await RecruitmentResumeQuestion.findAll({
        where: { recruitment_id: application.recruitment_id, is_required: true },
      });
      const resume = await Resume.findOne({ where: { application_id: application.id }, rejectOnEmpty: true });
      const answers = await ResumeQuestionAnswer.findAll({ where: { resume_id: resume.id } });
      const answered = answers.filter(({ answer }) => answer).map((row) => row.resume_question_id);
      for (const { resume_question_id } of required) expect(answered).toContain(resume_question_id);
      if (application.state === 'awaiting_agreement')
        for (const { answer, answer_jt } of answers) expect(answer_jt).not.toBe(answer);
    }
  });

  test('what was agreed can be sent: an agreed version with its whole document is there', async () => {
    const agreed = await Application.findAll({ where: { state: ['correction_agreed', 'sent_to_company'] } });
    for (const { id } of agreed) {
      const version = await ResumeVersion.findOne({ where: { application_id: id, kind: 'agreed' } });
      expect(version?.document).toMatchObject({ layout: 1 });
      expect(version?.photo_file_id).not.toBeNull();
    }
  });

  test('wait for mentors with due dates before and after today, some without a mentor', async () => {
    const waiting = await Application.findAll({
      where: { state: ['resume_submitted', 'in_correction', 'applied'] },
      include: ['application_hf_members'],
    });
    const days = waiting.map((row) => row.due_date_to_submit_resume!);
    expect(days.some((day) => day < '2026-11-21')).toBe(true);
    expect(days.some((day) => day > '2026-11-21')).toBe(true);
    expect(waiting.some((row) => row.application_hf_members?.length === 0)).toBe(true);
  });
});

test('there are events to come and past ones, two courses of five lessons, articles in both languages', async () => {
  const events = await Event.findAll();
  expect(events).toHaveLength(6);
  expect(events.some(({ start_at }) => start_at < now)).toBe(true);
  expect(events.some(({ deadline }) => deadline !== null && deadline > now)).toBe(true);
  const lessons = await Lesson.findAll({ order: ['course_id', 'index_in_course'] });
  expect(lessons.map((lesson) => lesson.index_in_course)).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
  for (const article of await Article.findAll()) {
    expect(article.content['ja']).toMatch(/^<p>/);
    expect(article.content['en']).toMatch(/^<p>/);
  }
});
