import {
  ageOn,
  compareMonths,
  japaneseDay,
  japaneseMonth,
  monthsBetween,
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

describe('eras', () => {
  test.each([
    ['2026-11-03', '令和8年11月3日'],
    ['2019-05-01', '令和元年5月1日'],
    ['2019-04-30', '平成31年4月30日'],
    ['1989-01-07', '昭和64年1月7日'],
    ['1920-01-07', '1920年1月7日'],
  ])('%s is %s', (day, words) => {
    expect(japaneseDay(day, 'japanese')).toBe(words);
  });

  test('one document has one calendar throughout', () => {
    const document = buildResumeDocument({ ...fullInput, calendar: 'japanese' });
    expect(document).toMatchObject({ date: '令和8年11月21日現在', birth: '平成13年4月3日生（満25歳）' });
    expect(document.licences.map(({ year }) => year)).toEqual(['令和7', '令和7', '令和8']);
    expect(JSON.stringify([document.history, document.licences])).not.toMatch(/"20\d\d"/);
  });

  test.each([
    ['2025-04-01', '2025-09-01', '2025年4月〜9月'],
    ['2024-10-01', '2025-03-01', '2024年10月〜2025年3月'],
    ['2025-04-01', null, '2025年4月〜現在'],
    ['2026-04-01', '2026-12-01', '2026年4月〜12月（予定）'],
    ['2027-04-01', null, '2027年4月〜（予定）'],
    [null, '2025-09-01', '〜2025年9月'],
    [null, null, ''],
  ])('from %s until %s', (from, until, words) => {
    expect(monthsBetween(from, until, SUBMITTED_ON)).toBe(words);
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

  test.each([
    ['विकास थापा', 'THAPA BIKASH', { place: 'below', text: 'विकास थापा' }],
    ['李 若渓', '李　若渓', { place: 'above', text: 'THAPA BIKASH' }],
    [null, 'THAPA BIKASH', null],
  ])('S4: the name in the own script, %s', (name_in_own_script, name, name_beside) => {
    const document = build({ last_name: 'THAPA', first_name: 'BIKASH', name_in_own_script });
    expect(document).toMatchObject({ name, name_beside });
  });
  test('a name that is told in the own script alone is the name, and none twice', () => {
    const own = { name_in_own_script: 'विकास थापा' };
    expect(build(own)).toMatchObject({ name: 'विकास थापा', name_beside: null });
    expect(build({ ...own, last_name: 'विकास', first_name: 'थापा' }).name_beside).toBeNull();
  });

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
    expect(agreed.statements.map(({ title }) => title)).toEqual([
      '志望の動機',
      '自己PR',
      'スキル',
      '研究内容',
    ]);
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
      resume_text: null,
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

  describe('S3: a question that means a part of the form is printed as that part, and once', () => {
    const motive = (answer: string | null, answer_jt: string | null = null) => ({
      title: '当社を志望する理由',
      answer,
      answer_jt,
      is_display_in_resume: false,
      resume_text: 'why_select_company' as const,
    });

    test('the answer under the heading of the part, the entry sheet without it', () => {
      const document = build(emptyUser, { resume: {}, resume_question_answers: [motive('御社が好き')] });
      expect(document.statements).toEqual([{ title: '志望の動機', text: '御社が好き', length: '5字' }]);
      expect(document.entry_sheet).toBeNull();
    });

    test('the correction of it where that is agreed', () => {
      const answers = { resume: {}, resume_question_answers: [motive('御社が好き', '貴社を志望します')] };
      expect(build(emptyUser, answers).statements[0]?.text).toBe('貴社を志望します');
      expect(build(emptyUser, { ...answers, is_correction_agreed: false }).statements[0]?.text).toBe(
        '御社が好き',
      );
    });

    test('words that stand in the part already stay, and the answer where it was', () => {
      const document = build(emptyUser, {
        resume: { why_select_company: '前に書いた' },
        resume_question_answers: [motive('御社が好き')],
      });
      expect(document.statements[0]?.text).toBe('前に書いた');
      expect(document.entry_sheet?.answers[0]?.text).toBe('御社が好き');
    });

    test('one not answered leaves no empty box', () => {
      const document = build(emptyUser, { resume: {}, resume_question_answers: [motive(null)] });
      expect(document).toMatchObject({ statements: [], entry_sheet: null });
    });
  });

  test.each([
    [{ skill_pr: 'SQL', about_special_skill: '書道' }, null, ['スキル・特技', 'SQL\n書道']],
    [{ skill_pr: 'SQL' }, 'Python', ['スキル', 'SQL']],
    [{ about_special_skill: '書道' }, 'Python', ['スキル・特技', 'Python\n書道']],
    [{ about_special_skill: '書道' }, null, ['特技', '書道']],
  ])('S3: skills stand under one heading: %j with %s in the profile', (resume, skill_description, told) => {
    const { statements } = build({ skill_description }, { resume, resume_question_answers: [] });
    expect(statements.map(({ title, text }) => [title, text])).toEqual([told]);
  });

  test.each([
    [{}, null, ['スキル', 'SolidWorks、AutoCAD']],
    [
      { about_special_skill: '書道' },
      '図面が読めます。',
      ['スキル・特技', 'SolidWorks、AutoCAD\n図面が読めます。\n書道'],
    ],
    [{ skill_pr: 'SQL' }, '図面が読めます。', ['スキル', 'SQL']],
  ])('the skills of the profile come first: %j with %s', (resume, skill_description, told) => {
    const user = { skills: ['SolidWorks', null, 'AutoCAD'], skill_description };
    const { statements } = build(user, { resume, resume_question_answers: [] });
    expect(statements.map(({ title, text }) => [title, text])).toEqual([told]);
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
