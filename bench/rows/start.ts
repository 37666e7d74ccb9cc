import { check, type Row } from '../report.ts';
import type { Starts, World } from '../world.ts';

const FIRST_S = 90;
const LATER_S = 10;
const IDLE_MB = 300;

/** The built server alone: what npm start adds before it (packages, building) is told by npm start itself. */
export async function* startRows({ starts }: World): AsyncIterable<Row> {
  if (starts === null) return;
  const row = (name: string, figure: keyof Starts, rule: 'at_most' | 'below', limit: number): Row => ({
    section: 'start',
    heading: 'Starting the built server',
    name,
    measured: { [figure]: starts[figure] },
    bare: null,
    ratio: null,
    checks: [check(figure, starts[figure], rule, limit)],
  });
  yield row('on a new folder, with database and demo data', 'first_s', 'at_most', FIRST_S);
  yield row('again', 'later_s', 'at_most', LATER_S);
  yield row('web process idle', 'idle_rss_mb', 'below', IDLE_MB);
}
