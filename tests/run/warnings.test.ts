import { describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../server/config.ts';
import { warningsOf } from '../../server/start/warnings.ts';
import { development, tenant } from './support/config.ts';

const production = { ...tenant, NODE_ENV: 'production' };
const complete = {
  ...production,
  BASE_URL: 'https://jobs.example.com',
  DATABASE_URL: 'postgres://user:secret@db.example.com/tabidachi',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  MAIL_FROM: 'Tabidachi <jobs@example.com>',
  TRUST_PROXY: '1',
};
const namesOf = (variables: Record<string, string | undefined>) =>
  warningsOf(loadConfig(variables)).map(({ variable }) => variable);

describe('R36: a production start on a developer’s defaults says so', () => {
  test('by the name of each variable', () => {
    expect(namesOf(production)).toEqual(['DATABASE_URL', 'SMTP_URL', 'BASE_URL']);
    expect(namesOf({ ...complete, TRUST_PROXY: undefined })).toEqual(['TRUST_PROXY']);
  });

  test('and what it means, without any secret', () => {
    const [warning] = warningsOf(loadConfig({ ...complete, SMTP_URL: undefined }));
    expect(warning!.message).toBe(
      'SMTP_URL is not set: no mail leaves. Staff see what would have been sent.',
    );
  });

  test('a web process alone sends no mail, a worker alone has no visitors', () => {
    expect(namesOf({ ...complete, SMTP_URL: undefined, ROLE: 'web' })).toEqual([]);
    expect(namesOf({ ...complete, TRUST_PROXY: undefined, ROLE: 'worker' })).toEqual([]);
  });

  test('a complete configuration and the development profile are quiet', () => {
    expect(namesOf(complete)).toEqual([]);
    expect(namesOf(development)).toEqual([]);
  });
});
