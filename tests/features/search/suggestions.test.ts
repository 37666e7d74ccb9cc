import { Recruitment } from '../../../db/models/recruitment.ts';
import { sweepTouchedSearchRows } from '../../../db/search-rows.ts';
import { KEYWORD_MAX } from '../../../domain/constants.ts';
import { languageId, type LanguageCode } from '../../../domain/languages.ts';
import { prepared } from '../../support/prepared.ts';
import { until } from '../../worker/until.ts';
import { startSearchWorld } from './search-world.ts';

/** What the keyword field suggests while somebody types, and what a search without hits leads to. */

const shared = prepared(async () => {
  const world = await startSearchWorld();
  const ids: Record<string, number> = {};
  ids['welder'] = await world.make({
    company: { official_name: { ja: '株式会社あおぞら工房', en: 'Aozora Works Inc.' } },
    fields: { title: { ja: '溶接工', en: 'Welder' }, has_bonus: true, required_jlpt: 3 },
    lists: { skill: 112, prefecture: 13 },
  });
  ids['clerk'] = await world.make({
    fields: { title: { ja: '受付', en: 'Receptionist' }, required_jlpt: 2, has_bonus: true },
    lists: { job: 45, prefecture: 26 },
  });
  ids['trader'] = await world.make({
    fields: { title: { ja: '輸出担当', en: 'Exports' } },
    lists: { job: 35 },
  });
  await sweepTouchedSearchRows(world.api.sequelize);
  return { world, ids, close: () => world.api.close() };
});

type Suggestion = {
  kind: string;
  name: string;
  full_text_search_query: string;
  q: object;
  job_count: number;
};
async function ask(name: string, parameters: string, language: LanguageCode = 'en') {
  const { body } = await shared.world.api
    .as(null)
    .query(name, parameters)
    .set('page-language-id', String(languageId(language)))
    .expect(200);
  return body;
}
const suggest = async (text: string, language?: LanguageCode): Promise<Suggestion[]> =>
  (await ask('suggest_searches', `text=${encodeURIComponent(text)}`, language)).suggestions;
const namesOf = (suggestions: readonly Suggestion[]) => suggestions.map(({ name }) => name);

describe('suggestions', () => {
  test.each(['とうきょ', 'toukyo', 'Tok', '東', '东京', '도쿄', 'tkyo'])(
    'find a place by %s',
    async (text) => {
      expect(await suggest(text)).toContainEqual({
        kind: 'place',
        name: 'Tokyo',
        full_text_search_query: '',
        q: { company_offices_prefecture_id_eq_any: [13] },
        job_count: (await ask('search_recruitments', 'q[company_offices_prefecture_id_eq_any][]=13'))
          .total_count,
      });
    },
  );

  test("are told in the reader's language, whatever is typed", async () => {
    const welding = { kind: 'skill', q: { required_skills_skill_id_eq_any: [112] }, job_count: 1 };
    expect(await suggest('ようせ')).toEqual([expect.objectContaining({ ...welding, name: 'Welding' })]);
    expect(await suggest('weld', 'ja')).toContainEqual(expect.objectContaining({ ...welding, name: '溶接' }));
    expect(await suggest('hàn', 'vi')).toContainEqual(expect.objectContaining({ ...welding, name: 'Hàn' }));
  });

  test('are of what open jobs have, and no more of it once they are closed', async () => {
    expect(namesOf(await suggest('貿易'))).toContain('Trade administration');
    expect(namesOf(await suggest('看護'))).toEqual([]);
    await Recruitment.update({ closed_at: new Date() }, { where: { id: shared.ids['trader'] } });
    await sweepTouchedSearchRows(shared.world.api.sequelize);
    // Where a count takes long, the one before is told meanwhile.
    await until('it is counted again', async () => (await suggest('貿易')).length === 0);
  });

  test('name a company with and without its legal form, in each language, and nearly so', async () => {
    for (const text of ['株式会社あお', 'あおぞ', 'アオz', '工房', 'aozora w', 'works', 'aosora'])
      expect(await suggest(text)).toContainEqual(
        expect.objectContaining({ kind: 'company', name: 'Aozora Works Inc.', job_count: 1 }),
      );
  });

  test('set a filter for a level: what one can apply for with it', async () => {
    expect(await suggest('n2')).toEqual([
      {
        kind: 'fact',
        name: 'JLPT N2',
        full_text_search_query: '',
        q: { required_jlpt_gteq: 2 },
        job_count: (await ask('search_recruitments', 'q[required_jlpt_gteq]=2')).total_count,
      },
    ]);
  });

  test.each(['en', 'ja', 'vi'] as const)(
    'a fact is a word that finds as many jobs, in %s',
    async (language) => {
      const [bonus] = await suggest('shouyo', language);
      expect(bonus).toMatchObject({ kind: 'fact', q: {}, job_count: 2 });
      const found = await ask(
        'search_recruitments',
        `full_text_search_query=${encodeURIComponent(bonus!.full_text_search_query)}`,
      );
      expect(found.total_count).toBe(2);
    },
  );

  test('leave the words before as they are', async () => {
    expect(await suggest('溶接 kyou')).toContainEqual(
      expect.objectContaining({ name: 'Kyoto', full_text_search_query: '溶接' }),
    );
    expect(await suggest('溶接 shouyo')).toEqual([
      expect.objectContaining({ name: 'Bonus', full_text_search_query: '溶接 Bonus' }),
    ]);
  });

  test('are none for signs and what nobody is called', async () => {
    for (const text of ['?!', 'qwertzuiop']) expect(await suggest(text)).toEqual([]);
    const long = 'a'.repeat(KEYWORD_MAX + 1);
    await shared.world.api.as(null).query('suggest_searches', `text=${long}`).expect(422);
  });

  test('take one statement, and a second where the search rows have changed', async () => {
    const { api } = shared.world;
    await suggest('tok');
    api.takeStatements();
    await suggest('tok');
    expect(api.takeStatements()).toHaveLength(1);
  });
});

