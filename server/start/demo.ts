import { createHash } from 'node:crypto';
import { Op, type Sequelize } from 'sequelize';
import { StoredFile } from '../../db/models/file.ts';
import { Identity } from '../../db/models/identity.ts';
import { OidcAccount } from '../../db/models/oidc.ts';
import { User } from '../../db/models/user.ts';
import { loadDemoData, NEWCOMER_EMAIL } from '../../db/seeds/demo/load.ts';
import type { Adapters } from '../core/calls/context.ts';
import { renderMail } from '../features/mail/services/templates/render.ts';
import { sweepReadDocuments } from '../features/recruitments/services/read-documents.ts';
import type { MailLanguage, MailValues } from '../../templates/mail/registry.ts';
import { hashPassword } from '../identity/embedded/passwords.ts';
import type { EmbeddedProvider } from '../identity/embedded/provider.ts';
import { composeResume } from '../features/resumes/services/resume-document.ts';

/** Of every demo account. Well known: the demo data are loaded under the development profile only. */
export const DEMO_PASSWORD = 'tabidachi-demo';

const ACCOUNTS = [
  { email: 'student@example.com', about: 'a student, ready to submit a resume' },
  { email: NEWCOMER_EMAIL, about: 'an account that has not signed up yet' },
  { email: 'mentor@example.com', about: 'a mentor, at /staff/' },
  { email: 'manager@example.com', about: 'a manager, at /staff/' },
] as const;

/**
 * The demo world with its accounts, unless it is there already; answers what to tell the person who started it. Null
 * where people are that signed up elsewhere: such a database was restored from a backup, and nothing is invented there.
 */
export async function prepareDemo(
  sequelize: Sequelize,
  provider: EmbeddedProvider,
  files: Adapters['files'],
  now: Date,
  baseUrl: string,
  log: (line: string) => void,
): Promise<{ accounts: typeof ACCOUNTS; password: string } | null> {
  if (await holdsOthersPeople(provider.issuer)) {
    log('The people of this database signed up elsewhere: no demo data are loaded.');
    return null;
  }
  let hash: Promise<string> | undefined;
  // Asked for accounts only when there is something to load.
  let tellOnce = () => {
    log('Loading the demo data …');
    tellOnce = () => {};
  };
  await loadDemoData(sequelize, {
    now,
    composeResume,
    baseUrl,
    // The demo data name templates and fill them as the schemas ask: each value is checked when it is written.
    writeMail: (template, language, values) =>
      renderMail(
        template as 'resume_corrected',
        language as MailLanguage,
        values as MailValues<'resume_corrected'>,
        baseUrl,
      ),
    async createAccount(email) {
      tellOnce();
      // One hash for all: everybody knows the password, and each would take a quarter of a second.
      hash ??= hashPassword(DEMO_PASSWORD);
      const created = await provider.createAccount({
        email,
        password: DEMO_PASSWORD,
        password_hash: await hash,
        email_verified: true,
      });
      if (created !== 'exists') return { iss: provider.issuer, sub: created.sub };
      const account = await OidcAccount.findOne({ where: { email }, rejectOnEmpty: true });
      return { iss: provider.issuer, sub: account.sub };
    },
    async saveFile({ bytes, ...file }) {
      const key = await files.write(bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const row = await StoredFile.create({
        ...file,
        key,
        byte_size: bytes.byteLength,
        sha256,
        user_id: null,
      });
      return row.id;
    },
  });
  await sweepReadDocuments(sequelize);
  return { accounts: ACCOUNTS, password: DEMO_PASSWORD };
}

async function holdsOthersPeople(issuer: string): Promise<boolean> {
  if ((await User.count({ where: { demo_key: 'student' } })) > 0) return false;
  return (await Identity.count({ where: { iss: { [Op.ne]: issuer } } })) > 0;
}
