import { Identity } from '../../db/models/identity.ts';
import { User } from '../../db/models/user.ts';
import type { Adapters } from '../../server/core/calls/context.ts';
import type { EmbeddedProvider } from '../../server/identity/embedded/provider.ts';
import { prepareDemo } from '../../server/start/demo.ts';
import { freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';

const database = prepared(freshDatabase);

test('a database restored from an installation with a tenant gets no demo data', async () => {
  const { id } = await User.create({ email: 'linh@example.com', is_pending: false, page_language_id: 2 });
  await Identity.create({ iss: 'https://login.example.com/', sub: 'auth0|1', user_id: id });
  const said: string[] = [];
  // Neither accounts nor files can be made by these.
  const provider = { issuer: 'http://localhost:3999/' } as EmbeddedProvider;
  const files = {} as Adapters['files'];
  const origin = 'http://localhost:3999';
  const log = (line: string) => said.push(line);
  expect(await prepareDemo(database.sequelize, provider, files, new Date(), origin, log)).toBeNull();
  expect(said).toEqual(['The people of this database signed up elsewhere: no demo data are loaded.']);
  expect(await User.count()).toBe(1);
});
