import request from 'supertest';
import { Application } from '../../../db/models/application.ts';
import { ApplicationHfMember } from '../../../db/models/application-records.ts';
import type { HfMember } from '../../../db/models/hf-member.ts';
import { Recruitment } from '../../../db/models/recruitment.ts';
import { User } from '../../../db/models/user.ts';
import { APPLICATION_STATES } from '../../../domain/application-state.ts';
import type { Actor } from '../../../domain/roles.ts';
import { freshDatabase } from '../../support/database.ts';
import {
  actors,
  appFor,
  list,
  makeApplication,
  makeMember,
  makeRecruitment,
  makeStudent,
} from '../../core/resource-support.ts';
import { prepared } from '../../support/prepared.ts';

let manager: Actor;
const made: Record<string, Application> = {};
let statements: string[] = [];

const database = prepared(() => freshDatabase({ logging: (sql) => void statements.push(sql) }));
const mentor = prepared(makeMember);
const other = prepared(makeMember);
beforeAll(async () => {
  manager = actors.manager(other.id);
  const tran = await makeStudent({
    last_name: 'Trần',
    first_name: 'Đức',
    last_name_kana: 'チャン',
    first_name_kana: 'ドゥック',
  });
  const takahashi = await makeStudent({
    last_name: '高橋',
    first_name: '花子',
    last_name_kana: 'タカハシ',
    first_name_kana: 'ハナコ',
  });
  const kiwi = await makeRecruitment({ company: '株式会社キウイ', title: '営業 Sales' });
  const add = async (name: string, fields: object, who?: HfMember) => {
    made[name] = await makeApplication(fields as Record<string, unknown>, who);
  };
  await add(
    'tran',
    {
      user_id: tran.id,
      recruitment_id: kiwi.id,
      state: 'in_correction',
      due_date_to_submit_resume: '2026-11-20',
    },
    mentor,
  );
  await add(
    'takahashi',
    {
      user_id: takahashi.id,
      state: 'sent_to_company',
      due_date_to_submit_resume: '2026-11-01',
      is_late: true,
    },
    other,
  );
  await add(
    'kiwi',
    { recruitment_id: kiwi.id, state: 'passed', due_date_to_submit_resume: '2026-12-24' },
    mentor,
  );
  await add('nobody', { state: 'resume_submitted', due_date_to_submit_resume: '2026-11-30' });
});

const find = async (filter: object, actor = manager, sort = ['due_date_to_submit_resume', 'ASC']) => {
  const answer = await request(appFor(database.sequelize, actor)).get(list('applications', { filter, sort }));
  expect(answer.status).toBe(200);
  const names = Object.entries(made).map(([name, { id }]) => [id, name] as const);
  return (answer.body as { id: number }[]).map((row) => new Map(names).get(row.id));
};

