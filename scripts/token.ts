// npm run token -- <e-mail>: prints a bearer token of a demo account, for curl. It makes the token itself with the key
// of the embedded identity provider, which it finds in the database of this folder: nobody gets one over the network.
import { embeddedProvider } from '../server/start/identity.ts';
import { StartProblem } from '../server/start/problems.ts';
import { runCommand } from './lib/command.ts';

await runCommand(async ({ config, database: { sequelize }, args }) => {
  if (!config.auth0.embedded) {
    throw new StartProblem(
      'Tokens are printed for the embedded identity provider only; ask your tenant for one.',
    );
  }
  const [email] = args;
  if (!email) throw new StartProblem('Give the e-mail of an account: npm run token -- student@example.com');
  const provider = await embeddedProvider({
    auth0: config.auth0,
    baseUrl: config.baseUrl,
    sequelize,
    sendVerificationMail: async () => {},
    onError: (error) => console.error(error),
  });
  const token = await provider.issueToken(email).catch((error: unknown) => {
    throw new StartProblem(`${(error as Error).message}. Has the server been started here (npm start)?`);
  });
  console.log(token);
});
