import { describe, expect, test } from '@jest/globals';
import {
  ageOn,
  compareMonths,
  japaneseDay,
  japaneseMonth,
  yearAndMonth,
} from '../../server/domain/japanese-calendar.ts';
import { buildResumeDocument } from '../../server/domain/resume-document.ts';
import type { ResumeApplication, ResumeUser } from '../../server/domain/resume-input.ts';
import {
  emptyUser,
  fullApplication,
  fullInput,
  fullUser,
  job,
  school,
  university,
} from '../support/resume-input.ts';

const SUBMITTED_ON = '2026-11-21';
const build = (user: Partial<ResumeUser>, application: Partial<ResumeApplication> | null = null) =>
  buildResumeDocument({
    submitted_on: SUBMITTED_ON,
    user: { ...emptyUser, ...user },
    application: application && { ...fullApplication, ...application },
  });

/** 'kind year/month text' of each row, the frame of headings left out. */
const historyOf = (user: Partial<ResumeUser>) =>
  build(user)
    .history.filter(({ kind }) => kind === 'entry' || kind === 'note')
    .map(({ year, month, text }) => `${year}/${month} ${text}`);
const licencesOf = (user: Partial<ResumeUser>) =>
  build(user).licences.map(({ year, month, text }) => `${year}/${month} ${text}`);

describe('the calendar', () => {
  test('days and months in the western calendar', () => {
    expect(japaneseDay('2026-11-03')).toBe('2026年11月3日');
    expect(japaneseMonth('2027-03-01')).toBe('2027年03月');
    expect(yearAndMonth('2027-03-01')).toEqual({ year: '2027', month: '03' });
    expect(yearAndMonth(null)).toEqual({ year: '', month: '' });
    expect(compareMonths('2026-11-30', '2026-11-01')).toBe(0);
    expect(compareMonths('2026-12-01', '2027-01-01')).toBeLessThan(0);
    expect(() => japaneseDay('21 November')).toThrow(RangeError);
  });

  test.each([
    ['2001-11-21', '2026-11-21', 25],
    ['2001-11-22', '2026-11-21', 24],
    ['2001-12-01', '2026-11-21', 24],
    ['2004-02-29', '2026-02-28', 21],
    ['2004-02-29', '2026-03-01', 22],
  ])('somebody born on %s is on %s %i years old', (birthDay, day, age) => {
    expect(ageOn(birthDay, day)).toBe(age);
  });
});

describe('the person', () => {
  test('who filled in nothing gives a form with blanks and no word for them', () => {
    const document = build({});
    expect(document).toMatchObject({
      date: '2026年11月21日現在',
      name: '',
      birth: '',
      gender: '',
      postal_code: '',
      address: '',
      statements: [],
      licences: [],
      request: '',
      entry_sheet: null,
      adviser_note: '',
    });
    expect(JSON.stringify(document)).not.toMatch(/undefined|NaN|"null"/);
  });

  test('family name first, age on the day of submission', () => {
    expect(build(fullUser)).toMatchObject({
      name: 'NGUYỄN Văn An',
      name_kana: { heading: 'フリガナ', text: 'グエン ヴァン アン' },
      birth: '2001年4月3日生（満25歳）',
      postal_code: '450-0002',
      phone_num: '090-1234-5678',
      email: 'student@example.com',
    });
  });

  test.each([
    ['山田', '太郎', '山田　太郎'],
    ['キム', 'ミンジ', 'キム　ミンジ'],
    ['金', 'Minji', '金 Minji'],
    ['SUHARTONO', null, 'SUHARTONO'],
    [null, ' Aung ', 'Aung'],
  ])('the name of %s and %s', (last_name, first_name, name) => {
    expect(build({ last_name, first_name }).name).toBe(name);
  });

  test.each([
    ['やまだ', 'たろう', 'ふりがな', 'やまだ　たろう'],
    ['キム', 'みんじ', 'フリガナ', 'キム　ミンジ'],
    [null, null, 'ふりがな', ''],
  ])(
    'the kana of %s and %s stand under the heading of their script',
    (last_name_kana, first_name_kana, heading, text) => {
      expect(build({ last_name_kana, first_name_kana }).name_kana).toEqual({ heading, text });
    },
  );

  test('gender only when ticked', () => {
    expect(build({ gender: 'woman' }).gender).toBe('');
    expect(build({ gender: 'woman', is_gender_shown: true }).gender).toBe('女');
    expect(build({ gender: 'other', is_gender_shown: true }).gender).toBe('その他');
    expect(build({ gender: null, is_gender_shown: true }).gender).toBe('');
  });

  test('what must not reach a company has no way in, even when a caller hands over the whole row', () => {
    const row = {
      ...fullUser,
      home_country_id: 987654,
      num_of_dependents_family: 987655,
      health_description: 'secret health',
      residence_record: { residence_status_id: 987656 },
    };
    const text = JSON.stringify(build(row, {}));
    expect(text).not.toMatch(/98765|secret|country|dependents|health|residence/);
  });
});

