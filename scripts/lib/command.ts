import { loadConfig, type Config } from '../../server/config.ts';
import { openDatabase, type OpenDatabase } from '../../server/start/database.ts';
import { explain } from '../../server/start/problems.ts';

interface CommandContext {
  config: Config;
  database: OpenDatabase;
  /** What follows the command's name. */
  args: readonly string[];
}

/**
 * Runs a command on the configured database, joining the embedded one of a running server, and ends the process:
 * with 0, or with 1 and a line that says what is wrong.
 */
export async function runCommand(command: (context: CommandContext) => Promise<void>): Promise<never> {
  let code = 0;
  let close = async () => {};
  try {
    const config = loadConfig();
    const database = await openDatabase(config, { log: (line) => console.error(line), joins: true });
    close = () => database.close();
    await command({ config, database, args: process.argv.slice(2) });
  } catch (error) {
    console.error(explain(error));
    code = 1;
  }
  await close();
  process.exit(code);
}
