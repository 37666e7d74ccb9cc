import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express, { type Express } from 'express';
import { generate } from 'selfsigned';
import { connect } from '../../../db/connect.ts';
import { initModels } from '../../../db/models/init.ts';
import { createEmbeddedProvider } from '../../../server/identity/embedded/provider.ts';
import type { SendVerificationMail } from '../../../server/identity/embedded/types.ts';
import { projectRoot } from '../../../project-root.ts';

/** A tenant, and the site whose people sign in there. */
interface TenantOfSite {
  /** AUTH0_DOMAIN. */
  domain: string;
  /** Where the site answers, as its people write it. */
  site: string;
  /** Whether the tenant has the Action that puts the address into the token (docs/auth0.md, step 7). */
  hasAction: boolean;
}

export interface Tenants {
  /** For the browser: these names lead to this machine. */
  browserFlags: string[];
  /** The variables of the site of a tenant, so that its server reaches it and trusts its certificate. */
  variablesOf(tenant: TenantOfSite): Record<string, string>;
  /** From now on the site answers with what this port of 127.0.0.1 does, as behind a proxy that ends TLS. */
  serve(site: string, port: number): void;
  /** Mails of verification, the newest last. */
  mails: Parameters<SendVerificationMail>[0][];
  /** Paths that a tenant was asked for by servers and browsers. */
  asked: { domain: string; path: string }[];
  stop(): Promise<void>;
}

const AUDIENCE = 'https://api.tabidachi.test/';
const CLAIMS = 'https://tabidachi.example/';
const CLIENTS = { students: 'students-app', staff: 'staff-app' };

/**
 * Tenants as Auth0 has them, each at a domain of its own over HTTPS: what the embedded provider speaks, but in another
 * process than the server, with a certificate, with other origins and sites, and with claims only where an Action
 * adds them.
 * @param databaseUrl a migrated database, for the accounts
 * @param folder where the certificate is written
 */
export async function startTenants(
  tenants: readonly TenantOfSite[],
  { databaseUrl, folder }: { databaseUrl: string; folder: string },
): Promise<Tenants> {
  const sequelize = connect(databaseUrl);
  initModels(sequelize);
  const names = tenants.flatMap(({ domain, site }) => [domain, site]);
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'tenants of tests' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) },
    ],
  });
  const certificate = path.join(folder, 'tenants.pem');
  fs.writeFileSync(certificate, cert);

  const mails: Tenants['mails'] = [];
  const asked: Tenants['asked'] = [];
  const apps = new Map<string, Express>();
  const ports = new Map<string, number>();
  for (const { domain, site, hasAction } of tenants)
    apps.set(
      domain,
      express()
        .set('query parser', () => ({}))
        .use((req, _res, next) => {
          asked.push({ domain, path: req.path });
          next();
        })
        .use(
          (
            await createEmbeddedProvider({
              baseUrl: `https://${domain}`,
              sequelize,
              audience: AUDIENCE,
              claimNamespace: hasAction ? CLAIMS : 'https://no-action.test/',
              clients: clientsOf(`https://${site}`),
              sendVerificationMail: async (mail) => void mails.push(mail),
              showVerificationLink: false,
              passwordCost: { logN: 4, r: 8, p: 1 },
            })
          ).router,
        ),
    );

  const server = https.createServer({ key, cert }, (req, res) => {
    const name = req.headers.host ?? '';
    const app = apps.get(name);
    if (app) app(req, res);
    else passOn(req, res, ports.get(name));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;

  return {
    browserFlags: [
      `--host-resolver-rules=${names.map((name) => `MAP ${name} 127.0.0.1:${port}`).join(', ')}`,
    ],
    variablesOf: ({ domain, site }) => ({
      BASE_URL: `https://${site}`,
      TRUST_PROXY: '1',
      AUTH0_DOMAIN: domain,
      AUTH0_AUDIENCE: AUDIENCE,
      AUTH0_CLAIM_NAMESPACE: CLAIMS,
      AUTH0_CLIENT_ID: CLIENTS.students,
      AUTH0_STAFF_CLIENT_ID: CLIENTS.staff,
      NODE_EXTRA_CA_CERTS: certificate,
      NODE_OPTIONS: `--import ${path.join(projectRoot, 'tests/run/support/reach-names.mjs')}`,
      TEST_NAMES: names.join(','),
      TEST_PORT: String(port),
    }),
    serve: (site, sitePort) => void ports.set(site, sitePort),
    mails,
    asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sequelize.close();
    },
  };
}

const clientsOf = (site: string) => [
  {
    client_id: CLIENTS.students,
    redirect_uris: [`${site}/auth0-callback`],
    post_logout_redirect_uris: [site, `${site}/`],
    start_url: `${site}/`,
  },
  {
    client_id: CLIENTS.staff,
    name: { en: 'Staff console', ja: 'スタッフ用コンソール', vi: 'Trang dành cho nhân viên' },
    redirect_uris: [`${site}/staff/auth-callback`],
    post_logout_redirect_uris: [`${site}/staff/`],
    start_url: `${site}/staff/`,
  },
];

function passOn(req: http.IncomingMessage, res: http.ServerResponse, port: number | undefined): void {
  const headers = {
    ...req.headers,
    'x-forwarded-for': req.socket.remoteAddress,
    'x-forwarded-proto': 'https',
  };
  const onward = http.request(
    { host: '127.0.0.1', port, path: req.url, method: req.method, headers },
    (answer) => {
      res.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.pipe(res);
    },
  );
  onward.once('error', () => res.writeHead(502).end());
  req.pipe(onward);
}
