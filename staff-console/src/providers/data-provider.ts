import simpleRest from 'ra-data-simple-rest';
import { HttpError, type DataProvider, type Identifier, type RaRecord } from 'ra-core';
import { ApiError, ConnectionError } from '../../../server/client/client.ts';
import type { ErrorBody } from '../../../server/client/contract.ts';
import type { ImportAnswer } from '../../../server/client/resources.ts';
import { formErrors } from '../lib/form-errors.ts';
import { changesOf, type Changes, type Data } from '../lib/record-changes.ts';
import { Refusal } from './refusal.ts';

const BASE = '/staff/api';

type Request = (path: string, init?: RequestInit) => Promise<Response>;
type HttpClient = NonNullable<Parameters<typeof simpleRest>[1]>;

/** A request in the language of the screen. What did not reach the server is a ConnectionError. */
function requester(fetch: typeof globalThis.fetch, pageLanguageId: () => number): Request {
  return async (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('page-language-id', String(pageLanguageId()));
    try {
      return await fetch(path, { ...init, headers });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ConnectionError(error);
    }
  };
}

/** @throws Refusal for what the server refused, ConnectionError for an answer that is none of ours */
async function refuse(response: Response, body: string, places: Changes['places'] = {}): Promise<never> {
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  const refusal = isJson ? (JSON.parse(body) as Partial<ErrorBody>) : null;
  if (!refusal?.error) throw new ConnectionError(`status ${response.status}`);
  throw new Refusal(response.status, refusal as ErrorBody, formErrors(refusal.error.fields, places));
}

function httpClient(request: Request): HttpClient {
  return async (url, options) => {
    const response = await request(url as string, options);
    const body = await response.text();
    if (!response.ok) return refuse(response, body);
    return { status: response.status, headers: response.headers, body, json: JSON.parse(body) as unknown };
  };
}

/** Sends a change with the version it was made on; the server refuses it when somebody saved since. */
async function change<R>(
  request: Request,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: { version?: unknown; changed?: Changes } = {},
): Promise<R> {
  const response = await request(`${BASE}/${path}`, {
    method,
    headers: {
      ...(options.changed && { 'content-type': 'application/json' }),
      ...(options.version !== undefined && { 'if-match': `"${String(options.version)}"` }),
    },
    ...(options.changed && { body: JSON.stringify(options.changed.changes) }),
  });
  const body = await response.text();
  if (!response.ok) return refuse(response, body, options.changed?.places);
  return JSON.parse(body) as R;
}

const pathOf = (resource: string, id: Identifier) => `${resource}/${encodeURIComponent(id)}`;

export type SheetFile = 'sheet.csv' | 'sheet.xlsx' | 'template.csv' | 'template.xlsx';

interface Progress {
  done: number;
  of: number;
}

/** The lines of an answer as they come. */
async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = (await reader?.read().catch((error: unknown) => {
      throw new ConnectionError(error);
    })) ?? { done: true };
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (done) return;
  }
}

/**
 * The REST resources of the console. Lists say in `meta.is_capped` whether there are more rows than counted.
 * A change sends the changed fields alone, with the version they were changed on; there is no way to change or
 * delete many at once, because bulk actions are commands. Beyond react-admin's own calls, `csv` and
 * `sheet` answer a list as a file, `importFile` takes one, `previewRecruitment` answers a page.
 */
export function createDataProvider(fetch: typeof globalThis.fetch, pageLanguageId: () => number) {
  const request = requester(fetch, pageLanguageId);
  const client = httpClient(request);
  /** @param filter as the list has it */
  const file = async (path: string, filter: unknown): Promise<Blob> => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    const response = await request(`${BASE}/${path}?${query.toString()}`);
    if (!response.ok) return refuse(response, await response.text());
    return response.blob();
  };
  const byCommand = () => Promise.reject(new Error('Many records are changed by commands'));
  return {
    ...simpleRest(BASE, client),
    async getList(resource, params) {
      let isCapped = false;
      const watching: HttpClient = async (url, options) => {
        const answer = await client(url, options);
        isCapped = answer.headers.get('X-Total-Capped') === 'true';
        return answer;
      };
      const answer = await simpleRest(BASE, watching).getList(resource, params);
      return { ...answer, meta: { is_capped: isCapped } };
    },
    async create(resource, { data }) {
      return { data: await change(request, 'POST', resource, { changed: changesOf(data as Data, {}) }) };
    },
    async update(resource, { id, data, previousData }) {
      const changed = changesOf(data as Data, previousData as Data);
      const version = (previousData as Data)['version'];
      return { data: await change(request, 'PUT', pathOf(resource, id), { version, changed }) };
    },
    async delete<R extends RaRecord>(resource: string, params: { id: Identifier; previousData?: R }) {
      const version = (params.previousData as Data | undefined)?.['version'];
      return { data: await change<R>(request, 'DELETE', pathOf(resource, params.id), { version }) };
    },
    updateMany: byCommand,
    deleteMany: byCommand,
    csv: (resource: string, filter: unknown) => file(`${resource}.csv`, filter),
    /** A list, or an empty one, in the form that `importFile` takes. */
    sheet: (resource: string, name: SheetFile, filter: unknown = {}) => file(`${resource}/${name}`, filter),
    /**
     * Checks a file with rows of a resource, or imports what was checked.
     * @param body `checked` is what the check answered
     * @param onProgress is told how many rows are done
     */
    async importFile(
      resource: string,
      body: { file_base64: string; checked?: string },
      onProgress: (progress: Progress) => void,
    ): Promise<ImportAnswer> {
      const response = await request(`${BASE}/${resource}/import`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) return refuse(response, await response.text());
      let answer: ImportAnswer | null = null;
      for await (const line of linesOf(response)) {
        const told = JSON.parse(line) as Progress | { answer: ImportAnswer };
        if ('answer' in told) answer = told.answer;
        else onProgress(told);
      }
      if (!answer) throw new ConnectionError('the answer broke off');
      return answer;
    },
    /**
     * A recruitment's page as students will read it.
     * @param data as the form has it; what differs from `previousData` is shown without being saved
     */
    async previewRecruitment(page: { languageId: number; data: Data; previousData: Data }) {
      const changed = changesOf(page.data, page.previousData);
      const { id, version } = page.previousData;
      const response = await request(`${BASE}/recruitments/${String(id)}/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'if-match': `"${String(version)}"` },
        body: JSON.stringify({ page_language_id: page.languageId, changes: changed.changes }),
      });
      const body = await response.text();
      if (!response.ok) return refuse(response, body, changed.places);
      return JSON.parse(body) as { title: string; html: string };
    },
  } satisfies DataProvider;
}

export type ConsoleDataProvider = ReturnType<typeof createDataProvider>;

/**
 * `meta` for reading one record. react-admin puts the rows of a list where it looks for single records; ours
 * have fewer fields, so single records are kept under a key of their own.
 */
export const WHOLE_RECORD = { whole: true } as const;

/** HTTP status of an error of either client, null when the server was not reached. */
export function statusOf(error: unknown): number | null {
  return error instanceof HttpError || error instanceof ApiError ? error.status : null;
}
