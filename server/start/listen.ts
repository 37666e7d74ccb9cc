import type http from 'node:http';
import net from 'node:net';
import { codeOf } from '../../db/failures.ts';
import type { AppServer } from '../http/unreadable-requests.ts';
import { StartProblem } from './problems.ts';

/** What is being answered when a stop is asked for may still end. */
const GRACE_MS = 10_000;

interface Address {
  host: string;
  port: number;
}

/**
 * Listens, and answers how to stop: no new connections, what is being answered ends, idle connections close.
 *
 * @throws StartProblem when the port is taken or not allowed
 */
export async function listen(
  { server, take }: AppServer,
  app: http.RequestListener,
  address: Address,
): Promise<() => Promise<void>> {
  take(app);
  await bind(server, address);
  return () =>
    new Promise((resolve) => {
      // A browser keeps its connection after the last answer: closed as soon as it is idle.
      const closingIdle = setInterval(() => server.closeIdleConnections(), 100);
      const grace = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      server.close(() => {
        clearInterval(closingIdle);
        clearTimeout(grace);
        resolve();
      });
    });
}

/** Tells early that a port is taken, before a database is made for nothing. */
export async function refuseTakenPort(address: Address): Promise<void> {
  const probe = net.createServer();
  await bind(probe, address);
  await new Promise((resolve) => probe.close(resolve));
}

function bind(server: net.Server, { host, port }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartProblem(whyNot(error, { host, port }), error)));
    server.listen(port, host, () => resolve());
  });
}

function whyNot(error: Error, { host, port }: Address): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: end that one, or set PORT to another number (PORT=${port + 1} npm start).`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user: set PORT to a number above 1023.`;
    case 'EADDRNOTAVAIL':
      return `${host} is not an address of this machine: check HOST.`;
    default:
      return `${host}:${port} cannot be opened: ${error.message}`;
  }
}