describe('filters', () => {
  test.each<[string, () => object, string[]]>([
    ['several states', () => ({ state: ['in_correction', 'passed'] }), ['tran', 'kiwi']],
    ['who looks after it', () => ({ hf_member_id: mentor.id }), ['tran', 'kiwi']],
    ['the student', () => ({ user_id: made['takahashi']!.user_id }), ['takahashi']],
    ['the job', () => ({ recruitment_id: made['kiwi']!.recruitment_id }), ['tran', 'kiwi']],
    [
      'days of the due date, both included',
      () => ({ due_from: '2026-11-20', due_to: '2026-11-30' }),
      ['tran', 'nobody'],
    ],
    ['what is overdue', () => ({ is_overdue: true }), ['tran']],
    ['what is not overdue', () => ({ is_overdue: false }), ['takahashi', 'nobody', 'kiwi']],
    ['what is due soon', () => ({ is_due_soon: true }), []],
    ['what is not due soon', () => ({ is_due_soon: false }), ['takahashi', 'tran', 'nobody', 'kiwi']],
    ['what came late', () => ({ is_late: true }), ['takahashi']],
    ['what did not', () => ({ is_late: false }), ['tran', 'nobody', 'kiwi']],
    ['nothing of last year', () => ({ quiet_since: '2025-12-31' }), []],
    ['all since last year', () => ({ active_after: '2025-12-31' }), ['takahashi', 'tran', 'nobody', 'kiwi']],
    ['nobody to look after it', () => ({ scope: 'unassigned' }), ['nobody']],
  ])('by %s', async (_what, filter, names) => {
    expect(await find(filter())).toEqual(names);
  });

  test('by company', async () => {
    const { company_id } = (await Recruitment.findByPk(made['kiwi']!.recruitment_id))!;
    expect(await find({ company_id })).toEqual(['tran', 'kiwi']);
  });

  test('by state, and within one by the day it is due', async () => {
    const second = await makeApplication({ state: 'in_correction', due_date_to_submit_resume: '2026-11-19' });
    const idsBy = async (direction: 'ASC' | 'DESC') => {
      const parameters = { filter: { state: ['in_correction', 'passed'] }, sort: ['state', direction] };
      const { body } = await request(appFor(database.sequelize, manager)).get(
        list('applications', parameters),
      );
      return (body as { id: number }[]).map(({ id }) => id);
    };
    const inOrder = [second.id, made['tran']!.id, made['kiwi']!.id];
    expect(await idsBy('ASC')).toEqual(inOrder);
    expect(await idsBy('DESC')).toEqual(inOrder.toReversed());
    await second.destroy();
  });

  test('by last activity', async () => {
    await made['nobody']!.update({ memo: 'x' });
    expect(await find({}, manager, ['updated_at', 'DESC']).then((names) => names[0])).toBe('nobody');
  });

  test('unknown states and days that do not exist are refused by name', async () => {
    for (const [filter, field] of [
      [{ state: ['nowhere'] }, 'filter[state]'],
      [{ due_from: '2026-02-30' }, 'filter[due_from]'],
      [{ state: [] }, 'filter[state]'],
    ] as const) {
      const answer = await request(appFor(database.sequelize, manager)).get(list('applications', { filter }));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(Object.keys(answer.body.error.fields)[0]).toContain(field);
    }
  });
});

describe('search by name', () => {
  test.each([
    ['kanji', '高橋'],
    ['kanji of both names, without a blank', '高橋花子'],
    ['one character', '橋'],
    ['two characters across nothing', '橋花'],
    ['katakana', 'タカハシ'],
    ['hiragana', 'たかはし'],
    ['two hiragana', 'はな'],
    ['half-width kana', 'ﾀｶﾊｼ'],
  ])('finds by %s', async (_how, q) => {
    expect(await find({ q })).toEqual(['takahashi']);
  });

  test.each([
    'Trần',
    'tran',
    'TRAN',
    'Ｔｒａｎ',
    'duc',
    'Đức',
    'tr',
    'tran キウイ',
    'tran sales',
    'duc 営業',
  ])('finds a name with diacritics, also with the company or the job beside it: %s', async (q) => {
    expect(await find({ q })).toEqual(['tran']);
  });

  test('finds by the company, in either kana, and nothing by words that do not go together', async () => {
    expect(await find({ q: 'きうい' })).toEqual(['tran', 'kiwi']);
    expect(await find({ q: '高橋 キウイ' })).toEqual([]);
    expect(await find({ q: '%' })).toEqual([]);
    expect(await find({ q: "'); drop table users; --" })).toEqual([]);
  });

  test('finds the new name at once, and the old one no more', async () => {
    await User.update({ last_name: 'Nguyễn' }, { where: { id: made['tran']!.user_id } });
    expect(await find({ q: 'nguyen' })).toEqual(['tran']);
    expect(await find({ q: 'Trần' })).toEqual([]);
  });

  test('finds by the address for who may read it; the queue of nobody’s students does not tell it', async () => {
    const nobodys = await User.findByPk(made['nobody']!.user_id, { rejectOnEmpty: true });
    const q = nobodys.email;
    expect(await find({ q })).toEqual(['nobody']);
    expect(await find({ q, scope: 'unassigned' }, actors.mentor(mentor.id))).toEqual([]);
    const ownStudent = await User.findByPk(made['tran']!.user_id, { rejectOnEmpty: true });
    expect(await find({ q: ownStudent.email }, actors.mentor(mentor.id))).toEqual(['tran']);
  });

  test('takes six statements, however many words', async () => {
    statements = [];
    await find({ q: '高橋 花子 タカハシ' });
    expect(statements.length).toBeLessThanOrEqual(6);
  });
});

