import { buildResumeDocument } from '../../domain/resume-document.ts';
import { historyRows } from '../../domain/resume-rows.ts';
import type { ResumeUser } from '../../domain/resume-input.ts';
import { emptyUser, fullUser, job, school, university } from '../support/resume-input.ts';

const build = (user: Partial<ResumeUser>) =>
  buildResumeDocument({ submitted_on: '2026-11-21', user: { ...emptyUser, ...user }, application: null });

/** 'kind year/month text' of each row, the frame of headings left out. */
const historyOf = (user: Partial<ResumeUser>) =>
  build(user)
    .history.filter(({ kind }) => kind === 'entry' || kind === 'note')
    .map(({ year, month, text }) => `${year}/${month} ${text}`);
const licencesOf = (user: Partial<ResumeUser>) =>
  build(user).licences.map(({ year, month, text }) => `${year}/${month} ${text}`);

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
    [{ current_university_name: '新港大学' }, '港大学（現 新港大学）　法学部　入学'],
    [
      { degree_name: '修士', current_university_name: '新港大学' },
      '港大学大学院（現 新港大学）　法学部　修士課程　入学',
    ],
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

  test.each([
    ['a part-time job', { employment_kind: 'part_time' as const }, '店（アルバイト・販売）　2025年4月〜9月'],
    [
      'an internship',
      { employment_kind: 'internship' as const },
      '店（インターンシップ・販売）　2025年4月〜9月',
    ],
    ['a job of a kind not told', { employment_kind: null }, '店（販売）　2025年4月〜9月'],
    [
      'one going on, without what it is about',
      { employment_kind: 'part_time' as const, job_category_name: null, leave_at: null },
      '店（アルバイト）　2025年4月〜現在',
    ],
  ])('S5: %s is one row, neither joined nor left', (_name, values, text) => {
    const one = {
      company_name: '店',
      job_category_name: '販売',
      enter_at: '2025-04-01',
      leave_at: '2025-09-01',
    };
    expect(historyOf({ job_histories: [job({ ...one, ...values })] })).toEqual([`2025/04 ${text}`]);
  });

  test('S5: a part-time job keeps its description, and its months in the calendar of the document', () => {
    const part = job({
      company_name: '浦和青空日本語学院',
      job_category_name: '通訳',
      employment_kind: 'part_time',
      enter_at: '2025-04-01',
      leave_at: '2025-09-01',
      description: '受付',
      is_used_as_plain_text_in_resume: true,
    });
    const rows = historyRows({ ...emptyUser, job_histories: [part] }, '2026-11-21', 'japanese');
    expect(rows.filter(({ kind }) => kind === 'entry' || kind === 'note')).toEqual([
      {
        kind: 'entry',
        year: '令和7',
        month: '04',
        text: '浦和青空日本語学院（アルバイト・通訳）　令和7年4月〜9月',
      },
      { kind: 'note', year: '', month: '', text: '受付' },
    ]);
  });

  test.each([
    ['みなと日本語学校', '入職', '退職'],
    ['青空総合病院', '入職', '退職'],
    ['株式会社青空学院', '入社', '退社'],
    ['Port Software Co., Ltd.', '入社', '退社'],
  ])('S5: regular employment at %s is %s and %s', (company_name, begin, end) => {
    const job_histories = [job({ company_name, enter_at: '2022-04-01', leave_at: '2023-03-01' })];
    expect(historyOf({ job_histories })).toEqual([
      `2022/04 ${company_name}　${begin}`,
      `2023/03 ${company_name}　${end}`,
    ]);
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