describe('学歴', () => {
  test('headings, a blank row between, 以上 at the end', () => {
    const rows = build(fullUser).history;
    expect(
      rows.map(({ kind, text }) => (kind === 'entry' || kind === 'note' ? kind : `${kind}:${text}`)),
    ).toEqual([
      'heading:学　歴',
      ...Array<string>(8).fill('entry'),
      'blank:',
      'heading:職　歴',
      'entry',
      'note',
      'entry',
      'end:以上',
    ]);
  });

  test('schools and universities in the order of time', () => {
    expect(historyOf({ ...fullUser, job_histories: [] })).toEqual([
      '2016/09 ハノイ第一高等学校　入学',
      '2019/06 ハノイ第一高等学校　卒業',
      '2019/09 ハノイ中央工科大学　情報通信学部 情報工学科　入学',
      '2023/07 ハノイ中央工科大学　情報通信学部 情報工学科　卒業',
      '2024/04 中部さくら日本語学校　進学コース　入学',
      '2025/03 中部さくら日本語学校　進学コース　卒業',
      '2025/04 名古屋みなと大学大学院　情報学研究科 知能システム学専攻　修士課程　入学',
      '2027/03 名古屋みなと大学大学院　情報学研究科 知能システム学専攻　修士課程　修了見込み',
      '/ なし',
    ]);
  });

  test.each([
    ['the month before', '2026-10-01', '卒業'],
    ['the month of submission, not over yet', '2026-11-01', '卒業見込み'],
    ['a month to come', '2027-03-01', '卒業見込み'],
  ])('an end in %s', (_name, graduate_at, finish) => {
    expect(historyOf({ schools: [school({ name: '学校', graduate_at })] })[0]).toMatch(
      new RegExp(`学校　${finish}$`),
    );
  });

  test('one school ends before the next begins in the same month', () => {
    const schools = [
      school({ name: 'B校', enroll_at: '2020-04-01' }),
      school({ name: 'A校', enroll_at: '2017-04-01', graduate_at: '2020-04-01' }),
    ];
    expect(historyOf({ schools }).slice(1, 3)).toEqual(['2020/04 A校　卒業', '2020/04 B校　入学']);
  });

  test.each([
    [{ degree_name: '博士' }, '港大学大学院　法学部　博士課程　入学'],
    [
      { degree_name: '修士', department_official_name: '大学院法学研究科' },
      '港大学　大学院法学研究科　修士課程　入学',
    ],
    [{ degree_name: '修士', university_name: 'Port University' }, 'Port University　法学部　修士課程　入学'],
    [{ student_category_name: '交換留学生' }, '港大学　法学部　交換留学　開始'],
    [{ student_category_name: '研究生' }, '港大学　法学部　研究生　入学'],
    [{ department_official_name: null, department_category_name: '法学' }, '港大学　法学　入学'],
  ])('a university with %j', (values, text) => {
    const row = university({
      university_name: '港大学',
      department_official_name: '法学部',
      degree_name: '学士',
      enroll_at: '2020-04-01',
      ...values,
    });
    expect(historyOf({ universities: [row] })[0]).toBe(`2020/04 ${text}`);
  });

  test('unknown dates stay blank, a school without a name is left out', () => {
    const schools = [school({ name: '学校' }), school({ enroll_at: '2020-04-01' })];
    expect(historyOf({ schools })).toEqual(['/ 学校', '/ なし']);
  });
});

describe('職歴', () => {
  test.each([
    [
      'ended',
      { enter_at: '2023-08-01', leave_at: '2024-03-01' },
      ['2023/08 店　入社（販売）', '2024/03 店　退社'],
    ],
    ['going on', { enter_at: '2023-08-01' }, ['2023/08 店　入社（販売）', '/ 現在に至る']],
    [
      'about to end',
      { enter_at: '2023-08-01', leave_at: '2026-12-01' },
      ['2023/08 店　入社（販売）', '2026/12 店　退社予定'],
    ],
    ['planned', { enter_at: '2027-04-01' }, ['2027/04 店　入社予定（販売）']],
    ['undated', {}, ['/ 店　入社（販売）']],
    ['with a description not for the resume', { description: '接客' }, ['/ 店　入社（販売）']],
    [
      'with a description for the resume',
      { description: '接客\n発注', is_used_as_plain_text_in_resume: true },
      ['/ 店　入社（販売）', '/ 接客\n発注'],
    ],
  ])('a job %s', (_name, values, rows) => {
    const job_histories = [job({ company_name: '店', job_category_name: '販売', ...values })];
    expect(historyOf({ job_histories })).toEqual(rows);
  });

  test('jobs stand together, the oldest first', () => {
    const job_histories = [
      job({ company_name: '乙', enter_at: '2022-04-01', leave_at: '2023-04-01' }),
      job({ company_name: '甲', enter_at: '2021-04-01', leave_at: '2022-12-01' }),
    ];
    expect(historyOf({ job_histories })).toEqual([
      '2021/04 甲　入社',
      '2022/12 甲　退社',
      '2022/04 乙　入社',
      '2023/04 乙　退社',
    ]);
  });
});

