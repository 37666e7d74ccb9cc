// npm run search:score [address]: asks a running demo server the judged queries (bench/search-quality) and prints how good
// the answers are.
import {
  FOUND,
  judge,
  JUDGED_QUERIES,
  JUDGED_WISHES,
  summariesByKind,
  summaryOf,
  type Judged,
  type JudgedQuery,
} from '../bench/search-quality/judge.ts';
import { explain } from '../server/start/problems.ts';

interface Page {
  recruitments: { title: { en: string }; company: { official_name: { en: string } } }[];
  total_count: number;
}

const address = process.argv[2] ?? 'http://localhost:3000';
const PER_PAGE = 100;
const WORST = 15;

async function search(
  parameters: Record<string, string | number>,
): Promise<{ jobs: string[]; total: number }> {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const answer = await fetch(`${address}/jtj/queries/search_recruitments?${pairs.join('&')}`);
  if (!answer.ok) throw new Error(`The server answered ${answer.status} to ${pairs.join('&')}`);
  const { recruitments, total_count } = (await answer.json()) as Page;
  return {
    jobs: recruitments.map(({ title, company }) => `${title.en} | ${company.official_name.en}`),
    total: total_count,
  };
}

async function everything(): Promise<string[]> {
  const jobs: string[] = [];
  for (let page = 1; ; page += 1) {
    const found = await search({ page, per_page: PER_PAGE });
    jobs.push(...found.jobs);
    if (found.jobs.length < PER_PAGE) return jobs;
  }
}

const shown = (value: number | null) => (value === null ? '-' : value.toFixed(3)).padStart(8);
const line = (name: string, { queries, ndcg, recall, zero }: ReturnType<typeof summaryOf>) =>
  `${name.padEnd(18)}${String(queries).padStart(8)}${shown(ndcg)}${shown(recall)}${shown(zero)}`;

/** The answers to a set of queries, by kind, and the worst of them. */
async function score(name: string, queries: readonly JudgedQuery[], open: readonly string[]): Promise<void> {
  const judged: Judged[] = [];
  for (const query of queries) {
    const { jobs, total } = await search({ full_text_search_query: query.query, per_page: FOUND });
    judged.push(judge(query, jobs, total, open));
  }
  console.log(
    `${name.padEnd(18)}${['queries', 'nDCG@10', 'recall', 'zero'].map((column) => column.padStart(8)).join('')}`,
  );
  for (const { kind, ...summary } of summariesByKind(judged)) console.log(line(kind, summary));
  console.log(line('all', summaryOf(judged)));
  console.log('\nThe worst:');
  for (const { query, ndcg, total } of [...judged].sort((a, b) => a.ndcg - b.ndcg).slice(0, WORST))
    console.log(
      `  ${ndcg.toFixed(2)}  ${String(total).padStart(4)} found  ${query.query}  (${query.kind}, ${query.lang})`,
    );
}

try {
  const open = await everything();
  await score('Queries', JUDGED_QUERIES, open);
  console.log();
  await score('Wishes', JUDGED_WISHES, open);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
