// npm run migrate: brings the database to the newest schema and master data. The server does so too when it starts;
// this is for installations that want it as a step of its own.
import { prepareData } from '../server/start/data.ts';
import { runCommand } from './lib/command.ts';

await runCommand(async ({ database }) => {
  await prepareData(database, (line) => console.log(line));
  console.log('The database is up to date.');
});
