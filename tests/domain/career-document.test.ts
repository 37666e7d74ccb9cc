import { buildCareerDocument, type CareerInput } from '../../domain/career-document.ts';
import { emptyUser, fullUser, job } from '../support/resume-input.ts';

const build = (input: Partial<CareerInput> = {}) =>
  buildCareerDocument({
    submitted_on: '2026-11-21',
    calendar: 'western',
    user: fullUser,
    skills: [],
    languages: [],
    summary: null,
    self_pr: null,
    ...input,
  });

test('jobs, the newest first, each with its kind, its months and what was done', () => {
  const job_histories = [
    job({ company_name: '甲', enter_at: '2021-04-01', leave_at: '2022-03-01', description: '設計' }),
    job({
      company_name: '乙',
      job_category_name: '販売',
      employment_kind: 'part_time',
      enter_at: '2024-04-01',
    }),
    job({ company_name: ' ' }),
  ];
  expect(build({ user: { ...fullUser, job_histories } }).jobs).toEqual([
    { company: '乙', period: '2024年4月〜現在', role: 'アルバイト・販売', description: '' },
    { company: '甲', period: '2021年4月〜2022年3月', role: '正社員', description: '設計' },
  ]);
});

test('education, the newest first, expected ends said once', () => {
  expect(build().educations[0]).toEqual({
    period: '2025年4月〜2027年3月',
    text: '名古屋みなと大学大学院　情報学研究科 知能システム学専攻　修士課程　修了見込み',
  });
});

test('one calendar throughout', () => {
  const text = JSON.stringify(build({ calendar: 'japanese' }));
  expect(text).toContain('令和8年11月21日現在');
  expect(text).not.toMatch(/20\d\d年/);
});

test('who filled in nothing gives a document without parts', () => {
  const { submitted_on, date, name_beside, ...rest } = build({ user: emptyUser });
  expect([submitted_on, date, name_beside]).toEqual(['2026-11-21', '2026年11月21日現在', null]);
  expect(Object.values(rest).every((value) => value.length === 0)).toBe(true);
});

test('skills and languages without a name are left out', () => {
  const document = build({
    skills: [
      { name: 'SQL', level: '仕事で使った', description: null },
      { name: null, level: '仕事で使った', description: null },
    ],
    languages: [{ name: 'ベトナム語', level: null }],
  });
  expect(document.skills).toEqual([{ name: 'SQL', level: '仕事で使った', description: '' }]);
  expect(document.languages).toEqual([{ name: 'ベトナム語', level: '' }]);
});