describe('a search without hits', () => {
  const explain = (parameters: string) => ask('explain_no_hits', parameters);
  const keyword = (text: string) => `full_text_search_query=${encodeURIComponent(text)}`;
  const total = async (parameters: string) => (await ask('search_recruitments', parameters)).total_count;

  test('finds jobs without one of its words, in an order that wants all of them', async () => {
    const asked = `${keyword('溶接 通訳')}&sort=newest`;
    expect(await total(asked)).toBe(0);
    const { without_words, all_count } = await explain(asked);
    expect(without_words).toEqual([
      { words: '溶接', full_text_search_query: '通訳', total_count: await total(keyword('通訳')) },
      { words: '通訳', full_text_search_query: '溶接', total_count: await total(keyword('溶接')) },
    ]);
    expect(all_count).toBe(await total(''));
  });

  test('finds jobs without one of its filters, or without the keyword', async () => {
    const filters = 'q[company_offices_prefecture_id_eq_any][]=26&q[required_skills_skill_id_eq_any][]=112';
    expect(await total(`${keyword('溶接')}&${filters}`)).toBe(0);
    expect(await explain(`${keyword('溶接')}&${filters}`)).toMatchObject({
      without_words: [],
      without_filters: [{ filter: 'company_offices_prefecture_id_eq_any', total_count: 1 }],
      without_keyword_count: 0,
    });
    expect(await explain(`${keyword('qwertz')}&q[company_offices_prefecture_id_eq_any][]=26`)).toMatchObject({
      without_filters: [],
      without_keyword_count: 1,
    });
  });

  test('with filters that are too narrow together finds by the keyword alone', async () => {
    const filters =
      'q[company_offices_prefecture_id_eq_any][]=1&q[required_jlpt_gteq]=5&q[required_skills_skill_id_eq_any][]=113';
    expect(await total(`${keyword('溶接')}&${filters}`)).toBe(0);
    expect(await explain(`${keyword('溶接')}&${filters}`)).toMatchObject({
      without_filters: [],
      without_all_filters_count: await total(keyword('溶接')),
    });
  });

  test('may mean a word that is nearly so, where that was not looked for by itself', async () => {
    const asked = `${keyword('weldign')}&is_as_typed=true`;
    expect(await total(asked)).toBe(0);
    const { spellings, names } = await explain(asked);
    expect(spellings).toEqual([
      { full_text_search_query: 'welding', total_count: await total(keyword('welding')) },
    ]);
    expect(namesOf(names)).toEqual(['Welding']);
  });

  test('may mean a company that is nearly called so', async () => {
    expect(await total(keyword('aosora'))).toBe(0);
    expect((await explain(keyword('aosora'))).names).toEqual([
      expect.objectContaining({ kind: 'company', name: 'Aozora Works Inc.' }),
    ]);
  });

  test('leads to job categories near what it is about', async () => {
    const asked = `${keyword('事務')}&q[company_offices_prefecture_id_eq_any][]=1`;
    expect(await total(asked)).toBe(0);
    expect(namesOf((await explain(asked)).categories)).toEqual(['Office administration']);
  });

  test('that asks for nothing has nothing to let go', async () => {
    expect(await explain('')).toEqual({
      without_words: [],
      without_filters: [],
      without_keyword_count: 0,
      without_all_filters_count: 0,
      spellings: [],
      names: [],
      categories: [],
      all_count: 0,
    });
  });
});
