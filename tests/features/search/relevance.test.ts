import { QueryTypes } from 'sequelize';
import { partialPlan, pieceCondition } from '../../../domain/search/plan.ts';
import { sweepTouchedSearchRows } from '../../../db/search-rows.ts';
import { searchRecruitmentIds } from '../../../server/features/search/services/search-recruitments.ts';
import { member, student } from '../../support/factories.ts';
import { startSearchWorld, type SearchWorld } from './search-world.ts';

/** What a keyword finds, and in which order (docs/adr/0060). */

let world: SearchWorld;
const ids: Record<string, number> = {};
beforeAll(async () => {
  world = await startSearchWorld();
  const title = (ja: string, en: string, day: number) => ({
    title: { ja, en },
    published_at: new Date(Date.UTC(2026, 9, day)),
  });
  ids['said'] = await world.make({
    fields: {
      ...title('倉庫の仕事', 'Warehouse work', 20),
      job_description: { ja: '溶接の経験者を歓迎します。' },
    },
  });
  ids['welder'] = await world.make({ fields: title('溶接工', 'Welder', 1) });
  ids['welder with skill'] = await world.make({
    fields: title('溶接のリーダー', 'Welding leader', 2),
    lists: { skill: 112 },
  });
  ids['skilled'] = await world.make({
    fields: title('製造スタッフ', 'Factory staff', 3),
    lists: { skill: 112 },
  });
  ids['company'] = await world.make({
    company: { official_name: { ja: '株式会社あおぞら工房', en: 'Aozora Works Inc.' } },
    fields: title('事務', 'Clerk', 4),
  });
  await sweepTouchedSearchRows(world.api.sequelize);
});
afterAll(() => world.api.close());

const named = new Map<number, string>();
async function search(keyword: string, more = '') {
  for (const [name, id] of Object.entries({ ...ids, ...world.ids })) named.set(id, name);
  const found = await world.search(`full_text_search_query=${encodeURIComponent(keyword)}${more}`);
  return { found: found.ids.map((id) => named.get(id)!), total: found.total };
}

test('what stands in title and facts comes before what stands in one of them, and that before the texts', async () => {
  expect(await search('溶接')).toEqual({
    found: ['welder with skill', 'welder', 'skilled', 'said'],
    total: 4,
  });
});

test('a whole title comes first', async () => {
  expect((await search('溶接工')).found[0]).toBe('welder');
});

test('the same in another language, in kana and in other words', async () => {
  for (const keyword of ['welding', 'hàn', 'ようせつ', '焊接'])
    expect((await search(keyword)).found.slice(0, 2)).toEqual(['welder with skill', 'welder']);
});

test('pages hold each job once, in one order, and the total is the same on each and in every sort', async () => {
  const pages = [1, 2, 3, 4, 5].map((page) => search('溶接', `&per_page=1&page=${page}`));
  const found = await Promise.all(pages);
  expect(found.flatMap((page) => page.found)).toEqual((await search('溶接')).found);
  expect(new Set(found.map(({ total }) => total))).toEqual(new Set([4]));
  for (const sort of ['newest', 'salary', 'deadline', 'best_match', 'relevance'])
    expect((await search('溶接', `&sort=${sort}`)).total).toBe(4);
  expect((await search('溶接', '&sort=newest')).found[0]).toBe('said');
});

test('filters hold for every tier', async () => {
  const skilled = await search('溶接', '&q[required_skills_skill_id_eq_any][]=112');
  expect(skilled).toEqual({ found: ['welder with skill', 'skilled'], total: 2 });
});

test('without a keyword relevance is newest', async () => {
  const newest = await world.search('sort=newest');
  expect(await world.search('sort=relevance')).toEqual(newest);
  expect(await world.search('')).toEqual(newest);
});

test('a company is found with and without its legal form, and by letters of its name', async () => {
  for (const keyword of ['株式会社あおぞら工房', 'あおぞら工房', 'アオゾラ工房', 'Aozora Works', 'aozora'])
    expect(await search(keyword)).toEqual({ found: ['company'], total: 1 });
});

describe('typing errors', () => {
  const ask = async (parameters: string) => {
    const { body } = await world.api.as(null).query('search_recruitments', parameters).expect(200);
    return [body.total_count, body.corrected_query];
  };

  test('are corrected where nothing else fits, and the answer says so', async () => {
    expect(await ask('full_text_search_query=weldign')).toEqual([3, 'welding']);
    expect(await ask('full_text_search_query=weldign&sort=newest')).toEqual([3, 'welding']);
  });

  test('stay where one insists', async () => {
    expect(await ask('full_text_search_query=weldign&is_as_typed=true')).toEqual([0, null]);
  });

  test('are none where the words are found, or nothing is near', async () => {
    expect(await ask('full_text_search_query=welding')).toEqual([3, null]);
    expect(await ask('full_text_search_query=qwertzuiop')).toEqual([0, null]);
    expect(await ask('')).toEqual([8, null]);
  });
});

