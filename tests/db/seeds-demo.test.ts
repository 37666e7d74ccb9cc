import { Op, QueryTypes } from 'sequelize';
import { ApplicationEvent } from '../../db/models/application-records.ts';
import { Application } from '../../db/models/application.ts';
import { Article } from '../../db/models/article.ts';
import { Company } from '../../db/models/company.ts';
import { CompanyContactPerson } from '../../db/models/company-contacts.ts';
import { CompanyImage, CompanyInternalData } from '../../db/models/company-profile.ts';
import { Course, Lesson } from '../../db/models/course.ts';
import { countPlaces } from '../../db/event-places.ts';
import { Event, EventApplication } from '../../db/models/event.ts';
import { StoredFile } from '../../db/models/file.ts';
import { FormAnswer, FormQuestion } from '../../db/models/form.ts';
import { HfMember } from '../../db/models/hf-member.ts';
import { Identity } from '../../db/models/identity.ts';
import { RecruitmentSearchRow } from '../../db/models/recruitment-search-row.ts';
import { RecruitmentOffice, RecruitmentResumeQuestion } from '../../db/models/recruitment-lists.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { User } from '../../db/models/user.ts';
import { sequelizeOf } from '../../db/sequelize-of.ts';
import { NEWCOMER_EMAIL } from '../../db/seeds/demo/load.ts';
import { drawPicture } from '../../db/seeds/demo/pictures.ts';
import { checkFormAnswers, type FormQuestionFacts } from '../../domain/event-form.ts';
import { richText } from '../../server/core/presenting/rich-text.ts';
import { loadEditedRecruitment } from '../../server/features/recruitments/services/recruitment-changes.ts';
import { releaseGaps } from '../../domain/release-gate.ts';
import { loadUser, presentUser } from '../../server/features/profile/views/present-user.ts';
import { startDemoWorld } from './demo-world.ts';
import { prepared } from '../support/prepared.ts';

const world = prepared(startDemoWorld);

const counts = async () => [
  await Company.count(),
  await Recruitment.count(),
  await User.count(),
  await Application.count(),
  await ApplicationEvent.count(),
  await StoredFile.count(),
];

test('a second load changes nothing and asks nothing of the outside', async () => {
  const before = await counts();
  const asked = world.accounts.length + world.files.length;
  await world.load();
  expect(await counts()).toEqual(before);
  expect(world.accounts.length + world.files.length).toBe(asked);
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
    const logos = world.files.filter(({ content_type }) => content_type === 'image/svg+xml');
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
    // A text that an ad has, it has in all three languages, so that no page is half in another.
    const languagesOf = (text: unknown) => Object.keys(text as object).sort();
    for (const row of all)
      for (const [column, value] of Object.entries(row.get({ plain: true })))
        if (typeof value === 'object' && value !== null && 'ja' in value)
          expect([row.id, column, languagesOf(value)]).toEqual([row.id, column, ['en', 'ja', 'vi']]);
    expect(all.filter((row) => row.is_simple).length).toBeGreaterThan(2);
    expect(all.filter((row) => row.is_shown_on_top).length).toBeGreaterThan(5);
    expect(all.filter((row) => row.is_available_from_overseas).length).toBeGreaterThan(5);
    expect(all.filter((row) => row.peculiar_apply_url)).toHaveLength(1);
    expect(new Set(all.map((row) => row.required_jlpt))).toEqual(new Set([null, 1, 2, 3, 4]));
  });

  test('pass the release gate, each that was ever public', async () => {
    const released = await Recruitment.findAll({ where: { is_released: true }, attributes: ['id'] });
    for (const { id } of released) {
      const row = await loadEditedRecruitment(id, null);
      const gaps = releaseGaps(row!, new Date(), false);
      expect({ id, gaps: gaps.map(({ rule }) => rule) }).toEqual({ id, gaps: [] });
    }
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
      expect(world.accounts).toContain(email);
    expect(await User.count({ where: { email: NEWCOMER_EMAIL } })).toBe(0);
    // Those of the past have no accounts any more.
    expect(await Identity.count()).toBe(await User.count({ where: { demo_key: { [Op.ne]: null } } }));
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
    expect(Object.fromEntries(levels)).toEqual({ resume: 11, initialized: 3, minimum: 84, 'signed up': 2 });
  });

  test('face images are 3:4 JPEGs and belong to their student', async () => {
    const student = await User.findOne({ where: { email: 'student@example.com' }, rejectOnEmpty: true });
    const file = await StoredFile.findByPk(student.resume_face_image_file_id!, { rejectOnEmpty: true });
    expect(file).toMatchObject({ content_type: 'image/jpeg', purpose: 'face_image', user_id: student.id });
    const { bytes } = world.files.find(({ name }) => name === 'student.jpg')!;
    expect(Buffer.from(bytes).subarray(0, 2).toString('hex')).toBe('ffd8');
  });
});

