import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../project-root.ts';

const FOLDER = 'db/seeds';

/**
 * Takes the text of a data file through its schema.
 * @param name of the file below this folder, such as `master/skills.json`
 * @throws Error that names the file and the path to each field that is wrong
 */
export function parseData<S extends z.ZodType>(name: string, text: string, schema: S): z.output<S> {
  const file = `${FOLDER}/${name}`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const lines = error.issues.map(
    (issue) => `${file}: ${z.core.toDotPath(issue.path) || '(the whole)'}: ${issue.message}`,
  );
  throw new Error(lines.join('\n'));
}

/** The bytes of a file of this folder, such as `demo/pictures/office.svg`. */
export const readBytes = (name: string) => fs.readFileSync(path.join(projectRoot, FOLDER, name));
export const readText = (name: string) => readBytes(name).toString('utf8');

/** A data file of this folder, checked. */
export const readData = <S extends z.ZodType>(name: string, schema: S): z.output<S> =>
  parseData(name, readText(name), schema);

/** The names without their endings of what lies in a folder of this one, by their ending. */
export function namesIn(folder: string, ending: '.json' | '.svg' | '.html'): string[] {
  return fs
    .readdirSync(path.join(projectRoot, FOLDER, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
}
