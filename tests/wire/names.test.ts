import { describe, expect, test } from '@jest/globals';
import { SPECIFIED_ENTITIES } from '../../server/api/describe/specified-fields.ts';

/**
 * Words of section 3 that stand alone, and so are names, not descriptions ("bonus months worth"). Within brackets they
 * are listed here: "(names, kana, position, phone)" describes some and names others.
 */
const NAMED_IN_BRACKETS: Readonly<Record<string, readonly string[]>> = {
  Company: ['position', 'phone', 'is_main_person', 'is_main_office', 'sales', 'capital'],
};

describe.each(SPECIFIED_ENTITIES.map((entity) => [entity.title, entity] as const))(
  '%s',
  (title, { words }) => {
    test('R24: a field that the specification names is answered under that name', () => {
      const isFound = (word: string, path: string) =>
        path.split('.').includes(word) || path.startsWith(`${word.replace(/s$/, '')}_`);
      // "nicknames" are nickname_ja and nickname_en.
      const names = Object.entries(words).flatMap(([word, paths]) =>
        /^\w+$/.test(word) && !paths.some((path) => isFound(word, path)) ? [word] : [],
      );
      expect(names).toEqual([]);
      const answered = new Set(
        Object.values(words).flatMap((paths) => paths.map((path) => path.split('.').at(-1))),
      );
      for (const name of NAMED_IN_BRACKETS[title] ?? []) expect(answered).toContain(name);
    });
  },
);
