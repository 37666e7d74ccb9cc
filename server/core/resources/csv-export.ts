import { stringify } from 'csv-stringify';
import type { RequestHandler } from 'express';
import { Readable } from 'node:stream';
import { itemAt, required } from '../../../domain/required.ts';
import { DomainError } from '../../../domain/error-codes.ts';
import { pickText } from '../../../domain/languages.ts';
import { tokyoDay } from '../../../domain/tokyo-time.ts';
import { pageLanguageId } from '../requests/page-language.ts';
import { sendStream } from '../requests/send-stream.ts';
import type { CsvWords } from './csv-columns.ts';
import { csvCell, csvLanguage, csvNames, csvTitle } from './csv-words.ts';
import type { StaffContext } from './context.ts';
import type { AnyResource } from './define-resource.ts';
import { filterOnlyOf } from './list-params.ts';

/** Rows per batch, which bounds the memory of an export. */
const BATCH = 500;

type Row = { id: number };

async function* rowsOf(
  resource: AnyResource,
  ctx: StaffContext,
  filter: unknown,
  present: (row: unknown) => unknown,
): AsyncGenerator<Row> {
  for (let afterId = 0; ;) {
    const rows = (await required(resource.list.rowsAfter)(ctx, filter, afterId, BATCH)).map(present) as Row[];
    yield* rows;
    if (rows.length < BATCH) return;
    afterId = itemAt(rows, -1).id;
  }
}

/**
 * GET /staff/api/<name>.csv?filter: streams all matching rows in id order. UTF-8 with a BOM, as spreadsheets in
 * Japan expect, in the page's language; cells a spreadsheet would run as a formula are escaped.
 */
export function csvHandler(
  resource: AnyResource,
  contextOf: (req: Parameters<RequestHandler>[0]) => StaffContext,
  present: (row: unknown) => unknown,
): RequestHandler {
  const columns = Object.entries(required(resource.csv));
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
    const cells = (row: Row) =>
      columns.map(([name, [kind, cell]]) => {
        const namesOf = names.get(name);
        const value = cell(row as never, pick);
        return csvCell(kind, value, {
          language,
          codes: `${resource.name}.${name}`,
          ...(namesOf && { names: namesOf }),
        });
      });
    // Reads the first rows before sending, so that an immediate failure is an ordinary error.
    const rows = rowsOf(resource, ctx, filter, present);
    const first = await rows.next();
    async function* lines() {
      if (!first.done) yield cells(first.value);
      for await (const row of rows) yield cells(row);
    }
    const day = tokyoDay(ctx.now);
    res.setHeader('Content-Disposition', `attachment; filename="${resource.name}-${day}.csv"`);
    res.type('text/csv; charset=utf-8');
    const csv = stringify({
      header: true,
      bom: true,
      escape_formulas: true,
      columns: columns.map(([name]) => csvTitle(name, language)),
    });
    await sendStream(res, Readable.from(lines()), csv);
  };
}
