import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import pg from 'pg';
import { projectRoot } from '../../project-root.ts';
import { required } from '../../domain/required.ts';
import { ownPlace } from '../run/support/e2e-setup.ts';
import { freePort, scratchFolder, startBuiltServer, type BuiltServer } from '../run/support/built-server.ts';
import { startTenants, type Tenants } from '../run/support/tenant.ts';
import { question, signUp } from './support/profile.ts';
import { PASSWORD } from './support/student.ts';

/*
 * The site as others run it: without the development profile, behind a proxy that ends TLS, and with a tenant that is
 * another server at another name. What docs/auth0.md says one sees.
 */

/** Below the domain of the site, as the documentation advises: browsers give its cookies to frames. */
const CUSTOM = { site: 'jobs.tabidachi.test', domain: 'login.tabidachi.test', hasAction: true };
/** On another site, so that its cookies are kept out of frames, and with tokens that carry no address. */
const OTHER = { site: 'jobs.partner.test', domain: 'tabidachi.tenant.test', hasAction: false };

const STUDENT = 'linh@example.com';
const MANAGER = 'manager@example.com';

let folder: string;
let database: { url: string; drop(): Promise<void> };
let tenants: Tenants;
let browser: Browser;
const servers: BuiltServer[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }, info) => {
  test.setTimeout(300_000);
  folder = scratchFolder('tenant');
  database = await newDatabase();
  runProgram('migrate');
  tenants = await startTenants([CUSTOM, OTHER], { databaseUrl: database.url, folder });
  for (const tenant of [CUSTOM, OTHER]) {
    const port = await freePort();
    const variables = { ...tenants.variablesOf(tenant), DATABASE_URL: database.url, ROLE: 'web' };
    servers.push(await startBuiltServer({ dataDir: folder, port, isDevelopment: false, variables }));
    tenants.serve(tenant.site, port);
  }
  const { executablePath, args = [] } = info.project.use.launchOptions ?? {};
  browser = await playwright.chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, ...tenants.browserFlags],
  });
});

test.afterAll(async () => {
  await browser?.close();
  const codes = await Promise.all(servers.map((server) => server.stop()));
  await tenants?.stop();
  await database?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
  expect(codes).toEqual([0, 0]);
});

/** An empty database beside the one of the other browser tests. */
async function newDatabase() {
  const here = required(ownPlace()).databaseUrl;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: here });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const name = `tenant_${process.pid}`;
  await run(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  const url = new URL(here);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

/** Runs one of the built programs on the site's database. */
function runProgram(name: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`dist/server/${name}.js`, ...args], {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: database.url,
      BASE_URL: `https://${CUSTOM.site}`,
      AUTH0_DOMAIN: CUSTOM.domain,
      AUTH0_CLIENT_ID: 'any',
      AUTH0_AUDIENCE: 'any',
    },
    encoding: 'utf8',
  });
  expect({ status, printed: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, printed: '' });
}

/** A page of a browser of its own on this site, without anything from before. */
async function pageOn(site: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: `https://${site}`,
    locale: 'en-US',
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** Hosts that the page itself, not a frame in it, has asked for pages since. */
function watchWays(page: Page): string[] {
  const hosts: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      hosts.push(new URL(request.url()).host);
  });
  return hosts;
}

/** What the apps asked the tenant's token endpoint for, with the refresh tokens that went and came. */
function watchTokens(page: Page) {
  const grants: { grant_type: string | null; sent: string | null; got: string | undefined }[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/oauth/token' || response.request().method() !== 'POST') return;
    const form = new URLSearchParams(response.request().postData() ?? '');
    const grant: (typeof grants)[number] = {
      grant_type: form.get('grant_type'),
      sent: form.get('refresh_token'),
      got: undefined,
    };
    grants.push(grant);
    grant.got = ((await response.json()) as { refresh_token?: string }).refresh_token;
  });
  return grants;
}

async function createAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  const mail = required(tenants.mails.at(-1));
  expect(mail.email).toBe(email);
  await page.goto(mail.url);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
}

