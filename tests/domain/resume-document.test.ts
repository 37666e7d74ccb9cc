import {
  ageOn,
  compareMonths,
  japaneseDay,
  japaneseMonth,
  yearAndMonth,
} from '../../domain/japanese-calendar.ts';
import { buildResumeDocument } from '../../domain/resume-document.ts';
import type { ResumeApplication, ResumeUser } from '../../domain/resume-input.ts';
import { emptyUser, fullApplication, fullInput, fullUser, school } from '../support/resume-input.ts';

const SUBMITTED_ON = '2026-11-21';
const build = (user: Partial<ResumeUser>, application: Partial<ResumeApplication> | null = null) =>
  buildResumeDocument({
    submitted_on: SUBMITTED_ON,
    user: { ...emptyUser, ...user },
    application: application && { ...fullApplication, ...application },
  });

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

describe('the texts of an application', () => {
  test('the correction is printed only once agreed, and only where there is one', () => {
    const agreed = buildResumeDocument(fullInput);
    expect(agreed.statements.map(({ title }) => title)).toEqual(['志望の動機', '自己PR', '研究内容', '技能']);
    expect(agreed.statements[0]!.text).toMatch(/^貴社の/);
    expect(agreed.statements[1]!.text).toMatch(/^私の強み/);
    const own = build(fullUser, { is_correction_agreed: false });
    expect(own.statements[0]).toEqual({ title: '志望の動機', text: '御社すき', length: '4字' });
  });

  test('answers stand in the resume or on the entry sheet, as their flag says; an open question keeps its box', () => {
    const answer = (title: string, text: string | null, is_display_in_resume = false) => ({
      title,
      answer: text,
      answer_jt: null,
      is_display_in_resume,
    });
    const document = build(fullUser, {
      resume_question_answers: [
        answer('一', '日本で\n働く。'),
        answer('二', "I don't give up."),
        answer('三', null),
        answer('四', '履歴書に', true),
        answer('五', null, true),
      ],
    });
    expect(document.statements).toContainEqual({ title: '四', text: '履歴書に', length: '4字' });
    expect(document.statements.map(({ title }) => title)).not.toContain('五');
    expect(document.entry_sheet).toEqual({
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
