// npm run hf-member:add -- <e-mail>: makes a manager, or makes a member a manager. The way to the first one: rights come
// from the verified e-mail of an hf_members row, so the person then signs in with that e-mail.
import { HfMember } from '../db/models/hf-member.ts';
import { isEmail } from '../domain/validation.ts';
import { prepareData, refuseOldSchema } from '../server/start/data.ts';
import { StartProblem } from '../server/start/problems.ts';
import { runCommand } from './lib/command.ts';

await runCommand(async ({ config, database, args }) => {
  const { sequelize } = database;
  const [given = ''] = args;
  const email = given.trim().toLowerCase();
  if (!isEmail(email)) throw new StartProblem('Give an e-mail: npm run hf-member:add -- manager@example.com');
  await (config.migratesAtStart
    ? prepareData(database, (line) => console.log(line))
    : refuseOldSchema(database));
  const where = sequelize.where(sequelize.fn('lower', sequelize.col('email')), email);
  const known = await HfMember.findOne({ where });
  const rights = { role: 'manager' as const, is_active: true };
  if (known) await known.update(rights);
  else await HfMember.create({ email, ...rights });
  console.log(`${email} is a manager${known ? '' : ' now'}: sign in with this e-mail at the staff console.`);
});
