// npm run seed:demo -- --scale N: fills the database up to N invented recruitments for load tests, the same ones for the same
// N. The demo world itself comes with npm start.
import { parseArgs } from 'node:util';
import { seedScale } from '../db/seeds/demo/scale.ts';
import { sweepReadDocuments } from '../server/features/recruitments/services/read-documents.ts';
import { prepareData } from '../server/start/data.ts';
import { StartProblem } from '../server/start/problems.ts';
import { runCommand } from './lib/command.ts';

const MOST = 1_000_000;

function countOf(args: readonly string[]): number {
  const usage = new StartProblem(
    `Say how many recruitments (1 to ${MOST}): npm run seed:demo -- --scale 10000`,
  );
  try {
    const { scale = '' } = parseArgs({ args: [...args], options: { scale: { type: 'string' } } }).values;
    if (/^\d+$/.test(scale) && Number(scale) >= 1 && Number(scale) <= MOST) return Number(scale);
  } catch {
    throw usage;
  }
  throw usage;
}

await runCommand(async ({ config, database, args }) => {
  const count = countOf(args);
  if (!config.development) {
    throw new StartProblem(
      'Invented data are written under the development profile only (TABIDACHI_PROFILE).',
    );
  }
  await prepareData(database, (line) => console.log(line));
  const since = performance.now();
  console.log(`Filling up to ${count} recruitments …`);
  await seedScale(database.sequelize, count);
  console.log('Writing the read documents …');
  await sweepReadDocuments(database.sequelize);
  console.log(`Done in ${((performance.now() - since) / 1000).toFixed(1)} s.`);
});
