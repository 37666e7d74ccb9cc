import type { Session } from './session.ts';

/**
 * fetch with the session's token. A refused token is renewed once; when that does not help either, the
 * session is over and the answer (401) goes to the caller, whose form stays as it is.
 */
export function sessionFetch(session: Session): typeof globalThis.fetch {
  const send = (input: RequestInfo | URL, init: RequestInit | undefined, token: string | null) => {
    const headers = new Headers(init?.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };
  return async (input, init) => {
    const response = await send(input, init, await session.token());
    if (response.status !== 401) return response;
    const token = await session.renew();
    const again = token ? await send(input, init, token) : response;
    if (again.status === 401) session.lose();
    return again;
  };
}
