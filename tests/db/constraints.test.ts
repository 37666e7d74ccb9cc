import { QueryTypes } from 'sequelize';
import { Application } from '../../db/models/application.ts';
import { Company } from '../../db/models/company.ts';
import { CompanyJoinableMonth } from '../../db/models/company-profile.ts';
import { Delivery } from '../../db/models/delivery.ts';
import { Event, EventApplication } from '../../db/models/event.ts';
import { StoredFile } from '../../db/models/file.ts';
import { HfMember } from '../../db/models/hf-member.ts';
import { Interview } from '../../db/models/interview.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { RecruitmentSearchRow } from '../../db/models/recruitment-search-row.ts';
import { Resume } from '../../db/models/resume.ts';
import { ResumeQuestion, ResumeQuestionTemplate } from '../../db/models/resume-question.ts';
import { User } from '../../db/models/user.ts';
import { UserHopedPrefecture } from '../../db/models/user-lists.ts';
import { Prefecture } from '../../db/models/master-data.ts';
import { APPLICATION_STATES } from '../../domain/application-state.ts';
import { freshDatabase } from '../support/database.ts';
import { makeApplication, makeCountry, makeRecruitment, makeUser } from './rows.ts';
import { prepared } from '../support/prepared.ts';

const db = prepared(freshDatabase);

const checkViolation = '23514';
const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
const restrictViolation = '23001';

/** The database's own code, whichever class Sequelize wraps it in. */
async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return (error as { parent?: { code?: string } }).parent?.code ?? String(error);
  }
  return 'accepted';
}

describe('one live application per student and recruitment', () => {
  test('a second one is refused', async () => {
    const { user_id, recruitment_id } = await makeApplication();
    expect(await refusal(Application.create({ user_id, recruitment_id }))).toBe(uniqueViolation);
  });

  test('again after quitting is allowed, and then it is the live one', async () => {
    const first = await makeApplication();
    const { user_id, recruitment_id } = first;
    await first.update({ is_quit_by_student: true, state: 'quit_by_student' });
    expect(await refusal(Application.create({ user_id, recruitment_id }))).toBe('accepted');
    expect(await refusal(first.update({ is_quit_by_student: false }))).toBe(uniqueViolation);
  });

  test('another student or another recruitment is no matter', async () => {
    const { user_id, recruitment_id } = await makeApplication();
    expect(await refusal(makeApplication({ user_id }))).toBe('accepted');
    expect(await refusal(makeApplication({ recruitment_id }))).toBe('accepted');
  });
});

describe('one live seat per student and event', () => {
  test('a second one is refused, again after cancelling is allowed', async () => {
    const user = await makeUser();
    const event = await Event.create({ start_at: new Date('2027-01-01T00:00:00Z') });
    const seat = (token_for_cancell: string) =>
      EventApplication.create({
        event_id: event.id,
        user_id: user.id,
        apply_at: new Date('2026-12-01T00:00:00Z'),
        token_for_cancell,
      });
    const first = await seat('token-1');
    expect(await refusal(seat('token-2'))).toBe(uniqueViolation);
    await first.update({ is_cancelled: true });
    expect(await refusal(seat('token-3'))).toBe('accepted');
  });
});

describe('values', () => {
  test('every state of the domain is taken, any other refused', async () => {
    const application = await makeApplication();
    for (const state of APPLICATION_STATES) {
      expect([state, await refusal(application.update({ state }))]).toEqual([state, 'accepted']);
    }
    expect(await refusal(application.update({ state: 'lost' as 'applied' }))).toBe(checkViolation);
  });

  test.each<[string, Partial<User['_creationAttributes']>]>([
    ['a gender outside the three', { gender: 'none' as 'other' }],
    ['JLPT N0', { jlpt: 0 }],
    ['JLPT N6', { jlpt: 6 }],
    ['a negative number of dependants', { num_of_dependents_family: -1 }],
  ])('a student with %s is refused', async (_what, values) => {
    expect(await refusal(makeUser(values))).toBe(checkViolation);
  });

  test.each<[string, Partial<Recruitment['_creationAttributes']>]>([
    ['a lowest salary above the highest', { salary_min_bachelor: 300_000, salary_max_bachelor: 200_000 }],
    ['a negative salary', { salary_min_master: -1 }],
    ['a salary by the week', { salary_unit: 'week' as 'month' }],
    ['a time that no clock shows', { work_start_at: '24:30' }],
    ['a time without a leading zero', { work_end_at: '9:00' }],
    ['a rating of six', { importance_rating_of_skill: 6 }],
    ['JLPT N6', { required_jlpt: 6 }],
    ['a contract of neither term', { contract_term: 'forever' as 'fixed' }],
  ])('a recruitment with %s is refused', async (_what, values) => {
    expect(await refusal(makeRecruitment(values))).toBe(checkViolation);
  });

  test('a salary with one end open is taken', async () => {
    expect(await refusal(makeRecruitment({ salary_min_doctor: 300_000 }))).toBe('accepted');
  });

  test('a per-language text is a map, whatever writes it', async () => {
    const company = await Company.create({ vision: { ja: '志', en: 'Vision' } });
    const write = db.sequelize.query(`update companies set vision = '"Vision"' where id = ${company.id}`);
    expect(await refusal(write)).toBe(checkViolation);
  });

  test.each([0, 13])('month %i is refused', async (month) => {
    const company = await Company.create({});
    expect(await refusal(CompanyJoinableMonth.create({ company_id: company.id, month }))).toBe(
      checkViolation,
    );
  });

  test('a role other than mentor and manager is refused', async () => {
    const member = HfMember.create({ email: 'root@example.com', role: 'admin' as 'manager' });
    expect(await refusal(member)).toBe(checkViolation);
  });

  test('a student in a status nobody knows is refused', async () => {
    expect(await refusal(User.create({ email: 'gone@example.com', status: 'gone' }))).toBe(checkViolation);
  });

  test('a mail in a state nobody knows is refused', async () => {
    const delivery = await makeDelivery('a@example.com');
    expect(await refusal(delivery.update({ state: 'lost' as 'sent' }))).toBe(checkViolation);
  });
});

