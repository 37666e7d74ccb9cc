import { check, type Row } from '../report.ts';
import type { World } from '../world.ts';

const FIRST_S = 90;
const LATER_S = 10;
const IDLE_MB = 300;

/** The built server alone: what npm start adds before it (packages, building) is told by npm start itself. */
export async function* startRows({ starts }: World): AsyncIterable<Row> {
  const row = (name: string, figure: keyof World['starts'], rule: 'at_most' | 'below', limit: number): Row => ({
    section: 'start',
    name,
    measured: { [figure]: starts[figure] },
    bare: null,
    ratio: null,
    checks: [check(figure, starts[figure], rule, limit)],
  });
  yield row('built server on a new folder, with database and demo data', 'first_s', 'at_most', FIRST_S);
  yield row('built server again', 'later_s', 'at_most', LATER_S);
  yield row('web process idle', 'idle_rss_mb', 'below', IDLE_MB);
}
