import { User } from '../../db/models/user.ts';
import type { AnyDefinition } from '../../server/core/calls/define.ts';
import { CALLS } from '../../server/registry/calls.ts';
import { pathOf } from '../../server/core/calls/router.ts';
import { startApi } from '../support/api.ts';
import { member, student } from '../support/factories.ts';
import { jsonWith, placesOf, wrongValues, type Place } from '../support/mutations.ts';
import { rawClient } from '../support/raw-client.ts';
import { corrected } from '../support/steps.ts';
import { prepared } from '../support/prepared.ts';

/** Wrong values at every place of a right payload: each is refused by name and leaves nothing behind. */

let me: Awaited<ReturnType<typeof student>>;
let manager: Awaited<ReturnType<typeof member>>;
const api = prepared(startApi);
const client = prepared(() => rawClient(api.app));
beforeAll(async () => {
  // The first application, recruitment and student of the database: the ones the examples name.
  ({ me } = await corrected(api));
  manager = await member(api, 'manager');
});

const calls = (CALLS as readonly AnyDefinition[]).filter((call) => call.example !== undefined);

async function send(call: AnyDefinition, body: string) {
  const { token } = call.allow.includes('student') ? me : manager;
  const { status, text } = await client.send({
    method: call.kind === 'command' ? 'PATCH' : 'GET',
    path: pathOf(call),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });
  const { error } = JSON.parse(text) as {
    error?: { code: string; fields: Record<string, { message: string }[]> };
  };
  return { status, code: error?.code, fields: error?.fields ?? {} };
}

/** Ids of deliveries, by mail and to webhooks, may be larger than others. */
const BIG_ID = /deliver(y|ies).*\bids?\b/;

/** One line for each wrong value that was not refused as it should be; none is the wish. */
async function notRefused(
  call: AnyDefinition,
  payload: unknown,
  place: Place,
  isLine: boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  const isBigId = BIG_ID.test(`${call.name} ${place.name}`);
  for (const [name, value] of wrongValues(place.value, isLine, isBigId)) {
    const { status, code, fields } = await send(call, jsonWith(payload, place.path, value));
    const named = Object.entries(fields).filter(([field]) => field.startsWith(place.name));
    const isClear = (status === 422 || status === 400) && named.every(([, [error]]) => error!.message !== '');
    if (!isClear || named.length === 0)
      wrong.push(`${place.name} = ${name}: ${status} ${code} ${Object.keys(fields).join()}`);
  }
  return wrong;
}

