import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import * as constants from '../../domain/constants.ts';
import * as languages from '../../domain/languages.ts';

/** Section 9 of the specification, literally. */
describe('the constants of the specification', () => {
  test.each<[string, unknown, unknown]>([
    ['country id of Japan', constants.COUNTRY_ID_JAPAN, 109],
    ['school categories', constants.SCHOOL_CATEGORY_ID, { university: 1, high_school: 2 }],
    ['degree of a bachelor', constants.DEGREE_ID_BACHELOR, 1],
    [
      'skill categories',
      constants.SKILL_CATEGORY_ID,
      { programming: 1, cad: 2, general_skills: 3, design: 4, other: 5 },
    ],
    [
      'study department categories',
      constants.STUDY_DEPARTMENT_CATEGORY_ID,
      { other_arts: 15, other_sciences: 37 },
    ],
    ['snackbar', constants.SNACKBAR_MILLISECONDS, 3000],
    ['snackbar start', constants.SNACKBAR_START_MILLISECONDS, 100],
    ['latest campaign', constants.CAMPAIGN_REFRESH_MINUTES, 30],
    ['staff easter egg', constants.STAFF_EASTER_EGG_CLICKS, 20],
    ['random hash length', constants.RANDOM_HASH_LENGTH, 16],
    ['year picker', constants.YEAR_PICKER, { past: 20, future: 10 }],
    ['resume file', constants.RESUME_FILE_MAX_BYTES, 10 * 1024 * 1024],
    ['scroll offset', constants.SCROLL_OFFSET, -100],
    ['chunk load time-out', constants.CHUNK_LOAD_TIMEOUT_MILLISECONDS, 120_000],
    ['theme colours', constants.THEME_COLOURS, { primary: '#33C8B2', accent: '#1D566B', error: '#F54F59' }],
    ['career-path answers', constants.ANSWER_GUIDANCE_LENGTH, 150],
    ['passwords', constants.PASSWORD_MIN_LENGTH, 6],
    ['default page language', languages.DEFAULT_PAGE_LANGUAGE_ID, 2],
    ['interface languages', languages.INTERFACE_LANGUAGES, ['ja', 'en', 'vi']],
    ['languages of the menu', languages.MENU_LANGUAGES, ['ja', 'en']],
    ['the interface fallback', languages.interfaceLanguage('ko'), 'en'],
  ])('%s', (_name, constant, value) => {
    expect(constant).toEqual(value);
  });

  test('language codes and their ids: ja 1, en 2, and so on up to zu 104', () => {
    const ids = {
      ja: 1,
      en: 2,
      af: 3,
      am: 4,
      ar: 5,
      az: 6,
      be: 7,
      bg: 8,
      bn: 9,
      bs: 10,
      ca: 11,
      ceb: 12,
      co: 13,
      cs: 14,
      cy: 15,
      da: 16,
      de: 17,
      el: 18,
      eo: 19,
      es: 20,
      et: 21,
      eu: 22,
      fa: 23,
      fi: 24,
      fr: 25,
      fy: 26,
      ga: 27,
      gd: 28,
      gl: 29,
      gu: 30,
      ha: 31,
      haw: 32,
      he: 33,
      hi: 34,
      hmn: 35,
      hr: 36,
      ht: 37,
      hu: 38,
      hy: 39,
      id: 40,
      ig: 41,
      is: 42,
      it: 43,
      jv: 44,
      ka: 45,
      kk: 46,
      km: 47,
      kn: 48,
      ko: 49,
      ku: 50,
      ky: 51,
      la: 52,
      lb: 53,
      lo: 54,
      lt: 55,
      lv: 56,
      mg: 57,
      mi: 58,
      mk: 59,
      ml: 60,
      mn: 61,
      mr: 62,
      ms: 63,
      mt: 64,
      my: 65,
      ne: 66,
      nl: 67,
      no: 68,
      ny: 69,
      pa: 70,
      pl: 71,
      ps: 72,
      pt: 73,
      ro: 74,
      ru: 75,
      sd: 76,
      si: 77,
      sk: 78,
      sl: 79,
      sm: 80,
      sn: 81,
      so: 82,
      sq: 83,
      sr: 84,
      st: 85,
      su: 86,
      sv: 87,
      sw: 88,
      ta: 89,
      te: 90,
      tg: 91,
      th: 92,
      tl: 93,
      tr: 94,
      uk: 95,
      ur: 96,
      uz: 97,
      vi: 98,
      xh: 99,
      yi: 100,
      yo: 101,
      'zh-CN': 102,
      'zh-TW': 103,
      zu: 104,
    };
    const codes = languages.LANGUAGE_CODES;
    expect(Object.fromEntries(codes.map((code, index) => [code, index + 1]))).toEqual(ids);
    for (const [code, id] of Object.entries(ids))
      expect([languages.languageId(code), languages.languageCode(id)]).toEqual([id, code]);
  });
});

describe('each constant stands in one place', () => {
  const named = new Set(['domain/constants.ts', 'domain/languages.ts']);
  const sources = ['server', 'domain', 'student-web/src', 'staff-console/src']
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !named.has(file));

  const where = (pattern: RegExp, isMeant = (_file: string) => true) =>
    sources
      .filter(isMeant)
      .filter((file) => pattern.test(fs.readFileSync(path.join(projectRoot, file), 'utf8')));

  test('the colours', () => {
    expect(where(/#33C8B2|#1D566B|#F54F59/i)).toEqual([]);
  });

  test('numbers that mean something', () => {
    // An id of a country in an example of the documentation is data.
    const isRule = (file: string) => !/\/(commands|queries|describe)\//.test(file);
    expect(where(/country_id\w*\s*(===|!==)\s*109|\b120_?000\b|10 \* 1024 \* 1024/, isRule)).toEqual([]);
    expect(where(/(autoHideDuration|maxLength)\s*[=:]\s*\{?\d{3,}/)).toEqual([]);
    expect(where(/degree_id\w*\s*(===|!==)\s*1\b|school_category_id\w*\s*(===|!==)\s*\d/)).toEqual([]);
    expect(where(/integer\(1, 104\)/)).toEqual([]);
  });
});
