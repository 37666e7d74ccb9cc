import type { LanguageLevels, StudentFacts } from '../../../domain/eligibility/facts.ts';
import { resultFor, resultsFor, speaks } from './facts.ts';

type Student = Partial<StudentFacts>;
const bjt = (result: string) => ({ language_examinations: [{ language_examination_id: 2, result }] });
const passed = (result: string) => ({ language_examinations: [{ language_examination_id: 1, result }] });

describe('JLPT', () => {
  test('without a requirement nothing is answered', () => {
    expect(resultFor('jlpt', { jlpt: 5 }, {})).toBeNull();
  });

  test.each<[string, Student, number, (string | number | null)[]]>([
    ['the very level', { jlpt: 2 }, 2, ['met', 'level_reached', 'jlpt', 2]],
    ['a better one', { jlpt: 1 }, 3, ['met', 'level_reached', 'jlpt', 1]],
    ['one below', { jlpt: 3 }, 2, ['near', 'one_level_below', 'jlpt', 3]],
    ['two below', { jlpt: 4 }, 2, ['not_met', 'level_below', 'jlpt', 4]],
    ['N5 for N1', { jlpt: 5 }, 1, ['not_met', 'level_below', 'jlpt', 5]],
    ['N5 for N5', { jlpt: 5 }, 5, ['met', 'level_reached', 'jlpt', 5]],
    ['not told', {}, 5, ['unknown', 'not_answered', 'jlpt', null]],
    ['"none yet"', { is_jlpt_none: true }, 5, ['not_met', 'no_jlpt', 'jlpt', null]],
    [
      'told as an examination only',
      passed('N2 合格'),
      2,
      ['met', 'level_reached', 'language_examinations', 2],
    ],
    [
      'the better of field and examination',
      { jlpt: 2, ...passed('N3') },
      2,
      ['met', 'level_reached', 'jlpt', 2],
    ],
    [
      'the examination better than the field',
      { jlpt: 3, ...passed('N1') },
      1,
      ['met', 'level_reached', 'language_examinations', 1],
    ],
    ['a failed examination', passed('N1 不合格'), 1, ['unknown', 'not_answered', 'jlpt', null]],
    [
      'an equivalent examination without JLPT',
      bjt('420'),
      2,
      ['near', 'equivalent_examination', 'language_examinations', 2],
    ],
    [
      'an equivalent examination beside "none yet"',
      { is_jlpt_none: true, ...bjt('480') },
      1,
      ['near', 'equivalent_examination', 'language_examinations', 1],
    ],
    [
      'an equivalent examination two levels above the JLPT held',
      { jlpt: 4, ...bjt('480') },
      1,
      ['near', 'equivalent_examination', 'language_examinations', 1],
    ],
    ['an examination too low to help', { jlpt: 4, ...bjt('479') }, 1, ['not_met', 'level_below', 'jlpt', 4]],
  ])('%s', (_name, student, required_jlpt, expected) => {
    expect(resultFor('jlpt', student, { required_jlpt })).toEqual(expected);
  });

  test.each<[string, Student, string, string]>([
    ['far below', { jlpt: 5 }, 'near', 'level_may_grow'],
    ['"none yet"', { is_jlpt_none: true }, 'near', 'level_may_grow'],
    ['one below keeps its own reason', { jlpt: 2 }, 'near', 'one_level_below'],
    ['reached stays met', { jlpt: 1 }, 'met', 'level_reached'],
    ['unknown stays unknown', {}, 'unknown', 'not_answered'],
  ])('where growth is considered: %s', (_name, student, status, reason) => {
    const recruitment = { required_jlpt: 1, is_consedering_japanese_level_growth: true };
    expect(resultFor('jlpt', student, recruitment)?.slice(0, 2)).toEqual([status, reason]);
  });

  test('is a must, with what was asked', () => {
    expect(resultsFor('jlpt', { jlpt: 2 }, { required_jlpt: 2 })[0]).toMatchObject({
      is_must: true,
      asked: 2,
      subject_id: 1,
      conditions: [],
    });
  });
});