describe('where no job has all parts of a keyword', () => {
  const ask = async (keyword: string, more = '') => {
    const { body } = await world.api
      .as(null)
      .query('search_recruitments', `full_text_search_query=${encodeURIComponent(keyword)}${more}`)
      .expect(200);
    return {
      found: body.recruitments.map((row: { id: number }) => named.get(row.id)),
      ignored: body.ignored_words,
      isPartial: body.is_partial_match,
      full: body.full_match_count,
    };
  };

  test('what nothing has is left out, and told as it was typed', async () => {
    expect(await ask('溶接工 うちゅうひこうし')).toEqual({
      found: ['welder with skill', 'welder', 'skilled'],
      ignored: ['うちゅうひこうし'],
      isPartial: false,
      full: 0,
    });
  });

  test('what has most of the others comes first', async () => {
    const { found, ignored, isPartial } = await ask('溶接 リーダー 通訳 qwertzuiop');
    expect(found[0]).toBe('welder with skill');
    expect(new Set(found.slice(1))).toEqual(new Set(['welder', 'skilled', 'said', 'interpreter']));
    expect([ignored, isPartial]).toEqual([['qwertzuiop'], true]);
  });

  test('each tier asks for as many parts as the rank says, whichever they are', async () => {
    const pieces = ['alpha', 'bravo', 'charlie', 'delta', 'echoes', 'foxtrot'].map((text) => ({
      text,
      concepts: [],
    }));
    const terms = pieces.map((piece) =>
      [...pieceCondition(piece)!.matchAll(/'([^']+)'/g)].map(([, term]) => term),
    );
    const { tiers, all } = partialPlan(pieces);
    const rows = Array.from({ length: 2 ** pieces.length }, (_, bits) =>
      pieces.map((_piece, place) => place).filter((place) => (bits >> place) & 1),
    );
    const found = await world.api.sequelize.query<{ met: boolean[] }>(
      `select array(select array_to_tsvector(array(select jsonb_array_elements_text(of))) @@ tier::tsquery
         from unnest($tiers::text[]) with ordinality as asked (tier, place) order by place) as met
       from jsonb_array_elements($rows::jsonb) with ordinality as each (of, number) order by number`,
      {
        bind: {
          tiers: [...tiers, all],
          rows: JSON.stringify(rows.map((places) => places.flatMap((place) => terms[place]!))),
        },
        type: QueryTypes.SELECT,
      },
    );
    // Titles or facts, then texts, of five parts, of four and so on.
    const least = [5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1];
    expect(found.map(({ met }) => met)).toEqual(rows.map(({ length }) => least.map((one) => length >= one)));
  });

  test('in another order than relevance nothing is found in part', async () => {
    expect(await ask('溶接 通訳', '&sort=newest')).toEqual({
      found: [],
      ignored: [],
      isPartial: false,
      full: 0,
    });
  });

  test('what little has all comes before what has some, also from page to page', async () => {
    expect(await ask('溶接 リーダー')).toEqual({
      found: ['welder with skill', 'skilled', 'welder', 'said'],
      ignored: [],
      isPartial: true,
      full: 1,
    });
    const pages = [1, 2, 3, 4, 5].map((page) => ask('溶接 リーダー', `&per_page=1&page=${page}`));
    const found = (await Promise.all(pages)).flatMap((page) => page.found);
    expect(found).toEqual(['welder with skill', 'skilled', 'welder', 'said']);
  });

  test('what is not wanted is not found for the sake of the others', async () => {
    expect((await ask('溶接 通訳 -')).found).toContain('interpreter');
    expect((await ask('溶接 リーダー 通訳なし')).found).not.toContain('interpreter');
  });

  test('where nothing has any, nothing is found', async () => {
    expect(await ask('qwertzuiop asdfghjkl')).toEqual({ found: [], ignored: [], isPartial: false, full: 0 });
  });

  test('small words of a sentence count for nothing', async () => {
    expect((await ask('I am looking for a welding job in Japan')).found.slice(0, 2)).toEqual([
      'welder with skill',
      'welder',
    ]);
  });

  test('the parts come with what is left without each, and what is not wanted stays so', async () => {
    const partsOf = async (keyword: string) => {
      const { body } = await world.api
        .as(null)
        .query('search_recruitments', `full_text_search_query=${encodeURIComponent(keyword)}`)
        .expect(200);
      return body.keyword_parts;
    };
    expect(await partsOf('溶接 通訳なし no overtime 25万円以上')).toEqual([
      { words: '溶接', full_text_search_query: '通訳なし no overtime 25万円以上' },
      { words: '通訳なし', full_text_search_query: '溶接 no overtime 25万円以上' },
      { words: 'no overtime', full_text_search_query: '溶接 通訳なし 25万円以上' },
      { words: '25万円以上', full_text_search_query: '溶接 通訳なし no overtime' },
    ]);
    expect(await partsOf('welding without interpreting')).toEqual([
      { words: 'welding', full_text_search_query: 'without interpreting' },
      { words: 'without interpreting', full_text_search_query: 'welding' },
    ]);
    expect(await partsOf('溶接')).toEqual([]);
    expect(await partsOf('')).toEqual([]);
  });

  test('saved searches tell of jobs that have all', async () => {
    const { ids: found } = await searchRecruitmentIds({
      keyword: '溶接 通訳',
      page: 1,
      per_page: 20,
      now: new Date('2026-11-21'),
    });
    expect(found).toEqual([]);
  });
});

