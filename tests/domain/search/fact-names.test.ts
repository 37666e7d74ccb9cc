import { INTERFACE_LANGUAGES } from '../../../domain/languages.ts';
import aliases from '../../../domain/search/aliases.json' with { type: 'json' };
import { keywordFor, NAMED_FACTS, nameOfFact } from '../../../domain/search/fact-names.ts';
import { readNames } from '../../../domain/search/names.ts';
import { languagesIn, MESSAGES, textsIn } from '../../support/texts.ts';

const MASTER_DATA =
  /^(job_category|skill|industry_sector|prefecture|housing_support|allowance_type|religious_consideration):/;

test('every fact that words stand for has a name, and no other has', () => {
  const meant = new Set(aliases.flatMap(({ means }) => means).filter((fact) => !MASTER_DATA.test(fact)));
  expect([...NAMED_FACTS].sort()).toEqual([...meant].sort());
});

test.each(languagesIn(MESSAGES))('has it in %s', (language) => {
  const names = textsIn(MESSAGES, language)['search_facts']!;
  expect(Object.keys(names)).toEqual(NAMED_FACTS);
  expect(Object.values(names).filter((name) => String(name).trim() === '')).toEqual([]);
});

test('a search understands the name, in nearly every language', () => {
  const names = readNames([]);
  // Asked for by filters: what one has, not what the job asks for.
  const asKeyword = NAMED_FACTS.filter((fact) => !/^jlpt:[1-5]$/.test(fact));
  const strange = asKeyword.flatMap((fact) =>
    INTERFACE_LANGUAGES.map((language) => nameOfFact(fact)[language]!).filter(
      (word) => keywordFor(fact, [word], names) === null,
    ),
  );
  expect(strange).toEqual(['Người đã đi làm']);
  expect(keywordFor('mid_career', ['Người đã đi làm', '中途採用'], names)).toBe('中途採用');
});
