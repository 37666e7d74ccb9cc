import * as commands from './lists/commands.ts';
import * as queries from './lists/queries.ts';

/** Every call of the API. What is not in this list does not exist. */
export const CALLS = [...Object.values(commands), ...Object.values(queries)];
