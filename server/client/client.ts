import { fromExtendedValue } from '../../domain/header-safe.ts';
import type {
  CommandAnswer,
  CommandName,
  CommandPayload,
  ErrorBody,
  QueryAnswer,
  QueryName,
  QueryPayload,
} from './contract.ts';

/** A refusal of the API, with its code, its message in the page's language and the errors by field. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: ErrorBody['error']['fields'];
  readonly details: Record<string, unknown>;
  constructor(status: number, error: ErrorBody['error']) {
    super(error.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = error.code;
    this.fields = error.fields;
    this.details = error.details;
  }
}

/** The server could not be reached at all (no connection, or no answer of ours). */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('connection failed', { cause });
    this.name = 'ConnectionError';
  }
}

interface ClientOptions {
  /** Answers the bearer token, or null for a visitor. */
  token(): Promise<string | null>;
  /** Page language id of the screen. */
  pageLanguageId(): number;
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
}

/** Bracket-form parameters of a query; null and undefined are left out. */
export function bracketQuery(payload: unknown, prefix = ''): string[] {
  if (payload === null || payload === undefined) return [];
  if (Array.isArray(payload)) return payload.flatMap((item) => bracketQuery(item, `${prefix}[]`));
  if (typeof payload === 'object')
    return Object.entries(payload).flatMap(([key, value]) =>
      bracketQuery(value, prefix ? `${prefix}[${key}]` : key),
    );
  return [`${encodeURIComponent(prefix)}=${encodeURIComponent(String(payload))}`];
}

const PATHS: Partial<Record<QueryName, string>> = {
  get_master_data: '/master/queries/get_master_data',
  'is-japan': '/is-japan',
};

/** A file under the name that the server gives it. */
async function fileOf(response: Response, disposition: string): Promise<File> {
  const name = fromExtendedValue(/filename\*=([^;]+)/.exec(disposition)?.[1] ?? '');
  const blob = await response.blob();
  return new File([blob], name ?? '', { type: blob.type });
}

/** `keepalive`: the browser sends it to the end, also while the page is being left. */
type CommandInit = Pick<RequestInit, 'keepalive'>;

/** The typed client of both front ends: commands send a JSON body, queries bracket parameters. */
export function createClient(options: ClientOptions) {
  async function call(
    method: string,
    path: string,
    body?: unknown,
    init: CommandInit = {},
  ): Promise<Response> {
    const token = await options.token();
    const headers: Record<string, string> = { 'page-language-id': String(options.pageLanguageId()) };
    if (token) headers['authorization'] = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    let response: Response;
    try {
      response = await (options.fetch ?? globalThis.fetch)((options.baseUrl ?? '') + path, {
        ...init,
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw new ConnectionError(error);
    }
    if (response.ok) return response;
    const answer = (await response.json().catch(() => null)) as ErrorBody | null;
    if (!answer?.error) throw new ConnectionError(`status ${response.status}`);
    throw new ApiError(response.status, answer.error);
  }
  return {
    async command<N extends CommandName>(
      name: N,
      payload: CommandPayload<N>,
      init?: CommandInit,
    ): Promise<CommandAnswer<N>> {
      const response = await call('PATCH', `/jtj/commands/${name}`, payload, init);
      return (await response.json()) as CommandAnswer<N>;
    },
    async query<N extends QueryName>(name: N, payload: QueryPayload<N>): Promise<QueryAnswer<N>> {
      const parameters = bracketQuery(payload).join('&');
      const response = await call(
        'GET',
        (PATHS[name] ?? `/jtj/queries/${name}`) + (parameters && `?${parameters}`),
      );
      // A file may be JSON itself, to be saved as it is.
      const disposition = response.headers.get('content-disposition');
      return (await (disposition ? fileOf(response, disposition) : response.json())) as QueryAnswer<N>;
    },
  };
}
export type ApiClient = ReturnType<typeof createClient>;