describe('languages and their skills', () => {
  const asks = (levels: Partial<LanguageLevels>, language_id = 2, is_must = true) => ({
    required_languages: [{ ...speaks(language_id, levels), is_must }],
  });

  test.each<[string, Student, string, string]>([
    ['the level', { language_skills: [speaks(2, { language_speaking_level: 3 })] }, 'met', 'level_reached'],
    [
      'one below',
      { language_skills: [speaks(2, { language_speaking_level: 4 })] },
      'near',
      'one_level_below',
    ],
    ['two below', { language_skills: [speaks(2, { language_speaking_level: 5 })] }, 'not_met', 'level_below'],
    ['listed without this level', { language_skills: [speaks(2)] }, 'unknown', 'level_not_given'],
    ['only others listed', { language_skills: [speaks(1)] }, 'not_met', 'language_not_listed'],
    ['no language told', {}, 'unknown', 'not_answered'],
    [
      'another language as good',
      { language_skills: [speaks(3, { language_speaking_level: 1 })] },
      'not_met',
      'language_not_listed',
    ],
  ])('English speaking 3: %s', (_name, student, status, reason) => {
    const answer = resultFor('language_speaking_level', student, asks({ language_speaking_level: 3 }));
    expect(answer?.slice(0, 3)).toEqual([status, reason, 'language_skills']);
  });

  test.each<[string, number, number | null, string, string]>([
    ['a native speaker', 102, 1, 'met', 'shown_by_overall_level'],
    ['an advanced learner of Japanese, whose speaking is tested apart', 1, 1, 'unknown', 'level_not_given'],
    ['good in general', 102, 2, 'unknown', 'level_not_given'],
  ])('the general level shows the skills nobody told: %s', (_name, id, level, status, reason) => {
    const student = { language_skills: [speaks(id, { language_level: level })] };
    const answer = resultFor('language_speaking_level', student, asks({ language_speaking_level: 1 }, id));
    expect(answer?.slice(0, 2)).toEqual([status, reason]);
  });

  test('a skill that is told counts, whatever the general level', () => {
    const student = { language_skills: [speaks(102, { language_level: 1, language_writing_level: 4 })] };
    const answer = resultFor('language_writing_level', student, asks({ language_writing_level: 2 }, 102));
    expect(answer?.slice(0, 2)).toEqual(['not_met', 'level_below']);
  });

  test('each level asked is a requirement of its own, and only those', () => {
    const recruitment = asks({ language_level: 2, language_writing_level: 3 }, 1);
    const student = { language_skills: [speaks(1, { language_level: 2, language_writing_level: 5 })] };
    expect(resultsFor('language_level', student, recruitment)[0]?.status).toBe('met');
    expect(resultsFor('language_writing_level', student, recruitment)[0]?.status).toBe('not_met');
    expect(resultsFor('language_reading_level', student, recruitment)).toEqual([]);
  });

  test('a wish stays a wish', () => {
    const recruitment = asks({ language_level: 1 }, 2, false);
    expect(resultsFor('language_level', {}, recruitment)[0]).toMatchObject({ is_must: false, subject_id: 2 });
  });

  test.each<[string, string, string]>([
    ['language_level', 'met', 'shown_by_jlpt'],
    ['language_listening_level', 'met', 'shown_by_jlpt'],
    ['language_reading_level', 'met', 'shown_by_jlpt'],
    ['language_speaking_level', 'unknown', 'level_not_given'],
    ['language_writing_level', 'unknown', 'level_not_given'],
  ])('the JLPT shows Japanese where nothing is told: %s', (name, status, reason) => {
    const recruitment = asks({ [name]: 2 }, 1);
    const answer = resultFor(name as 'language_level', { jlpt: 2 }, recruitment);
    expect(answer?.slice(0, 2)).toEqual([status, reason]);
  });

  test('the JLPT shows nothing of English, and does not lower a better level told', () => {
    expect(resultFor('language_level', { jlpt: 1 }, asks({ language_level: 3 }))?.[0]).toBe('unknown');
    const modest = { jlpt: 4, language_skills: [speaks(1, { language_level: 2 })] };
    expect(resultFor('language_level', modest, asks({ language_level: 2 }, 1))?.[0]).toBe('met');
  });

  test('another examination stands for the general level, as near', () => {
    const student = { language_examinations: [{ language_examination_id: 8, result: '800' }] };
    expect(resultFor('language_level', student, asks({ language_level: 2 }))).toEqual([
      'near',
      'equivalent_examination',
      'language_examinations',
      2,
    ]);
    expect(resultFor('language_speaking_level', student, asks({ language_speaking_level: 2 }))?.[0]).toBe(
      'unknown',
    );
  });

  test('growth is for Japanese alone', () => {
    const growing = { is_consedering_japanese_level_growth: true };
    const student = { language_skills: [speaks(1, { language_level: 5 }), speaks(2, { language_level: 5 })] };
    expect(
      resultFor('language_level', student, { ...asks({ language_level: 1 }, 1), ...growing })?.slice(0, 2),
    ).toEqual(['near', 'level_may_grow']);
    expect(resultFor('language_level', student, { ...asks({ language_level: 1 }, 2), ...growing })?.[0]).toBe(
      'not_met',
    );
  });

  test.each<[string, Student, string, string]>([
    ['spoken', { language_skills: [speaks(49)] }, 'met', 'language_spoken'],
    ['not listed', { language_skills: [speaks(2)] }, 'not_met', 'language_not_listed'],
    ['not told', {}, 'unknown', 'not_answered'],
  ])('a language asked without a level: %s', (_name, student, status, reason) => {
    expect(resultFor('language_level', student, asks({}, 49))?.slice(0, 2)).toEqual([status, reason]);
  });

  test('Japanese asked without a level is shown by any JLPT', () => {
    expect(resultFor('language_level', { jlpt: 5 }, asks({}, 1))?.slice(0, 2)).toEqual([
      'met',
      'shown_by_jlpt',
    ]);
  });
});