describe('免許・資格', () => {
  test('oldest first, undated last', () => {
    expect(
      licencesOf({
        ...fullUser,
        certifications: [...fullUser.certifications, { name: '書道二段', certificated_at: null }],
      }),
    ).toEqual([
      '2025/01 日本語能力試験　N2　合格',
      '2025/06 TOEIC Listening & Reading　850点',
      '2026/01 基本情報技術者試験　取得',
      '/ 書道二段　取得',
    ]);
  });

  test('the JLPT of the profile is not told twice, and takes the day of the examination', () => {
    const jlpt = (result: string, examined_at: string) => ({
      language_examination_name: '日本語能力試験',
      result,
      examined_at,
    });
    const language_examinations = [jlpt('N3', '2023-07-01'), jlpt('N2 (130点)', '2024-12-01')];
    expect(licencesOf({ jlpt: 2, language_examinations })).toEqual([
      '2023/07 日本語能力試験　N3　合格',
      '2024/12 日本語能力試験　N2　合格',
    ]);
  });

  test('what is to come is said so', () => {
    expect(
      licencesOf({
        certifications: [{ name: '簿記2級', certificated_at: '2027-02-01' }],
        language_examinations: [
          { language_examination_name: 'IELTS', result: null, examined_at: '2026-12-06' },
        ],
      }),
    ).toEqual(['2026/12 IELTS　受験予定', '2027/02 簿記2級　取得見込み']);
  });
});

describe('the texts of an application', () => {
  test('the correction is printed only once agreed, and only where there is one', () => {
    const agreed = buildResumeDocument(fullInput);
    expect(agreed.statements.map(({ title }) => title)).toEqual(['志望の動機', '自己PR', '研究内容', '技能']);
    expect(agreed.statements[0]!.text).toMatch(/^貴社の/);
    expect(agreed.statements[1]!.text).toMatch(/^私の強み/);
    const own = build(fullUser, { is_correction_agreed: false });
    expect(own.statements[0]).toEqual({ title: '志望の動機', text: '御社すき', length: '4字' });
  });

  test('only answers for the resume, with their lengths; an open question keeps its box', () => {
    const answer = (title: string, text: string | null, is_display_in_resume = true) => ({
      title,
      answer: text,
      answer_jt: null,
      is_display_in_resume,
    });
    const sheet = build(fullUser, {
      resume_question_answers: [
        answer('一', '日本で\n働く。'),
        answer('二', "I don't give up."),
        answer('三', null),
        answer('四', '見せない', false),
      ],
    }).entry_sheet;
    expect(sheet).toEqual({
      company_name: '株式会社あおぞら精機',
      recruitment_title: 'データエンジニア',
      school: '名古屋みなと大学大学院　情報学研究科 知能システム学専攻　修士課程',
      graduation: '2027年03月 修了見込み',
      answers: [
        { title: '一', text: '日本で\n働く。', length: '6字' },
        { title: '二', text: "I don't give up.", length: '4語' },
        { title: '三', text: '', length: '' },
      ],
    });
  });

  test('no entry sheet without an answer to show, no note without a remark', () => {
    const document = build(fullUser, { resume: null, resume_question_answers: [] });
    expect(document).toMatchObject({
      entry_sheet: null,
      adviser_note: '',
      request: '応募職種：データエンジニア',
    });
    expect(buildResumeDocument(fullInput).adviser_note).toMatch(/^課題に対して/);
  });

  test('without a mark the school that ends last is the latest', () => {
    const schools = [
      school({ name: '古い', graduate_at: '2019-03-01' }),
      school({ name: '新しい', graduate_at: '2022-03-01' }),
    ];
    expect(build({ schools }, {}).entry_sheet).toMatchObject({
      school: '新しい',
      graduation: '2022年03月 卒業',
    });
  });
});

test('the same input is the same document, and survives storage', () => {
  const document = buildResumeDocument(fullInput);
  expect(buildResumeDocument(structuredClone(fullInput))).toEqual(document);
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