test('the servers read the keys of their tenants over HTTPS and tell the apps about them', async () => {
  for (const { site, domain } of [CUSTOM, OTHER]) {
    const page = await pageOn(site);
    const ready = required(await page.goto('/readyz'));
    expect([ready.status(), await ready.json()]).toEqual([200, { ok: true, database: true, identity: true }]);
    expect(await required(await page.goto('/config.json')).json()).toMatchObject({ domain });
    await page.context().close();
  }
});

test('with a custom domain and an Action one signs up, and stays signed in without a redirect', async () => {
  const page = await pageOn(CUSTOM.site);
  const tokens = watchTokens(page);
  await page.clock.install();
  await page.goto('/sign_up');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(new RegExp(`^https://${CUSTOM.domain}/u/`));
  await createAccount(page, STUDENT);
  await signUp(page);

  const ways = watchWays(page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Profile' }).first()).toBeVisible();
  expect(new Set(ways)).toEqual(new Set([CUSTOM.site]));

  await page.goto('/log_out');
  await expect(page).toHaveURL(`https://${CUSTOM.site}/`);
  await page.goto('/log_in');
  await page.getByRole('button', { name: 'Go to the login page' }).click();
  await expect(page).toHaveURL(new RegExp(`^https://${CUSTOM.domain}/u/`));
  await page.getByLabel('E-mail address').fill(STUDENT);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(question(page, /Where are you from/)).toBeVisible();

  // An access token lives for an hour: the next one is bought with the refresh token, and brings the one after it.
  const signedIn = tokens.length;
  const bought = () => tokens.slice(signedIn);
  await page.clock.fastForward('01:05:00');
  await page.getByRole('link', { name: 'My applications' }).click();
  await expect.poll(() => bought().filter(({ got }) => got !== undefined).length).toBeGreaterThan(1);
  for (const [index, { grant_type, sent, got }] of bought().slice(0, 2).entries()) {
    expect({ grant_type, sent }).toEqual({
      grant_type: 'refresh_token',
      sent: required(tokens[signedIn + index - 1]).got,
    });
    expect(got).not.toBe(sent);
  }
  // Used a second time, it was stolen.
  const stolen = await page.evaluate(
    async ({ domain, refresh_token }) => {
      const { client_id } = (await (await fetch('/config.json')).json()) as { client_id: string };
      const body = new URLSearchParams({ grant_type: 'refresh_token', client_id, refresh_token });
      const answer = await fetch(`https://${domain}/oauth/token`, { method: 'POST', body });
      return [answer.status, ((await answer.json()) as { error: string }).error];
    },
    { domain: CUSTOM.domain, refresh_token: required(required(bought()[0]).sent) },
  );
  expect(stolen).toEqual([400, 'invalid_grant']);

  expect(tenants.asked.some(({ domain, path }) => domain === CUSTOM.domain && path === '/userinfo')).toBe(
    false,
  );
  await page.context().close();
});

test('on another site a reload goes by way of the tenant, and what tokens do not tell is asked for', async () => {
  const page = await pageOn(OTHER.site);
  await page.goto('/sign_up');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await createAccount(page, 'minh@example.com');
  await signUp(page);
  expect(tenants.asked.some(({ domain, path }) => domain === OTHER.domain && path === '/userinfo')).toBe(
    true,
  );

  const ways = watchWays(page);
  await page.goto('/events');
  await expect(page.getByRole('link', { name: 'Profile' }).first()).toBeVisible();
  await expect(page).toHaveURL(`https://${OTHER.site}/events`);
  expect(ways).toContain(OTHER.domain);
  await page.context().close();
});

test('the console opens to those whose verified address is of staff', async () => {
  const page = await pageOn(OTHER.site);
  await page.goto('/staff/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await createAccount(page, MANAGER);
  await expect(page.getByText('This account is not a staff account')).toBeVisible();

  runProgram('add-hf-member', MANAGER);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Applications', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Applications', exact: true })).toBeVisible();
  await page.context().close();
});
