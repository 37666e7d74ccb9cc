import i18next from 'i18next';
import { canTellMore } from '../../student-web/src/lib/can-tell-more.ts';
import { REASONS, REQUIREMENTS } from '../../domain/eligibility/result.ts';
import {
  reasonText,
  summaryText,
  worstFirst,
  type FitWording,
} from '../../student-web/src/features/recruitments/fit-words.ts';
import {
  isGrouped,
  requirementGroups,
} from '../../student-web/src/features/recruitments/requirement-groups.ts';
import {
  requirementTitle,
  valueText,
} from '../../student-web/src/features/recruitments/requirement-words.ts';
import en from '../../student-web/src/i18n/en/recruitments.json' with { type: 'json' };
import type { Recruitment } from '../../student-web/src/lib/api-types.ts';
import type { MasterNames } from '../../student-web/src/lib/master-data.ts';
import { studentTexts } from '../support/texts.ts';

type Eligibility = NonNullable<Recruitment['eligibility']>;
type Row = Eligibility['requirements'][number];

const SETS: Record<string, { id: number; label: string; level?: number; code?: string }[]> = {
  languages: [
    { id: 1, label: 'Japanese' },
    { id: 2, label: 'English' },
  ],
  language_speaking_levels: [
    { id: 11, label: 'Can argue', level: 1 },
    { id: 12, label: 'Can explain', level: 2 },
  ],
  language_examinations: [{ id: 5, label: 'TOEIC' }],
  skills: [{ id: 7, label: 'Java' }],
  degrees: [{ id: 1, label: 'Bachelor' }],
  department_categories: [1, 2, 3, 4, 5, 6].map((id) => ({ id, label: `Field ${id}` })),
  residence_statuses: [{ id: 3, label: 'Engineer', code: 'engineer' }],
};
const master: MasterNames = {
  isReady: true,
  error: null,
  retry() {},
  list: (set) =>
    (SETS[set] ?? []).map(({ id, label, ...item }) => ({ id, label, item: { id, name: {}, ...item } })),
  name: (set, id) => SETS[set]?.find((item) => item.id === id)?.label ?? '',
  kana: () => '',
};

let english: FitWording;
let japanese: FitWording;
beforeAll(async () => {
  const instance = i18next.createInstance();
  await instance.init({
    lng: 'en',
    resources: { en: studentTexts('en'), ja: studentTexts('ja') },
    interpolation: { escapeValue: false },
  });
  const wording = (language: string): FitWording => ({
    t: instance.getFixedT(language, 'recruitments'),
    fit: instance.getFixedT(language, 'job_fit'),
    master,
    language,
  });
  english = wording('en');
  japanese = wording('ja');
});

const row = (fields: Partial<Row>): Row => ({
  requirement: 'jlpt',
  subject_id: 1,
  status: 'near',
  is_must: true,
  field: 'jlpt',
  reason: 'one_level_below',
  asked: 2,
  have: 3,
  conditions: [],
  ...fields,
});

