import { z } from 'zod';
import type { Sequelize } from 'sequelize';
import type { Beside } from '../../../../db/prepared.ts';
import { pickText } from '../../../../domain/languages.ts';
import { required } from '../../../../domain/required.ts';
import { bestOfKinds, suggestionsFor } from '../../../../domain/search/suggest.ts';
import { choice, outId } from '../../../core/schemas/schema-helpers.ts';
import { jobCounts } from './job-counts.ts';
import { kindOf, SUGGESTION_KINDS, suggestionIndex } from './suggestion-index.ts';

/** Of each kind at most so many. */
const MOST_OF_A_KIND = 5;

const ids = () => z.array(outId()).optional();
export const suggestion = z
  .object({
    kind: choice(SUGGESTION_KINDS),
    name: z.string().describe("In the reader's language"),
    full_text_search_query: z
      .string()
      .describe('What the keyword becomes: the words before, and one for what no filter asks for'),
    q: z
      .object({
        job_categories_id_eq_any: ids(),
        company_offices_prefecture_id_eq_any: ids(),
        required_skills_skill_id_eq_any: ids(),
        company_id_eq_any: ids(),
        required_jlpt_gteq: z.number().int().optional(),
        is_available_from_overseas_eq: z.boolean().optional(),
      })
      .describe('The filter it sets beside those there are, as search_recruitments takes it'),
    job_count: z.number().int().describe('Open jobs that have it'),
  })
  .meta({ id: 'SearchSuggestion' });

interface Asked {
  language: string;
  now: Date;
  /** Carried along by the first statement. */
  beside?: Beside | null;
}

/** What a text that is being typed may mean, each kind together; only what open jobs have. */
export async function suggest(sequelize: Sequelize, typed: string, { language, now, beside = null }: Asked) {
  const { suggestions, items, facts } = await suggestionIndex(sequelize);
  const { before, found } = suggestionsFor(suggestions, typed);
  const counts = await jobCounts(sequelize, facts, now, beside);
  const countOf = (id: string) => counts.get(id) ?? 0;
  return bestOfKinds(found, { kindOf, countOf, most: MOST_OF_A_KIND }).map(({ id, kind, count }) => {
    const { name, keyword, q } = required(items.get(id));
    const text = (map: typeof name | null) => pickText(map, language)?.text ?? '';
    const words = [before, text(keyword)].filter((word) => word !== '');
    return { kind, name: text(name), full_text_search_query: words.join(' '), q, job_count: count };
  });
}

/** The job categories of these facts that have most open jobs, as suggestions. */
export async function suggestCategories(
  sequelize: Sequelize,
  wanted: readonly string[],
  { language, now }: Asked,
) {
  const { items, facts } = await suggestionIndex(sequelize);
  const counts = await jobCounts(sequelize, facts, now, null);
  const found = [...new Set(wanted)]
    .filter((id) => kindOf(id) === 'job_category' && items.has(id))
    .map((id) => ({ id, fit: 0 }));
  const countOf = (id: string) => counts.get(id) ?? 0;
  return bestOfKinds(found, { kindOf, countOf, most: MOST_OF_A_KIND }).map(({ id, kind, count }) => {
    const { name, q } = required(items.get(id));
    return {
      kind,
      name: pickText(name, language)?.text ?? '',
      full_text_search_query: '',
      q,
      job_count: count,
    };
  });
}
