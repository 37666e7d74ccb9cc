import express, { type Request, type RequestHandler, type Router } from 'express';
import { Readable } from 'node:stream';
import { DomainError } from '../../../domain/error-codes.ts';
import { required } from '../../../domain/required.ts';
import { tokyoDay } from '../../../domain/tokyo-time.ts';
import { decodeUpload } from '../calls/stored-files.ts';
import { refusalOf } from '../errors/field-errors.ts';
import { jsonBody } from '../requests/json-body.ts';
import { pageLanguageId } from '../requests/page-language.ts';
import { sendStream } from '../requests/send-stream.ts';
import type { StaffContext, StaffDeps } from '../resources/context.ts';
import { csvLanguage, type CsvLanguage } from '../resources/csv-words.ts';
import type { AnyResource } from '../resources/define-resource.ts';
import { filterOnlyOf } from '../resources/list-params.ts';
import { csvForm, csvLines, templateOf, workbookOf } from './export.ts';
import { importAnswer, importFile, importInput } from './import.ts';
import { FILE_FIELD, SHEET_MAX } from './read-rows.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface SheetDeps {
  deps: StaffDeps;
  /** @param use what an API key needs the scope of */
  contextOf(req: Request, use: 'read' | 'import'): StaffContext;
  /** Counts a call of the member of staff. */
  limited(handler: RequestHandler): RequestHandler;
  limitedExport(handler: RequestHandler): RequestHandler;
}

const languageOf = (req: Request): CsvLanguage => csvLanguage(pageLanguageId(req));

/**
 * The rows of a resource as files, for managers: GET /<name>/sheet.csv and .xlsx, GET /<name>/template.csv and .xlsx,
 * POST /<name>/import, which takes what the others write.
 */
export function sheetRouter(
  resource: AnyResource,
  { deps, contextOf, limited, limitedExport }: SheetDeps,
): Router {
  const router = express.Router();
  const { name } = resource;
  const sheet = required(resource.sheet);
  const edit = required(resource.edit);
  const managersContext = (req: Request, use: 'read' | 'import') => {
    const ctx = contextOf(req, use);
    if (!ctx.actor.roles.has('manager')) throw new DomainError('forbidden');
    return ctx;
  };
  const filterIn = (req: Request) => filterOnlyOf(resource.list, req.originalUrl.split('?')[1] ?? '');
  const save = (res: Parameters<RequestHandler>[1], fileName: string, type: string) => {
    res.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
    res.type(type);
  };

  const csv = (fileName: (ctx: StaffContext) => string, linesFor: typeof csvLines | null): RequestHandler => {
    return async (req, res) => {
      const ctx = managersContext(req, linesFor ? 'read' : 'import');
      const language = languageOf(req);
      const lines = linesFor?.(resource, ctx, filterIn(req), language);
      // Reads the first rows before sending, so that an immediate failure is an ordinary error.
      const first = await lines?.next();
      async function* all() {
        if (!lines || !first || first.done) return;
        yield first.value;
        yield* lines;
      }
      save(res, fileName(ctx), 'text/csv; charset=utf-8');
      await sendStream(res, Readable.from(all()), csvForm(sheet, language));
    };
  };
  const workbook = (fileName: (ctx: StaffContext) => string, isTemplate: boolean): RequestHandler => {
    return async (req, res) => {
      const ctx = managersContext(req, isTemplate ? 'import' : 'read');
      const language = languageOf(req);
      const pages = isTemplate
        ? await templateOf(resource, ctx, language)
        : await workbookOf(resource, ctx, filterIn(req), language);
      const bytes = await deps.adapters.sheets.write(pages);
      save(res, fileName(ctx), XLSX);
      res.send(Buffer.from(bytes));
    };
  };
  const dated = ({ now }: StaffContext) => `${name}-${tokyoDay(now)}`;
  router.get('/sheet.csv', limitedExport(csv((ctx) => `${dated(ctx)}.csv`, csvLines)));
  router.get('/sheet.xlsx', limitedExport(workbook((ctx) => `${dated(ctx)}.xlsx`, false)));
  router.get('/template.csv', limitedExport(csv(() => `${name}-template.csv`, null)));
  router.get('/template.xlsx', limitedExport(workbook(() => `${name}-template.xlsx`, true)));

  const run: RequestHandler = async (req, res) => {
    const ctx = managersContext(req, 'import');
    const parsed = importInput.safeParse(req.body ?? {});
    if (!parsed.success) throw refusalOf(parsed.error, req.body ?? {}, importInput);
    const { file_base64, checked } = parsed.data;
    const bytes = decodeUpload(file_base64, FILE_FIELD, {
      maxBytes: SHEET_MAX.bytes,
      refusal: 'invalid_sheet',
    });
    const line = (value: object) => {
      if (!res.headersSent) res.type('application/x-ndjson; charset=utf-8');
      res.write(`${JSON.stringify(value)}\n`);
      // Exists only behind the compression middleware.
      (res as Partial<typeof res>).flush?.();
    };
    try {
      const answer = await importFile({
        name,
        sheet,
        edit,
        ctx,
        deps,
        language: languageOf(req),
        bytes,
        checked: checked ?? null,
        onProgress(done, of) {
          if (done % PROGRESS_EVERY === 0) line({ done, of });
        },
      });
      line({ answer: importAnswer.parse(answer) });
      res.end();
    } catch (error) {
      // What has begun cannot become an error any more: the connection breaks, as a stream's does.
      if (res.headersSent) res.socket?.destroy();
      throw error;
    }
  };
  router.post('/import', jsonBody('8mb'), limited(run));
  return router;
}

/** Rows between two lines of progress. */
const PROGRESS_EVERY = 50;
