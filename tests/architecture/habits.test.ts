import { read, sourceFiles } from './imports.ts';

const files = sourceFiles().map((file) => ({ file, source: read(file) }));

/** Files of the given folders in which the pattern occurs outside of comments, with the line. */
function where(pattern: RegExp, isMeant: (file: string) => boolean): string[] {
  return files
    .filter(({ file }) => isMeant(file))
    .flatMap(({ file, source }) =>
      withoutComments(source)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    );
}

function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}

describe('habits of the house', () => {
  test('the environment is read in config.ts alone', () => {
    // db/embedded.ts hands it on to the programs it starts and reads nothing of it.
    const mayRead = new Set(['server/config.ts', 'db/embedded.ts']);
    const isOurs = (file: string) => !/^(clients|scripts|tests)\//.test(file) && !mayRead.has(file);
    expect(where(/\bprocess\.env\b/, isOurs)).toEqual([]);
  });

  test('rules, commands and queries take the time as an argument', () => {
    const isTimeless = (file: string) =>
      /^(domain|server\/features\/[\w-]+\/(commands|queries))\//.test(file);
    expect(where(/\bnew Date\(\s*\)|\bDate\.now\(\s*\)|\bperformance\.now\(/, isTimeless)).toEqual([]);
  });

  test('D1: SQL asks functions for the time, which the tests can shift', () => {
    const asksOtherwise =
      /\b(current_date|current_time|current_timestamp|localtime|localtimestamp)\b|'(now|today|tomorrow|yesterday)'::/i;
    expect(where(asksOtherwise, (file) => /^(db|domain|server|scripts)\//.test(file))).toEqual([]);
  });

  test('the server keeps nothing in variables of its modules, which test files share', () => {
    // By database or transaction; only while a statement is under way; what follows from the code or from its key alone.
    const mayKeep = new Set([
      'server/core/requests/address.ts',
      'server/core/requests/request-id.ts',
      'server/core/resources/count-capped.ts',
      'server/features/search/services/empty-searches.ts',
      'server/features/search/services/facets.ts',
      'server/features/search/services/known-answers.ts',
      'server/features/search/services/search-names.ts',
      'db/aggregate.ts',
      'server/features/overview/services/overview.ts',
      'server/features/mail/services/templates/fields-of.ts',
    ]);
    const isShared = (file: string) =>
      /^(db|domain|server|templates)\/.*\.ts$/.test(file) && !mayKeep.has(file);
    const keeps =
      /^(export )?(let|var)\b|^(export )?const \w+(: [^=]+)? = (\[\];?$|\{\};?$|new (Weak)?(Map|Set)\b(<.*>)?\(\);?$|new LRUCache\b)/;
    expect(where(keeps, isShared)).toEqual([]);
  });

  test('nothing re-exports a whole folder', () => {
    const isBarrel = ({ file, source }: { file: string; source: string }) =>
      /\/index\.tsx?$/.test(file) && /^export (\*|\{[^}]*\}) from /m.test(source);
    expect(files.filter(isBarrel).map(({ file }) => file)).toEqual([]);
  });

  test('no test is skipped and none runs alone', () => {
    const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
    expect(
      where(/^\s*(test|it|describe)\.(only|skip|todo|fixme)\b|^\s*x(it|describe|test)\(/, isTest),
    ).toEqual([]);
  });
});
