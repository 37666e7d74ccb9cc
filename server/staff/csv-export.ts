import { stringify } from 'csv-stringify';
import type { RequestHandler } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../domain/error-codes.ts';
import { pickText } from '../domain/languages.ts';
import { tokyoDay } from '../domain/tokyo-time.ts';
import { pageLanguageId } from '../http/page-language.ts';
import { csvLanguage, csvNames, csvTitle, csvWords } from './csv-words.ts';
import type { StaffContext } from './context.ts';
import type { AnyResource, CsvValue, CsvWords } from './define-resource.ts';
import { filterOnlyOf } from './list-params.ts';

/** Rows read at once: the memory an export takes, whatever its length. */
const BATCH = 500;

type Row = { id: number };

async function* rowsOf(
  resource: AnyResource,
  ctx: StaffContext,
  filter: unknown,
  present: (row: unknown) => unknown,
): AsyncGenerator<Row> {
  for (let afterId = 0; ;) {
    const rows = (await resource.list.rowsAfter!(ctx, filter, afterId, BATCH)).map(present) as Row[];
    yield* rows;
    if (rows.length < BATCH) return;
    afterId = rows.at(-1)!.id;
  }
}

/**
 * GET /staff/api/<name>.csv?filter: every row that fits, streamed, in the order of their ids. UTF-8 with a mark, as
 * spreadsheets in Japan expect, in words of the page's language; a cell that a spreadsheet would take for a formula is
 * escaped.
 */
export function csvHandler(
  resource: AnyResource,
  contextOf: (req: Parameters<RequestHandler>[0]) => StaffContext,
  present: (row: unknown) => unknown,
): RequestHandler {
  const columns = Object.entries(resource.csv!);
  return async (req, res) => {
    const ctx = contextOf(req);
    if (!ctx.actor.roles.has('manager'))
      throw new DomainError(ctx.actor.identity === null ? 'unauthenticated' : 'forbidden');
    const filter = filterOnlyOf(resource.list, req.originalUrl.split('?')[1] ?? '');
    const language = csvLanguage(pageLanguageId(req));
    const names = await csvNames(
      ctx.sequelize,
      columns.map(([name]) => name),
      language,
    );
    const pick: CsvWords = (map) => pickText(map, language)?.text ?? '';
    const words = (column: string, value: CsvValue) => {
      if (value === null || value === undefined) return '';
      const name = typeof value === 'number' ? names.get(column)?.get(value) : undefined;
      return name ?? csvWords(value, `${resource.name}.${column}`, language);
    };
    const day = tokyoDay(ctx.now);
    res.setHeader('Content-Disposition', `attachment; filename="${resource.name}-${day}.csv"`);
    res.type('text/csv; charset=utf-8');
    const cells = stringify({
      header: true,
      bom: true,
      escape_formulas: true,
      columns: columns.map(([name]) => csvTitle(name, language)),
    });
    async function* lines() {
      for await (const row of rowsOf(resource, ctx, filter, present))
        yield columns.map(([name, cell]) => words(name, cell(row as never, pick)));
    }
    await pipeline(Readable.from(lines()), cells, res);
  };
}
