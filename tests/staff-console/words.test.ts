import { describe, expect, test } from '@jest/globals';
import { APPLICATION_EVENT_NAMES, TRANSITIONS } from '../../server/domain/application-transitions.ts';
import { APPLICATION_STATES } from '../../server/domain/application-state.ts';
import { en } from '../../staff-console/src/i18n/en/en.ts';
import { ja } from '../../staff-console/src/i18n/ja/ja.ts';
import { reactAdminJapanese } from '../../staff-console/src/i18n/ja/react-admin.ts';
import englishMessages from 'ra-language-english';
import { EVENT_FORMS } from '../../staff-console/src/resources/applications/events/event-forms.ts';

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[here, value] as [string, string]] : leaves(value, here);
  });
}
const holders = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).toSorted();

describe('Japanese and English', () => {
  test.each([
    ["the console's own words", en as unknown as Tree, ja as unknown as Tree],
    ["react-admin's words", englishMessages as unknown as Tree, reactAdminJapanese as unknown as Tree],
  ])('%s have the same keys, and none is empty', (_what, english, japanese) => {
    const keys = (tree: Tree) =>
      leaves(tree)
        .map(([key]) => key)
        .toSorted();
    expect(keys(japanese)).toEqual(keys(english));
    expect(leaves(japanese).filter(([key, text]) => text === '' && key !== 'ra.boolean.null')).toEqual([]);
  });

  test("the console's words fill in the same values", () => {
    const english = new Map(leaves(en));
    for (const [key, text] of leaves(ja))
      expect([key, [...new Set(holders(text))]]).toEqual([key, [...new Set(holders(english.get(key)!))]]);
  });
});

describe('the lifecycle on the screen', () => {
  test('every state and every event has its words', () => {
    for (const words of [en, ja]) {
      expect(Object.keys(words.state).toSorted()).toEqual([...APPLICATION_STATES].toSorted());
      expect(Object.keys(words.events.label).toSorted()).toEqual([...APPLICATION_EVENT_NAMES].toSorted());
      for (const name of APPLICATION_EVENT_NAMES) expect(words.history).toHaveProperty(name);
    }
  });

  test('every event that staff may cause has its dialog', () => {
    const byStaff = APPLICATION_EVENT_NAMES.filter((name) => {
      const rule: { by: readonly string[]; on_behalf?: true } = TRANSITIONS[name];
      return rule.on_behalf === true || rule.by.some((party) => party !== 'owner');
    });
    const withoutDialog = byStaff.filter((name) => !Object.hasOwn(EVENT_FORMS, name));
    expect(withoutDialog).toEqual([]);
  });
});