describe('jobs of equal relevance', () => {
  const keyword = `full_text_search_query=${encodeURIComponent('旋盤')}`;
  beforeAll(async () => {
    const turner = (required_jlpt: number | null, day: number) =>
      world.make({
        fields: {
          title: { ja: '旋盤工', en: 'Turner' },
          required_jlpt,
          published_at: new Date(Date.UTC(2026, 8, day)),
        },
      });
    ids['turner of N1'] = await turner(1, 3);
    ids['turner of N2'] = await turner(2, 2);
    ids['turner of N4'] = await turner(4, 1);
    ids['said of turners'] = await world.make({
      fields: { title: { ja: '事務', en: 'Clerk' }, job_description: { ja: '旋盤を動かす仕事もあります。' } },
    });
    await sweepTouchedSearchRows(world.api.sequelize);
  });
  const asked = async (person: { query: ReturnType<typeof world.api.as>['query'] }, more = '') => {
    const { body } = await person.query('search_recruitments', `${keyword}${more}`).expect(200);
    return [
      body.recruitments.map(({ id }: { id: number }) => Object.keys(ids).find((name) => ids[name] === id)),
      body.is_ordered_by_fit,
    ];
  };
  const NEWEST = ['turner of N1', 'turner of N2', 'turner of N4', 'said of turners'];
  const BY_FIT = ['turner of N4', 'turner of N2', 'turner of N1', 'said of turners'];

  test('come by fit for a student, and the answer says so; what is less relevant stays behind', async () => {
    const person = await student(world.api, { fields: { jlpt: 3 } });
    expect(await asked(person)).toEqual([BY_FIT, true]);
    expect(await asked(person, '&sort=relevance')).toEqual([BY_FIT, true]);
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push((await asked(person, `&per_page=1&page=${page}`))[0][0]);
    expect(pages).toEqual(BY_FIT);
  });

  test('come by date for visitors and staff, and in every other order', async () => {
    expect(await asked(world.api.as(null))).toEqual([NEWEST, false]);
    expect(await asked(await member(world.api))).toEqual([NEWEST, false]);
    const person = await student(world.api, { fields: { jlpt: 3 } });
    expect((await asked(person, '&sort=newest'))[1]).toBe(false);
    const { body } = await person.query('search_recruitments', '').expect(200);
    expect(body.is_ordered_by_fit).toBe(false);
  });
});

test('a job that asks for little Japanese is near one that needs none, and does not count as such', async () => {
  const none = await world.make({ fields: { required_jlpt: null } });
  const little = await world.make({ fields: { required_jlpt: 4 } });
  await sweepTouchedSearchRows(world.api.sequelize);
  const ask = async (more = '') => {
    const keyword = encodeURIComponent('không cần tiếng Nhật');
    const { body } = await world.api
      .as(null)
      .query('search_recruitments', `full_text_search_query=${keyword}${more}`)
      .expect(200);
    const rows: { id: number; required_jlpt: number | null }[] = body.recruitments;
    const needing = rows.filter(({ required_jlpt }) => required_jlpt !== null);
    return {
      found: rows.map(({ id }) => id),
      needing: needing.map(({ id }) => id),
      isPartial: body.is_partial_match,
      withoutAny: body.full_match_count,
    };
  };
  const byRelevance = await ask();
  expect(byRelevance.found).toContain(none);
  expect(byRelevance.needing).toContain(little);
  expect(byRelevance).toMatchObject({
    isPartial: true,
    withoutAny: byRelevance.found.length - byRelevance.needing.length,
  });
  expect(await ask('&sort=newest')).toMatchObject({ needing: [], isPartial: false });
});