test('there are events to come and past ones, courses and articles to read, each with a cover of its own and in three languages', async () => {
  const events = await Event.findAll();
  expect(events).toHaveLength(6);
  expect(events.some(({ start_at }) => start_at < world.now)).toBe(true);
  expect(events.some(({ deadline }) => deadline !== null && deadline > world.now)).toBe(true);
  const [courses, articles] = [await Course.findAll(), await Article.findAll()];
  expect([courses.length, articles.length]).toEqual([3, 11]);
  const lessons = await Lesson.findAll({ order: ['course_id', 'index_in_course'] });
  expect(lessons.map((lesson) => lesson.index_in_course)).toEqual([1, 2, 1, 2, 1, 2]);
  for (const code of ['ja', 'en', 'vi']) {
    for (const { description } of lessons) expect(description[code]).toMatch(/^<p>/);
    for (const { body } of events) expect(body[code]).toMatch(/^<p>/);
    for (const { content } of articles) expect(content[code]).toMatch(/^<p>/);
  }
  const covers = [...events, ...courses, ...articles].map((row) => row.thumbnail_file_id);
  expect(new Set(covers).size).toBe(20);
});

test('the texts of lessons and articles are shown as they are written, and take as long as they say', async () => {
  const tables = [
    ['lessons', 'description', 15, 15],
    ['articles', 'content', 5, 8],
  ] as const;
  for (const [table, column, least, most] of tables) {
    const rows = await sequelizeOf(Lesson).query<{
      words: Record<string, string>;
      minutes: Record<string, number>;
    }>(`select ${column} as words, reading_minutes as minutes from ${table}`, { type: QueryTypes.SELECT });
    for (const { words, minutes } of rows)
      for (const code of ['ja', 'en', 'vi']) {
        // Nothing that the page would not show.
        expect(richText(words)[code]!.replaceAll('<br />', '<br>')).toBe(words[code]);
        expect(minutes[code]).toBeGreaterThanOrEqual(least);
        expect(minutes[code]).toBeLessThanOrEqual(most);
      }
  }
});

test('every company has two pictures of its own, small and drawn the same at every start', async () => {
  expect(await CompanyImage.count()).toBe(68);
  const drawn = world.files.filter(({ content_type }) => content_type === 'image/webp');
  expect(new Set(drawn.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(68 + 20);
  for (const { bytes } of drawn) expect(bytes.length).toBeLessThan(40_000);
  const again = await Promise.all(['aobato-outside', 'aobato-inside'].map(drawPicture));
  const kept = world.files.filter(({ name }) => /^aobato-\d\.webp$/.test(name));
  expect(again).toEqual(kept.map(({ bytes }) => bytes));
});

describe('applications for events', () => {
  test('take no seat there is not; who waits waits for one', async () => {
    const all = await Event.findAll();
    const placesOf = await countPlaces(
      all.map(({ id }) => id),
      null,
    );
    for (const { id, capacity } of all.filter((event) => event.capacity !== null)) {
      const { seats_taken, waiting_count } = placesOf(id);
      expect(seats_taken).toBeLessThanOrEqual(capacity!);
      if (waiting_count > 0) expect(seats_taken).toBe(capacity);
    }
    expect(all.some(({ id }) => placesOf(id).waiting_count > 0)).toBe(true);
  });

  test('came in time, where applications are taken, and never without the file asked for', async () => {
    for (const row of await EventApplication.findAll({ where: { is_walk_in: false }, include: ['event'] })) {
      expect(row.apply_at.getTime()).toBeLessThan(Math.min(world.now.getTime(), +row.event!.deadline!));
      expect(row.apply_at.getTime()).toBeGreaterThan(row.event!.created_at.getTime());
      expect([row.event!.apply_url, row.event!.is_need_resume_file && !row.resume_file_id]).toEqual([
        null,
        false,
      ]);
    }
  });

  test('answer the form of their event by the rules of the form', async () => {
    const questions = await FormQuestion.findAll({ order: ['position'] });
    const answered = await FormAnswer.findAll({ include: ['form_question_answers'] });
    const asked = await EventApplication.findAll({ include: ['event'] });
    expect(answered).toHaveLength(asked.filter((row) => row.event!.form_id !== null).length);
    for (const { form_question_answers } of answered) {
      const facts = questions.map((question) => question.get()) as unknown as FormQuestionFacts[];
      const { faults, missing } = checkFormAnswers(facts, form_question_answers!);
      expect({ faults, missing }).toEqual({ faults: [], missing: [] });
    }
  });
});