/** Places that take any JSON, or a file. */
const ANYTHING = /\[behavior\]|_base64$|_image\]$/;
/** Texts of several lines; all other texts are of one. */
const LONG =
  /message|answer|comment|body|memo|notes|reason|description|hf_remark|_jt\]|_pr\]|score_|\[why_|\[about_|password/;

describe('a wrong value in the example of a call', () => {
  test.each(calls.map((call) => ({ name: call.name, call })))('$name', async ({ call }) => {
    const wrong: string[] = [];
    for (const place of placesOf(call.example).filter(({ name }) => !ANYTHING.test(name)))
      wrong.push(...(await notRefused(call, call.example, place, !LONG.test(place.name))));
    expect(wrong).toEqual([]);
  });
});

/** A profile with everything a student can fill in. */
const PROFILE = {
  user: {
    first_name: 'Linh',
    last_name: 'Tran',
    first_name_kana: 'リン',
    last_name_kana: 'チャン',
    home_country_id: 233,
    living_country_id: 109,
    living_prefecture_id: 13,
    hope_first_work_country_id: 109,
    hope_last_work_country_id: 109,
    postal_code: '169-0075',
    address: '東京都新宿区1-2-3',
    address_kana: 'トウキョウト',
    birth_day: '2003-05-06',
    phone_num: '080-0000-0000',
    gender: 'woman',
    is_gender_unanswered: false,
    jlpt: 2,
    is_jlpt_none: false,
    jlpt_certificated_at: '2025-01-01',
    skill_description: '速い',
    research_description: '経済',
    health_description: 'なし',
    num_of_dependents_family: 1,
    has_driver_license: false,
    has_japanese_visa: true,
    page_language_id: 2,
    graduate_latest_school_at: '2027-03-01',
    latest_school_department_category_id: 1,
    is_hope_phone_consulting: false,
    is_hope_work_globaly: false,
    is_mid_career: false,
    survey_answers: [{ user_survey_id: 1, answer_text: '友人' }],
    hoped_prefectures: [{ prefecture_id: 27 }],
    interesting_job_categories: [{ job_category_id: 2 }],
    interesting_industries: [{ industry_id: 1 }],
    language_skills: [{ language_id: 2, language_level_id: 1, language_speaking_level_id: 1 }],
    skills: [{ skill_id: 1, description: '二年', skill_level_id: 1 }],
    universities: [
      {
        university: { local_name: '試験大学', english_name: 'Test University', country_id: 109 },
        degree_id: 1,
        department_official_name: '経済学部',
        enroll_at: '2023-04-01',
        graduate_at: '2027-03-01',
        is_latest: false,
      },
    ],
    schools: [
      { school_category_id: 2, name: '高校', country_id: 233, enroll_at: '2020-04-01', is_latest: false },
    ],
    academic_majors: [{ academic_major_id: 1 }],
    job_histories: [
      {
        company_name: 'カフェ',
        description: '接客',
        enter_at: '2024-04-01',
        leave_at: '2025-04-01',
        quit_reasons: [{ job_history_quit_reason_id: 1 }],
      },
    ],
    language_examinations: [{ language_examination_id: 1, result: '860', examined_at: '2025-04-01' }],
    certifications: [{ name: '簿記2級', certificated_at: '2025-04-01' }],
    residence_record: { residence_status_id: 1, expires_at: '2027-04-01', has_work_permission: true },
  },
};

describe('a wrong value in a whole profile', () => {
  const call = calls.find(({ name }) => name === 'user__update_profile')!;

  test('at every place is refused by name, and nothing is written', async () => {
    const before = (await User.findByPk(me.user.id))!.version;
    const wrong: string[] = [];
    for (const place of placesOf(PROFILE))
      wrong.push(...(await notRefused(call, PROFILE, place, !LONG.test(place.name))));
    expect(wrong).toEqual([]);
    expect((await User.findByPk(me.user.id))!.version).toBe(before);
  });

  test('a row of master data that does not exist is named at every place', async () => {
    const references = placesOf(PROFILE).filter(
      ({ name }) => name.endsWith('_id]') && !/page_language_id/.test(name),
    );
    expect(references.length).toBeGreaterThan(20);
    for (const { path, name } of references) {
      const { status, fields } = await send(call, jsonWith(PROFILE, path, 2_000_000_000));
      expect({ name, status, fields: Object.keys(fields) }).toEqual({ name, status: 422, fields: [name] });
    }
  });

  test('and the right one is accepted', async () => {
    expect((await send(call, JSON.stringify(PROFILE))).status).toBe(200);
  });

  test('a list of more items than anybody has is refused', async () => {
    const certifications = Array.from({ length: 51 }, (_, index) => ({ name: `検定${index}` }));
    const { status, fields } = await send(call, JSON.stringify({ user: { certifications } }));
    expect([status, Object.keys(fields)]).toEqual([422, ['user[certifications]']]);
  });

  test('names that no call knows are named, a hundred at most', async () => {
    const user = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`k${index}`, 1]));
    const { status, code, fields } = await send(call, JSON.stringify({ user }));
    expect([status, code, Object.keys(fields).length]).toEqual([400, 'unknown_field', 100]);
    const long = await send(call, JSON.stringify({ user: { ['k'.repeat(100_000)]: 1 } }));
    expect(Object.keys(long.fields)).toEqual([`user[${'k'.repeat(80)}]`]);
  });
});

describe('what looks strange and is right', () => {
  test.each([
    ['a name with joiners', { first_name: 'می\u200cخواهم' }, 'first_name'],
    ['a text with direction marks', { research_description: 'العربية\u200f، ١٢' }, 'research_description'],
    ['a text with every kind of line break', { research_description: 'a\r\nb\tc' }, 'research_description'],
    ['minus zero', { num_of_dependents_family: -0 }, 'num_of_dependents_family'],
  ])('%s', async (_name, user, field) => {
    const fresh = await student(api);
    const { body } = await fresh.command('user__update_profile', { user }).expect(200);
    expect(body[field]).toBe(Object.values(user)[0] === 0 ? 0 : Object.values(user)[0]);
  });
});
