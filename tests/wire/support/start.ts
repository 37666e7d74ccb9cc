import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sequelize } from 'sequelize';
import { sweepReadDocuments } from '../../../server/features/recruitments/services/read-documents.ts';
import { createHttpServer } from '../../../server/http/unreadable-requests.ts';
import { startApi } from '../../support/api.ts';
import type { Call } from '../calls/call.ts';
import { specifiedClient, type Answered } from './client.ts';
import type { Person } from '../calls/actors.ts';
import { makeWorld } from './world.ts';

/** Listens on a free local port. */
export async function listen(app: http.RequestListener) {
  const { server, take } = createHttpServer();
  take(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * The listening app with a world to query. Commands run and respond as usual but are rolled back instead of
 * committed, so every case sees the same world.
 */
export async function startWire() {
  const api = await startApi();
  const world = await makeWorld(api);
  // Everyone has made a request before, because a new identity is stored at its first one.
  for (const token of Object.values(world.tokens)) if (token) await api.as(token).query('user__get_own_data');
  await sweepReadDocuments(api.sequelize);
  rehearse(api.sequelize);
  const { origin, close } = await listen(api.app);
  const client = (person: Person, pageLanguageId?: number) =>
    specifiedClient(origin, world.tokens[person], pageLanguageId);
  return {
    api,
    world,
    origin,
    client,
    /** Sends one call by name with the method and path the specification gives it. */
    send(
      person: Person,
      { kind, name }: Pick<Call, 'kind' | 'name'>,
      payload: object,
      pageLanguageId?: number,
    ): Promise<Answered> {
      const one = client(person, pageLanguageId);
      if (name === 'is-japan') return one.isJapan();
      if (name === 'get_master_data') return one.masterData(payload);
      return kind === 'command' ? one.command(name, payload) : one.query(name, payload);
    },
    async close() {
      await close();
      await api.close();
    },
  };
}
export type Wire = Awaited<ReturnType<typeof startWire>>;

class EndOfRehearsal extends Error {}

/** Makes every transaction run its work, roll back and return the result. */
function rehearse(sequelize: Sequelize): void {
  type Work = (tx: unknown) => Promise<unknown>;
  const original = sequelize.transaction.bind(sequelize) as (...args: (object | Work)[]) => Promise<unknown>;
  const rehearsed = async (options: object | Work, work?: Work) => {
    // A transaction without options belongs to no command: storing a new identity is committed.
    if (!work) return original(options);
    let answer: unknown;
    try {
      await original(options, async (tx) => {
        answer = await work(tx);
        throw new EndOfRehearsal();
      });
    } catch (error) {
      if (!(error instanceof EndOfRehearsal)) throw error;
    }
    return answer;
  };
  sequelize.transaction = rehearsed as typeof sequelize.transaction;
}
