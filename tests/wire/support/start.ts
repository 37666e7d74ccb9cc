import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sequelize } from 'sequelize';
import { startApi } from '../../support/api.ts';
import type { Call } from '../calls/call.ts';
import { specifiedClient, type Answered } from './client.ts';
import type { Person } from '../calls/actors.ts';
import { makeWorld } from './world.ts';

/**
 * The whole app listening on a port of this machine, with a world to ask about. Its commands are rehearsed
 * unless told otherwise: each runs and answers as it does, and is rolled back instead of committed, so that every
 * case meets the same world.
 */
export async function startWire(options: { rehearsed: boolean } = { rehearsed: true }) {
  const api = await startApi();
  const world = await makeWorld(api);
  if (options.rehearsed) rehearse(api.sequelize);
  // As the server listens: an address may be 64 KB long.
  const server = http.createServer({ maxHeaderSize: 64 * 1024 }, api.app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = (person: Person, pageLanguageId?: number) =>
    specifiedClient(origin, world.tokens[person], pageLanguageId);
  return {
    api,
    world,
    origin,
    client,
    /** Sends one call by its name, wherever the specification puts it. */
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
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.close();
    },
  };
}
export type Wire = Awaited<ReturnType<typeof startWire>>;

class EndOfRehearsal extends Error {}

/** Rolls back every transaction once its work is done and has answered. */
function rehearse(sequelize: Sequelize): void {
  type Work = (tx: unknown) => Promise<unknown>;
  const original = sequelize.transaction.bind(sequelize) as (...args: (object | Work)[]) => Promise<unknown>;
  const rehearsed = async (options: object | Work, work?: Work) => {
    // What comes without options is no command: a new identity is kept.
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