function makeDelivery(recipient_email: string, cause = 'application_event:1'): Promise<Delivery> {
  return Delivery.create({
    cause,
    recipient_email,
    template: 'resume_submitted',
    language_code: 'en',
    available_at: new Date('2026-12-01T00:00:00Z'),
  });
}

describe('things there is one of', () => {
  test('an e-mail address, in whatever case', async () => {
    await makeUser({ email: 'Minh@example.com' });
    expect(await refusal(makeUser({ email: 'minh@EXAMPLE.com' }))).toBe(uniqueViolation);
  });

  test('a mail per cause, recipient and template', async () => {
    await makeDelivery('once@example.com', 'result:7');
    expect(await refusal(makeDelivery('once@example.com', 'result:7'))).toBe(uniqueViolation);
    expect(await refusal(makeDelivery('once@example.com', 'result:8'))).toBe('accepted');
  });

  test('a resume per application and an interview per number', async () => {
    const { id: application_id } = await makeApplication();
    await Resume.create({ application_id });
    expect(await refusal(Resume.create({ application_id }))).toBe(uniqueViolation);
    await Interview.create({ application_id, interview_number: 1 });
    expect(await refusal(Interview.create({ application_id, interview_number: 1 }))).toBe(uniqueViolation);
    expect(await refusal(Interview.create({ application_id, interview_number: 2 }))).toBe('accepted');
  });

  test('a wish per student', async () => {
    const user = await makeUser();
    const prefecture = await Prefecture.create({ id: 9001, code: '99', kana: 'テスト' });
    const wish = { user_id: user.id, prefecture_id: prefecture.id };
    await UserHopedPrefecture.create(wish);
    expect(await refusal(UserHopedPrefecture.create(wish))).toBe(uniqueViolation);
  });
});

describe('deleting', () => {
  test('takes the children along', async () => {
    const application = await makeApplication();
    await Resume.create({ application_id: application.id });
    await application.destroy();
    expect(await Resume.count({ where: { application_id: application.id } })).toBe(0);
  });

  test('is refused for master data in use and for people with applications', async () => {
    const country = await makeCountry();
    await makeUser({ home_country_id: country.id });
    expect(await refusal(country.destroy())).toBe(restrictViolation);
    const { user_id, recruitment_id } = await makeApplication();
    expect(await refusal(User.destroy({ where: { id: user_id } }))).toBe(restrictViolation);
    expect(await refusal(Recruitment.destroy({ where: { id: recruitment_id } }))).toBe(restrictViolation);
  });

  test('of a photo leaves its student', async () => {
    const file = await StoredFile.create({
      name: 'face.jpg',
      content_type: 'image/jpeg',
      byte_size: 10,
      sha256: '0'.repeat(64),
      purpose: 'face_image',
    });
    const user = await makeUser({ resume_face_image_file_id: file.id });
    await file.update({ user_id: user.id });
    await file.destroy();
    expect((await user.reload()).resume_face_image_file_id).toBeNull();
  });

  test('of a question whose own template is its default works', async () => {
    const question = await ResumeQuestion.create({});
    const template = await ResumeQuestionTemplate.create({ resume_question_id: question.id });
    await question.update({ default_template_id: template.id });
    expect(await refusal(question.destroy())).toBe('accepted');
  });

  test('an unknown reference is refused', async () => {
    expect(await refusal(Recruitment.create({ company_id: 0 }))).toBe(foreignKeyViolation);
  });
});

describe('the search table', () => {
  test('keeps its lists in line, its grams out of line and its index free of a pending list', async () => {
    const storage = await db.sequelize.query<{ attname: string; attstorage: string }>(
      `select attname, attstorage from pg_attribute
       where attrelid = 'recruitment_search_rows'::regclass and (attname = 'grams' or attname like '%\\_ids')`,
      { type: QueryTypes.SELECT },
    );
    const external = 'e';
    const plain = 'p';
    expect(storage.length).toBe(9);
    for (const column of storage) {
      expect(column).toEqual({
        attname: column.attname,
        attstorage: column.attname === 'grams' ? external : plain,
      });
    }
    const [index] = await db.sequelize.query<{ reloptions: string[] }>(
      `select reloptions from pg_class where relname = 'recruitment_search_rows_filters_index'`,
      { type: QueryTypes.SELECT },
    );
    expect(index?.reloptions).toEqual(['fastupdate=off']);
  });

  test('takes a row whose requirement is "none"', async () => {
    const { id: recruitment_id, company_id } = await makeRecruitment();
    const published_at = new Date('2026-12-01T00:00:00Z');
    const row = await RecruitmentSearchRow.create({
      recruitment_id,
      company_id,
      published_at,
      skill_ids: [3, 5],
    });
    await row.reload();
    expect(row.required_jlpt).toBe(6);
    expect(row.skill_ids).toEqual([3, 5]);
    expect(row.prefecture_ids).toEqual([]);
  });
});