describe('who looks after it', () => {
  test('with two mentors both have it, and nobody calls it unassigned', async () => {
    const link = await ApplicationHfMember.create({
      application_id: made['kiwi']!.id,
      hf_member_id: other.id,
      is_main: false,
    });
    expect(await find({ scope: 'mine' }, actors.mentor(other.id))).toEqual(['takahashi', 'kiwi']);
    expect(await find({ scope: 'mine' }, actors.mentor(mentor.id))).toEqual(['tran', 'kiwi']);
    await link.destroy();
    expect(await find({ scope: 'mine' }, actors.mentor(other.id))).toEqual(['takahashi']);
    expect((await Application.findByPk(made['kiwi']!.id))!.mentor_id).toBe(mentor.id);
  });
});

describe('how many stand where', () => {
  const counts = async (filter: object, actor = manager) => {
    const answer = await request(appFor(database.sequelize, actor)).get(
      list('application_counts', { filter, range: [0, 15] }),
    );
    expect(answer.status).toBe(200);
    const rows = answer.body as { id: string; count: number }[];
    return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]));
  };

  test('all, and by the same filters as the list', async () => {
    expect(await counts({})).toEqual({
      in_correction: 1,
      sent_to_company: 1,
      passed: 1,
      resume_submitted: 1,
    });
    expect(await counts({ state: ['passed', 'failed'] })).toEqual({ passed: 1 });
    expect(await counts({ q: 'キウイ' })).toEqual({ in_correction: 1, passed: 1 });
    expect(await counts({ is_overdue: true })).toEqual({ in_correction: 1 });
    expect(await counts({}, actors.mentor(mentor.id))).toEqual({ in_correction: 1, passed: 1 });
  });
});

describe('a row', () => {
  test('says its version and which events its reader may cause', async () => {
    const answer = await request(appFor(database.sequelize, actors.mentor(mentor.id))).get(
      list('applications', { filter: { id: [made['kiwi']!.id] } }),
    );
    expect(answer.body[0]).toMatchObject({ version: 0, events_allowed: expect.arrayContaining(['decline']) });
    expect(answer.body[0].events_allowed).not.toContain('start_correction');
  });

  test('of the export has the names and no formula', async () => {
    await User.update({ first_name: '=1+1' }, { where: { id: made['takahashi']!.user_id } });
    const csv = await request(appFor(database.sequelize, manager)).get(
      `/staff/api/applications.csv?filter=${encodeURIComponent(JSON.stringify({ is_late: true }))}`,
    );
    expect(csv.status).toBe(200);
    expect(csv.text).toContain('高橋');
    expect(csv.text).toContain("'=1+1");
    expect(csv.text.trim().split('\n')).toHaveLength(2);
    const refused = await request(appFor(database.sequelize, actors.mentor(mentor.id))).get(
      '/staff/api/applications.csv',
    );
    expect(refused.status).toBe(403);
  });
});

test('the order of work leaves out nothing of what the filter leaves, whatever part of it that is', async () => {
  const desk = await makeMember();
  for (const state of APPLICATION_STATES) await makeApplication({ state }, desk);
  const statesOf = async (filter: object, sort: string) => {
    const parameters = { filter: { ...filter, hf_member_id: desk.id }, sort: [sort, 'ASC'] };
    const { body } = await request(appFor(database.sequelize, manager)).get(list('applications', parameters));
    return (body as { state: string }[]).map(({ state }) => state).toSorted();
  };
  const filters: object[] = [
    {},
    { is_open: true },
    { is_open: false },
    { waiting_for: 'staff', is_open: false },
    { state: ['failed', 'applied'] },
    { state: ['failed', 'passed'], is_open: true },
    ...APPLICATION_STATES.map((state) => ({ state })),
    ...['staff', 'student', 'company'].map((waiting_for) => ({ waiting_for })),
  ];
  for (const filter of filters)
    expect(await statesOf(filter, 'work_order')).toEqual(await statesOf(filter, 'id'));
  expect(await statesOf({}, 'work_order')).toHaveLength(APPLICATION_STATES.length);
});
