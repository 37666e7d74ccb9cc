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

/**
 * A client that knows the specification and nothing of this server: PATCH and GET, the payload as query
 * parameters in bracket form without encoding, a bearer token and the page language. Never a body.
 * @param token null for a visitor
 */
export function specifiedClient(origin: string, token: string | null, pageLanguageId = 2) {
  const headers = {
    'page-language-id': String(pageLanguageId),
    ...(token && { authorization: `Bearer ${token}` }),
  };

  async function ask(method: 'GET' | 'PATCH', path: string, payload: object): Promise<Answered> {
    const response = await fetch(addressOf(origin, path, payload), { method, headers });
    return read(response);
  }
  return {
    command: (name: string, payload: object) => ask('PATCH', `/jtj/commands/${name}`, payload),
    query: (name: string, payload: object = {}) => ask('GET', `/jtj/queries/${name}`, payload),
    masterData: (payload: object) => ask('GET', '/master/queries/get_master_data', payload),
    isJapan: () => ask('GET', '/is-japan', {}),
  };
}

/** What a browser makes of an address that was put together without encoding. */
export function addressOf(origin: string, path: string, payload: object): URL {
  const query = qs.stringify(payload, { arrayFormat: 'brackets', encode: false });
  if (/[#\r\n\t]/.test(query)) throw new Error('Not to be said in an address without encoding');
  return new URL(query === '' ? path : `${path}?${query}`, origin);
}

export async function read(response: Response): Promise<Answered> {
  const type = response.headers.get('content-type') ?? '';
  const body: Json = type.includes('json')
    ? await response.json()
    : Buffer.from(await response.arrayBuffer());
  const outcome = response.ok ? String(response.status) : String(body.error?.code ?? response.status);
  return { status: response.status, outcome, type, body };
}
