import axios, { type AxiosResponse } from 'axios';
import qs from 'qs';

/** An answer, read loosely: what is asserted of it is its check. */
export type Json = ReturnType<typeof JSON.parse>;

export interface Answered {
  status: number;
  /** `200`, or the code of the refusal. */
  outcome: string;
  type: string;
  body: Json;
}

const byQs = (encode: boolean) => ({
  serialize: (payload: object) => qs.stringify(payload, { arrayFormat: 'brackets', encode }),
});

/** How a client may write its parameters: the first is the specification's, the others are the libraries' own. */
export const WRITINGS = {
  'in brackets without encoding': byQs(false),
  'in brackets as qs encodes them': byQs(true),
  // Lists with an index, a blank as `+`.
  'as axios writes them': {},
} as const;
export type Writing = keyof typeof WRITINGS;
const SPECIFIED: Writing = 'in brackets without encoding';

/**
 * A client that knows the specification and nothing of this server: PATCH and GET, the payload as query
 * parameters, a bearer token and the page language. Never a body.
 * @param token null for a visitor
 */
export function specifiedClient(
  origin: string,
  token: string | null,
  pageLanguageId = 2,
  writing: Writing = SPECIFIED,
) {
  const http = axios.create({
    baseURL: origin,
    paramsSerializer: WRITINGS[writing],
    headers: {
      'page-language-id': String(pageLanguageId),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    // Escapes what an address cannot hold, as a browser does; that of Node refuses it.
    adapter: 'fetch',
    responseType: 'arraybuffer',
    validateStatus: null,
  });
  const ask = async (method: 'GET' | 'PATCH', url: string, params: object): Promise<Answered> =>
    answered(await http.request<ArrayBuffer>({ method, url, params }));
  return {
    command: (name: string, payload: object) => ask('PATCH', `/jtj/commands/${name}`, payload),
    query: (name: string, payload: object = {}) => ask('GET', `/jtj/queries/${name}`, payload),
    masterData: (payload: object) => ask('GET', '/master/queries/get_master_data', payload),
    isJapan: () => ask('GET', '/is-japan', {}),
  };
}

/** What a browser makes of an address that was put together without encoding. */
export function addressOf(origin: string, path: string, payload: object): URL {
  const address = axios.getUri({
    baseURL: origin,
    url: path,
    params: payload,
    paramsSerializer: WRITINGS[SPECIFIED],
  });
  if (/[#\r\n\t]/.test(address)) throw new Error('Not to be said in an address without encoding');
  return new URL(address);
}

function answered({ status, headers, data }: AxiosResponse<ArrayBuffer>): Answered {
  return outcomeOf(status, String(headers['content-type'] ?? ''), Buffer.from(data));
}

export async function read(response: Response): Promise<Answered> {
  const bytes = Buffer.from(await response.arrayBuffer());
  return outcomeOf(response.status, response.headers.get('content-type') ?? '', bytes);
}

function outcomeOf(status: number, type: string, bytes: Buffer): Answered {
  const body: Json = type.includes('json') ? JSON.parse(bytes.toString()) : bytes;
  const outcome = status < 400 ? String(status) : String(body.error?.code ?? status);
  return { status, outcome, type, body };
}
