import crypto from 'node:crypto';
import type { Sequelize } from 'sequelize';
import { StoredFile } from '../../db/models/file.ts';
import { loadDemoData, type DemoOptions } from '../../db/seeds/demo/load.ts';
import type { MailValues } from '../../templates/mail/registry.ts';
import { renderMail } from '../../server/features/mail/services/templates/render.ts';
import { composeResume } from '../../server/features/resumes/services/resume-document.ts';
import { freshDatabase } from '../support/database.ts';

/** Fills a database with the demo world told from a fixed moment; answers what it asked of the outside on the way. */
export async function fillDemoWorld(sequelize: Sequelize) {
  const now = new Date('2026-11-21T03:00:00Z');
  const files: { name: string; content_type: string; bytes: Uint8Array }[] = [];
  const accounts: string[] = [];
  const options: DemoOptions = {
    now,
    composeResume,
    baseUrl: 'https://tabidachi.example',
    writeMail: (template, language, values) =>
      renderMail(
        template as 'resume_corrected',
        language as 'en',
        values as MailValues<'resume_corrected'>,
        'https://tabidachi.example',
      ),
    async createAccount(email) {
      accounts.push(email);
      return { iss: 'https://issuer.example.com/', sub: `auth0|${email}` };
    },
    async saveFile({ name, content_type, bytes, purpose }) {
      files.push({ name, content_type, bytes });
      const sha256 = crypto.createHash('sha256').update(bytes).digest('hex');
      const row = { name, content_type, byte_size: bytes.length, sha256, purpose, user_id: null };
      return (await StoredFile.create(row)).id;
    },
  };
  const load = () => loadDemoData(sequelize, options);
  await load();
  return { now, files, accounts, load };
}

/** The demo world in a database of its own. */
export async function startDemoWorld() {
  const { sequelize, close } = await freshDatabase();
  return { ...(await fillDemoWorld(sequelize)), sequelize, close };
}
