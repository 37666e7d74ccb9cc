import type { RequestListener } from 'node:http';
import { isLoopback } from '../config-schema.ts';

/**
 * For the development profile only. Its accounts have a well-known password, so a page elsewhere must not reach them
 * by a name that points at this machine: any other name than the machine's own is refused. Pages opened by one of the
 * other own names, such as 127.0.0.1, are led to the one that the identity provider knows.
 */
export function keepToOwnAddress(baseUrl: string, app: RequestListener): RequestListener {
  const own = new URL(baseUrl);
  // Nearly all requests name the same host.
  let last: { host: string | undefined; asked: URL | null } = { host: undefined, asked: null };
  return (req, res) => {
    const { host } = req.headers;
    if (host !== last.host) last = { host, asked: ownHostOf(host) };
    const { asked } = last;
    if (asked === null) {
      res.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' });
      res.end(`This server only answers to ${baseUrl}\n`);
      return;
    }
    const isPage = req.method === 'GET' && req.headers['sec-fetch-mode'] === 'navigate';
    if (isPage && asked.host !== own.host) {
      res.writeHead(302, { location: `${own.origin}${req.url ?? '/'}` });
      res.end();
      return;
    }
    app(req, res);
  };
}

/** Null when it is no name of this machine. */
function ownHostOf(host: string | undefined): URL | null {
  const text = `http://${host ?? ''}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && isLoopback(url.hostname.replace(/^\[(.*)\]$/, '$1')) ? url : null;
}
