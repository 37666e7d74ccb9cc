import axios, { type AxiosResponse } from 'axios';
import qs from 'qs';

/** Loosely typed; the assertions check its content. */
export type Json = ReturnType<typeof JSON.parse>;

export interface Answered {
  status: number;
  /** `200`, or the error code. */
  outcome: string;
  type: string;
  body: Json;
}

const byQs = (encode: boolean) => ({
  serialize: (payload: object) => qs.stringify(payload, { arrayFormat: 'brackets', encode }),
});

/** Parameter serializations: the specification's first, then those of common libraries. */
export const WRITINGS = {
  'in brackets without encoding': byQs(false),
  'in brackets as qs encodes them': byQs(true),
  // Indexed lists, spaces as `+`.
  'as axios writes them': {},
} as const;
export type Writing = keyof typeof WRITINGS;
const SPECIFIED: Writing = 'in brackets without encoding';

/**
 * A client that knows only the specification: PATCH and GET, query parameters, bearer token, page language,
 * never a body.
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
    // Escapes invalid URL characters as a browser does; the Node adapter rejects them.
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

/** The URL a browser makes of an address built without encoding. */
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
