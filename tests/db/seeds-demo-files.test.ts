import fs from 'node:fs';
import type { z } from 'zod';
import { namesIn, parseData, readText } from '../../db/seeds/files.ts';
import { company } from '../../db/seeds/demo/schemas/company.ts';
import { student } from '../../db/seeds/demo/schemas/student.ts';
import { lawTexts } from '../../db/seeds/demo/schemas/texts.ts';
import { readWorld } from '../../db/seeds/demo/world.ts';
import { user } from '../../domain/entities/user.ts';

const fileOf = (name: string) => `demo/${name}`;

test('every file of the demo world is read, and passes its schema', () => {
  const world = readWorld();
  const companies = world.companies.map(({ key }) => key).sort();
  expect(companies.length).toBeGreaterThanOrEqual(30);
  expect(namesIn('demo/companies', '.json').sort()).toEqual(companies);
  expect(namesIn('demo/companies', '.svg').sort()).toEqual(companies);
  const students = world.students.map(({ key }) => key);
  expect(namesIn('demo/students', '.json').sort()).toEqual(students.sort());
  expect(students).toEqual(expect.arrayContaining(namesIn('demo/students', '.svg')));
  const about = (name: string, list: readonly { key: string }[]) => list.map((item) => `${name}-${item.key}`);
  expect(namesIn('demo/pictures', '.svg').sort()).toEqual(
    [
      ...companies.flatMap((key) => [`${key}-inside`, `${key}-outside`]),
      ...about('event', world.events.events),
      ...about('course', world.courses),
      ...about('article', world.articles),
    ].sort(),
  );
  const inLanguages = (list: readonly { key: string }[]) =>
    list.flatMap(({ key }) => ['ja', 'en', 'vi'].map((language) => `${key}.${language}`)).sort();
  expect(namesIn('demo/lessons', '.html').sort()).toEqual(
    inLanguages(world.courses.flatMap(({ lessons }) => lessons)),
  );
  expect(namesIn('demo/articles', '.html').sort()).toEqual(inLanguages(world.articles));
});

test('every column of a table in a lesson or an article has a heading', () => {
  for (const folder of ['demo/lessons', 'demo/articles'])
    for (const name of namesIn(folder, '.html')) {
      const file = new URL(`../../db/seeds/${folder}/${name}.html`, import.meta.url);
      expect([name, /<th[^>]*>\s*<\/th>/.test(fs.readFileSync(file, 'utf8'))]).toEqual([name, false]);
    }
});

test('names are read as ids of the master data, and have the names of the columns', () => {
  const { students, companies } = readWorld();
  const ofTour = students.find(({ key }) => key === 'student')!;
  expect(ofTour).toMatchObject({ living_prefecture_id: 11, page_language: 'en' });
  expect(ofTour.universities![0]).toMatchObject({ degree_id: 1, is_latest: true });
  const [job] = companies.find(({ key }) => key === 'aobato')!.recruitments;
  expect(job!.recruitment_job_categories!.map(({ job_category_id }) => job_category_id)).toEqual([9, 1, 46]);
});

/** A file as it is, with one value of it set; undefined takes it away. */
function changed(name: string, path: readonly (string | number)[], value: unknown): string {
  const whole = JSON.parse(readText(fileOf(name))) as Record<string, unknown>;
  let part = whole;
  for (const step of path.slice(0, -1)) part = part[step] as Record<string, unknown>;
  part[path.at(-1)!] = value;
  return JSON.stringify(whole);
}

describe('a wrong file is refused by its name and the path to the field:', () => {
  const first = ['recruitments', 0] as const;
  const aobato = 'companies/aobato.json';
  const tour = 'students/student.json';
  test.each<[string, string, z.ZodType, readonly (string | number)[], unknown, string]>([
    ['a wrong kind', aobato, company, [...first, 'required_jlpt'], 'N2', 'recruitments[0].required_jlpt: '],
    [
      'a number out of range',
      aobato,
      company,
      [...first, 'required_jlpt'],
      6,
      'recruitments[0].required_jlpt: ',
    ],
    ['a missing text', aobato, company, ['vision', 'vi'], undefined, 'vision.vi: '],
    [
      'a field nobody knows',
      aobato,
      company,
      [...first, 'titel'],
      'x',
      'recruitments[0]: Unrecognized key: "titel"',
    ],
    [
      'a field of commands',
      aobato,
      company,
      [...first, 'is_released'],
      true,
      'recruitments[0]: Unrecognized key',
    ],
    [
      'a name that is none',
      aobato,
      company,
      ['offices', 0, 'prefecture'],
      'Tokio',
      'offices[0].prefecture: "Tokio"',
    ],
    [
      'an office of others',
      aobato,
      company,
      [...first, 'offices'],
      ['Mars'],
      'recruitments[0].offices[0]: The company',
    ],
    ['a field deep in a list', tour, student, ['schools', 0, 'country'], 'XX', 'schools[0].country: "XX"'],
    ['a day that is none', tour, student, ['birth_day'], '2003-09-14', 'birth_day: '],
    [
      'a list’s unknown field',
      tour,
      student,
      ['skills', 0, 'level'],
      3,
      'skills[0]: Unrecognized key: "level"',
    ],
    [
      'a text of the law',
      'law-texts.json',
      lawTexts,
      ['smoking', 'none_inside', 'ja'],
      '',
      'smoking.none_inside.ja: ',
    ],
  ])('%s', (_what, name, schema, path, value, message) => {
    expect(() => parseData(fileOf(name), readText(fileOf(name)), schema)).not.toThrow();
    const text = changed(name, path, value);
    expect(() => parseData(fileOf(name), text, schema)).toThrow(`db/seeds/demo/${name}: ${message}`);
  });

  test('no JSON', () => {
    expect(() => parseData(fileOf(aobato), '{', company)).toThrow(`db/seeds/demo/${aobato}: `);
  });
});

test('what students write of themselves in a form can be told of them, all but what is told otherwise', () => {
  const written = Object.entries(user.fields).filter(([, field]) => !('write' in field));
  const refused = written
    .map(([name, { kind }]) => (kind === 'ref' ? name.replace(/_id$/, '') : name))
    .filter((name) => {
      const { error } = student.safeParse({ [name]: null });
      return error!.issues.some(({ code }) => code === 'unrecognized_keys');
    });
  expect(refused).toEqual([
    'jlpt_certificated_at',
    'page_language_id',
    'graduate_latest_school_at',
    'is_hope_phone_consulting',
    'survey_answers',
  ]);
});
