import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sequelize } from 'sequelize';
import { connect } from '../../db/connect.ts';
import { ensureDatabase, startEmbeddedPostgres } from '../../db/embedded.ts';
import { migrate } from '../../db/migrate.ts';
import { initModels } from '../../db/models/init.ts';
import { projectRoot } from '../../project-root.ts';
import { shiftPostgres } from './clock/shift-postgres.ts';
import { fastFolder, sweepFastFolders } from './fast-folder.ts';
import { templateDatabase } from './template-database.ts';

/** Durability is not needed here. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  max_connections: 100,
};

/**
 * Starts the database server of a Jest run, creates the migrated template with master data that freshDatabase()
 * clones, and generates the token signing key, which is slow. Workers get them through TEST_DATABASE_URL and
 * TEST_SIGNING_KEY. Returns a function that stops the server.
 */
export async function startTestServer(): Promise<() => Promise<void>> {
  await sweepFastFolders();
  const folder = fastFolder();
  const server = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    settings: fastSettings,
  });
  const stop = async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await shiftPostgres(server.url('template1'));
    await ensureDatabase(server.url('postgres'), templateDatabase);
    await fillTemplate(server.url(templateDatabase));
    process.env['TEST_DATABASE_URL'] = server.url('postgres');
    process.env['TEST_SIGNING_KEY'] = signingKey();
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

function signingKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

async function fillTemplate(url: string): Promise<void> {
  const sequelize = connect(url);
  try {
    await migrate(sequelize);
    initModels(sequelize);
    const loader = path.join(projectRoot, 'db/seeds/master/load.ts');
    if (fs.existsSync(loader)) {
      const { loadMasterData } = (await import(pathToFileURL(loader).href)) as {
        loadMasterData: (sequelize: Sequelize) => Promise<unknown>;
      };
      await loadMasterData(sequelize);
    }
  } finally {
    // A template cannot be cloned while it has connections.
    await sequelize.close();
  }
}