describe('a requirement in words', () => {
  test.each<[Partial<Row>, string, string]>([
    [{}, 'JLPT N2 or better', 'JLPT N2以上'],
    [
      { requirement: 'language_speaking_level', asked: 2 },
      'Japanese, speaking: Can explain',
      'Japanese（話す）：Can explain',
    ],
    [{ requirement: 'language_level', asked: null }, 'Ability in Japanese', 'Japaneseの力'],
    [
      { requirement: 'language_examination', subject_id: 5, asked: '860' },
      'Examination TOEIC: 860',
      '試験 TOEIC：860',
    ],
    [{ requirement: 'language_examination', subject_id: 5, asked: null }, 'Examination TOEIC', '試験 TOEIC'],
    [{ requirement: 'skill', subject_id: 7, asked: null }, 'Skill: Java', 'スキル：Java'],
    [
      { requirement: 'degree', subject_id: null, asked: 1 },
      'Degree: Bachelor or higher',
      '学位：Bachelor以上',
    ],
    [
      { requirement: 'study_department', subject_id: null, asked: [1, 2, 3, 4, 5, 6] },
      'Field of study: Field 1, Field 2, Field 3, Field 4 +2',
      '専攻分野：Field 1、Field 2、Field 3、Field 4 +2',
    ],
    [{ requirement: 'graduation_year', asked: 2027 }, 'Graduation by 2027', '2027年までに卒業'],
    [
      { requirement: 'residence_status', asked: 'engineer' },
      'Residence status: Engineer',
      '在留資格：Engineer',
    ],
  ])('%j', (fields, inEnglish, inJapanese) => {
    expect(requirementTitle(row(fields), english)).toBe(inEnglish);
    expect(requirementTitle(row(fields), japanese)).toBe(inJapanese);
  });

  test('yes and no are told by the title alone', () => {
    expect(valueText('driver_license_before_joining', true, english)).toBe('');
  });

  test('every requirement and every reason has its words, without a gap', () => {
    for (const words of [english, japanese]) {
      for (const requirement of REQUIREMENTS)
        expect(requirementTitle(row({ requirement, asked: null }), words)).not.toMatch(/\{\{|eligibility\./);
      for (const [status, reasons] of Object.entries(REASONS))
        for (const reason of reasons)
          expect(reasonText(row({ status: status as Row['status'], reason }), words)).not.toMatch(
            /\{\{|reason\./,
          );
    }
  });

  test('levels that are sentences are quoted', () => {
    const speaking = row({ requirement: 'language_speaking_level', asked: 1, have: 2 });
    expect(reasonText(speaking, english)).toBe(
      '“Can argue” is asked, you have “Can explain”: one level below.',
    );
  });
});

describe('the summary', () => {
  const eligibility = (fields: Partial<Eligibility>, gap: Row): Eligibility => ({
    verdict: 'not_yet',
    met: 5,
    near: 0,
    not_met: 1,
    unknown: 0,
    total: 6,
    first_gap: gap,
    requirements: [gap],
    ...fields,
  });

  test('tells the count and the first gap', () => {
    const gap = row({ status: 'not_met', reason: 'level_below' });
    expect(summaryText(eligibility({}, gap), english)).toBe(
      'You meet 5 of 6 points. N2 is asked, you have N3.',
    );
    expect(summaryText(eligibility({}, gap), japanese)).toBe(
      '6項目のうち5項目を満たしています。N2が求められ、あなたはN3です。',
    );
  });

  test('names what the gap is about where its sentence does not', () => {
    const gap = row({ requirement: 'skill', subject_id: 7, reason: 'skill_not_listed', status: 'not_met' });
    expect(summaryText(eligibility({ near: 2, met: 3 }, gap), english)).toBe(
      'You meet 3 of 6 points and almost meet 2 more. Not on your profile: Java.',
    );
    expect(summaryText(eligibility({}, { ...gap, is_must: false }), english)).toBe(
      'You meet 5 of 6 points. Nice to have, not on your profile: Java.',
    );
    const major = row({
      requirement: 'study_department',
      subject_id: null,
      asked: [1],
      reason: 'other_department',
      status: 'not_met',
      is_must: false,
    });
    expect(summaryText(eligibility({}, major), english)).toBe(
      'You meet 5 of 6 points. Nice to have: Field of study: Field 1 – Your field of study is a different one.',
    );
  });

  test('without a gap is the count', () => {
    const all = { ...eligibility({ met: 6 }, row({})), first_gap: null };
    expect(summaryText(all, english)).toBe('You meet 6 of 6 points.');
  });
});

test('what is still to be done comes first, in the order it was told', () => {
  const statuses = ['met', 'near', 'not_met', 'unknown', 'near'] as const;
  const rows = statuses.map((status, place) => row({ status, subject_id: place }));
  expect(worstFirst(rows).map(({ subject_id }) => subject_id)).toEqual([2, 1, 4, 3, 0]);
});

test('the profile is linked where it can tell more, and only there', () => {
  expect(canTellMore({ status: 'unknown', reason: 'not_answered' })).toBe(true);
  expect(canTellMore({ status: 'not_met', reason: 'skill_not_listed' })).toBe(true);
  expect(canTellMore({ status: 'unknown', reason: 'status_unclear' })).toBe(false);
  expect(canTellMore({ status: 'not_met', reason: 'level_below' })).toBe(false);
});

describe('a long list', () => {
  const asked = [
    row({ requirement: 'jlpt', subject_id: 1 }),
    row({ requirement: 'skill', subject_id: 7 }),
    row({ requirement: 'language_speaking_level', subject_id: 2 }),
    row({ requirement: 'language_examination', subject_id: 5 }),
    row({ requirement: 'age', subject_id: null }),
    row({ requirement: 'language_level', subject_id: 1 }),
    row({ requirement: 'degree', subject_id: null }),
  ];

  test('is read by language and kind', () => {
    const groups = requirementGroups(asked, english);
    expect(groups.map(({ title, rows }) => [title, ...rows.map(({ requirement }) => requirement)])).toEqual([
      ['Japanese', 'jlpt', 'language_level'],
      ['English', 'language_speaking_level'],
      [en.field.examinations, 'language_examination'],
      [en.field.skills, 'skill'],
      [en.eligibility.group.studies, 'degree'],
      [en.eligibility.group.other, 'age'],
    ]);
  });

  test('is one of a job that asks twenty things, but for the few beside', () => {
    expect([isGrouped(20, 20), isGrouped(7, 20), isGrouped(6, 20), isGrouped(19, 19)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('names a language or a kind in its heading alone', () => {
    const speaking = row({ requirement: 'language_speaking_level', asked: 2 });
    const skill = row({ requirement: 'skill', subject_id: 7, asked: null });
    const age = row({ requirement: 'age', asked: 35, subject_id: null });
    const titles = (words: FitWording) =>
      [speaking, skill, age].map((one) => requirementTitle(one, { ...words, isInGroup: true }));
    expect(titles(english)).toEqual(['Speaking: Can explain', 'Java', 'Age: up to 35']);
    expect(titles(japanese)).toEqual(['話す：Can explain', 'Java', '年齢：35歳まで']);
  });
});
