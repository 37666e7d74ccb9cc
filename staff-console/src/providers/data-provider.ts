import simpleRest from 'ra-data-simple-rest';
import { HttpError, type DataProvider } from 'react-admin';
import { ApiError, ConnectionError } from '../../../server/api/client.ts';
import type { ErrorBody } from '../../../server/api/contract.ts';

const BASE = '/staff/api';

type HttpClient = NonNullable<Parameters<typeof simpleRest>[1]>;

/** Refusals as react-admin knows them, with the server's sentence, which is in the language of the screen. */
function httpClient(fetch: typeof globalThis.fetch, pageLanguageId: () => number): HttpClient {
  return async (url, options) => {
    const headers = new Headers(options?.headers);
    headers.set('page-language-id', String(pageLanguageId()));
    let response: Response;
    try {
      response = await fetch(url as string, { ...options, headers });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ConnectionError(error);
    }
    const body = await response.text();
    const json = (response.headers.get('content-type') ?? '').includes('json') ? JSON.parse(body) : null;
    if (response.ok) return { status: response.status, headers: response.headers, body, json };
    const refusal = (json as ErrorBody | null)?.error;
    if (!refusal) throw new ConnectionError(`status ${response.status}`);
    throw new HttpError(refusal.message, response.status, json);
  };
}

/**
 * The REST resources of the console. Lists say in `meta.is_capped` whether there are more rows than counted.
 */
export function createDataProvider(
  fetch: typeof globalThis.fetch,
  pageLanguageId: () => number,
): DataProvider {
  const client = httpClient(fetch, pageLanguageId);
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
  };
}

/**
 * `meta` for reading one record. react-admin puts the rows of a list where it looks for single records; ours
 * have fewer fields, so single records are kept under a key of their own.
 */
export const WHOLE_RECORD = { whole: true } as const;

/** HTTP status of an error of either client, null when the server was not reached. */
export function statusOf(error: unknown): number | null {
  return error instanceof HttpError || error instanceof ApiError ? error.status : null;
}