describe('language examinations', () => {
  const took = (language_examination_id: number, result: string | null) => ({
    language_examinations: [{ language_examination_id, result }],
  });
  const asks = (language_examination_id: number, result: string | null) => ({
    required_language_examinations: [{ language_examination_id, result, is_must: true }],
  });

  test.each<[string, Student, ReturnType<typeof asks>, string, string]>([
    ['the very score', took(8, '700'), asks(8, '700点以上'), 'met', 'result_reached'],
    ['above', took(8, '990'), asks(8, '700'), 'met', 'result_reached'],
    ['just below', took(8, '650'), asks(8, '700'), 'near', 'result_close'],
    ['a step further below', took(8, '645'), asks(8, '700'), 'not_met', 'result_below'],
    ['IELTS half a band below', took(11, '6.0'), asks(11, '6.5'), 'near', 'result_close'],
    ['IELTS a band below', took(11, '5.5'), asks(11, '6.5'), 'not_met', 'result_below'],
    ['one grade below', took(12, '準1級'), asks(12, '1級'), 'near', 'result_close'],
    ['two grades below', took(12, '2級'), asks(12, '1級'), 'not_met', 'result_below'],
    ['the JLPT field counts as the JLPT', { jlpt: 1 }, asks(1, 'N1'), 'met', 'result_reached'],
    ['the JLPT field a level below', { jlpt: 2 }, asks(1, 'N1'), 'near', 'result_close'],
    ['unreadable', took(8, 'まあまあ'), asks(8, '700'), 'unknown', 'result_not_readable'],
    ['asked unreadably', took(8, '800'), asks(8, 'ビジネス程度'), 'unknown', 'asked_not_readable'],
    ['asked without a result', took(8, '300'), asks(8, null), 'met', 'examination_taken'],
    ['never told of any', {}, asks(8, '700'), 'unknown', 'not_answered'],
    ['another examination, too low', took(11, '4.0'), asks(8, '800'), 'not_met', 'examination_not_taken'],
    ['another examination as good', took(11, '6.0'), asks(8, '785'), 'near', 'equivalent_examination'],
    ['another language', took(2, '600'), asks(8, '600'), 'not_met', 'examination_not_taken'],
    ['BJT for the JLPT', took(2, '410'), asks(1, 'N2'), 'near', 'equivalent_examination'],
    ['no scale on either side', took(22, '合格'), asks(22, '合格'), 'unknown', 'result_not_readable'],
  ])('%s', (_name, student, recruitment, status, reason) => {
    expect(resultFor('language_examination', student, recruitment)?.slice(0, 2)).toEqual([status, reason]);
  });

  test('the best of several results counts', () => {
    const student = {
      language_examinations: [
        { language_examination_id: 8, result: '500' },
        { language_examination_id: 8, result: 'lost the paper' },
        { language_examination_id: 8, result: '710点' },
      ],
    };
    expect(resultFor('language_examination', student, asks(8, '700'))).toEqual([
      'met',
      'result_reached',
      'language_examinations',
      '710点',
    ]);
  });

  test('growth covers examinations of Japanese', () => {
    const growing = { is_consedering_japanese_level_growth: true };
    expect(
      resultFor('language_examination', { jlpt: 5 }, { ...asks(1, 'N1'), ...growing })?.slice(0, 2),
    ).toEqual(['near', 'level_may_grow']);
    expect(resultFor('language_examination', took(8, '100'), { ...asks(8, '900'), ...growing })?.[0]).toBe(
      'not_met',
    );
  });
});

describe('skills', () => {
  const asks = { required_skills: [{ skill_id: 7, is_must: true }] };
  test.each<[string, Student, string, string, number | null]>([
    ['listed', { skills: [{ skill_id: 7, level: 3 }] }, 'met', 'skill_listed', 3],
    ['listed without a level', { skills: [{ skill_id: 7, level: null }] }, 'met', 'skill_listed', null],
    ['still learning', { skills: [{ skill_id: 7, level: 1 }] }, 'near', 'skill_being_learned', 1],
    [
      'listed twice: the better',
      {
        skills: [
          { skill_id: 7, level: 1 },
          { skill_id: 7, level: 4 },
        ],
      },
      'met',
      'skill_listed',
      4,
    ],
    ['only others', { skills: [{ skill_id: 8, level: 5 }] }, 'not_met', 'skill_not_listed', null],
    ['none told', {}, 'unknown', 'not_answered', null],
  ])('%s', (_name, student, status, reason, have) => {
    expect(resultFor('skill', student, asks)).toEqual([status, reason, 'skills', have]);
  });
});
