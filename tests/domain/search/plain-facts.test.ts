import aliases from '../../../domain/search/aliases.json';
import { amountTold, FACT_KINDS, FLAGS } from '../../../domain/search/facts.ts';
import { SAID } from '../../../domain/search/said.ts';
import { PLAIN_FACTS, plainFactLabel } from '../../../domain/search/plain-facts.ts';
import { INTERFACE_LANGUAGES } from '../../../domain/languages.ts';
import { MESSAGES, textsIn } from '../../support/texts.ts';

const labelsOf = (language: string) => textsIn(MESSAGES, language)['search_facts'] as Record<string, string>;
const isOfMaster = (fact: string) => FACT_KINDS.some((kind) => fact.startsWith(`${kind}:`));

test('every fact that is no id of master data has a label in each language, and no other has', () => {
  const levels = [0, 1, 2, 3, 4, 5].map((level) => `jlpt:${level}`);
  expect([...PLAIN_FACTS].sort()).toEqual(
    [...FLAGS, ...Object.keys(SAID), 'any_department', 'day_work', ...levels].sort(),
  );
  for (const language of INTERFACE_LANGUAGES) {
    expect(Object.keys(labelsOf(language)).sort()).toEqual(Object.keys(labelsOf('en')).sort());
    expect(Object.values(labelsOf(language)).filter((label) => label.trim() === '')).toEqual([]);
  }
});

test('every fact of the aliases is labelled or of the master data', () => {
  const facts = aliases.flatMap(({ means, near = [], without = [] }) => [...means, ...near, ...without]);
  expect(
    facts.filter((fact) => plainFactLabel(fact) === null && amountTold(fact) === null && !isOfMaster(fact)),
  ).toEqual([]);
  expect([plainFactLabel('jlpt:2'), plainFactLabel('skill:91'), plainFactLabel('toString')]).toEqual([
    'jlpt_2',
    null,
    null,
  ]);
});
