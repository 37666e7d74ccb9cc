import createClient, { type Client } from 'openapi-fetch';
import type { Error as Refusal, ErrorCode, paths } from './api.ts';

export type * from './api.ts';

/** Which server is called, and for whom. */
export interface TabidachiOptions {
  /** Origin of the server, such as https://jobs.example.com */
  baseUrl: string;
  /** The access token of the person who calls. Asked for at each call, since tokens expire; left out for a visitor. */
  token?: () => string | Promise<string>;
  /** Language of messages, by its id in the master data: ja 1, en 2. English when left out. */
  pageLanguageId?: number;
}

/** A client of all calls of the API: `GET` for queries, `PATCH` for commands. */
export function createTabidachi({ baseUrl, token, pageLanguageId = 2 }: TabidachiOptions): Client<paths> {
  const client = createClient<paths>({ baseUrl, headers: { 'page-language-id': pageLanguageId } });
  if (token)
    client.use({
      async onRequest({ request }) {
        request.headers.set('authorization', `Bearer ${await token()}`);
        return request;
      },
    });
  return client;
}

/** The API refused a call. Decide by `code`; `message` is for people, in the language of the page. */
export class Refused extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** What is wrong with which field, by its path: `user[email]`. */
  readonly fields: Refusal['error']['fields'];
  readonly details: Refusal['error']['details'];
  /** Names the request in the server's log. */
  readonly requestId: string;

  constructor(status: number, { error }: Refusal) {
    super(error.message);
    this.name = 'Refused';
    this.status = status;
    this.code = error.code;
    this.fields = error.fields;
    this.details = error.details;
    this.requestId = error.request_id;
  }
}

type Called<Answer> =
  { data: Answer; error?: never; response: Response } | { data?: never; error: Refusal; response: Response };

/**
 * What a call answers.
 * @throws Refused when the API refused it; Error when something else answered, such as a proxy
 */
export async function answerOf<Answer>(calling: Promise<Called<Answer>>): Promise<Answer> {
  const called = await calling;
  const { status, ok } = called.response;
  if (ok && called.error === undefined) return called.data;
  if (isRefusal(called.error)) throw new Refused(status, called.error);
  throw new Error(`Status ${status}, and not in the form of this API`);
}

function isRefusal(body: unknown): body is Refusal {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'object' &&
    body.error !== null &&
    'code' in body.error
  );
}
