import { AdminJS, Router as AdminRoutes, type ActionContext } from 'adminjs';
import express, { type Request, type Response, type Router } from 'express';
import type { Sequelize } from 'sequelize';
import { required } from '../../domain/required.ts';
import { DomainError } from '../../domain/error-codes.ts';
import { THEME_COLOURS } from '../../domain/constants.ts';
import { currentAdmin } from './current-admin.ts';
import { TITLE } from './find-rows.ts';
import { sendPage } from './page.ts';
import { payloadOf, queryOf, readableFields } from './payload.ts';
import { fieldsOf, masterTables, mayWrite, WRITES, type Table, type Write } from './tables.ts';
import { TableResource } from './table-resource.ts';
import { GROUPS, localeOf } from './texts.ts';

/** Mount path. */
export const ROOT = '/admin';

/** Built by scripts/build-adminjs.mjs. */
const asset = (file: string) => `${ROOT}/frontend/assets/${file}`;

/** Our accent color, and accessible greys: AdminJS's own have too little contrast. */
const COLOURS = {
  primary100: THEME_COLOURS.accent,
  primary80: '#3C7087',
  primary60: '#7FA3B2',
  primary20: '#DCE8EC',
  grey60: '#5B5D6E',
};

/** Without AdminJS's deprecated routes, custom pages and the bundler. */
const ROUTES = AdminRoutes.routes.filter(
  ({ path, action }) => !path.includes('pages') && action !== 'search' && action !== 'bundleComponents',
);

const isWrite = (name: string): name is Write => (WRITES as readonly string[]).includes(name);
const READS = ['list', 'search', 'show'];

function optionsOf(table: Table, isMaster: boolean) {
  const shows = (field: { kind: string }) => ({
    list: field.kind !== 'json',
    show: true,
    filter: field.kind !== 'json',
  });
  const properties = Object.fromEntries(
    fieldsOf(table).map((field) => [field.name, { isVisible: { ...shows(field), edit: field.isEditable } }]),
  );
  const action = (write: Write) => {
    const may = mayWrite(table, write);
    return { isAccessible: may, isVisible: may };
  };
  return {
    navigation: isMaster ? { name: GROUPS.master, icon: 'Database' } : { name: GROUPS.others, icon: 'Eye' },
    properties: {
      ...properties,
      [TITLE]: { isVisible: { list: true, show: false, edit: false, filter: true } },
    },
    actions: Object.fromEntries(WRITES.map((write) => [write, action(write)])),
    ...(fieldsOf(table).some(({ name }) => name === 'position')
      ? { sort: { sortBy: 'position', direction: 'asc' as const } }
      : { sort: { sortBy: table.primaryKeyAttribute, direction: 'desc' as const } }),
  };
}

/** Rejects unknown tables and forbidden actions before AdminJS handles the request. */
function guard(tables: ReadonlyMap<string, Table>, params: Record<string, string>): void {
  const { resourceId, action, recordId } = params;
  if (resourceId === undefined) return;
  const table = tables.get(resourceId);
  if (!table) throw new DomainError('not_found');
  if (recordId !== undefined && !/^[1-9]\d{0,8}$/.test(recordId)) throw new DomainError('not_found');
  if (action === undefined || READS.includes(action)) return;
  if (!isWrite(action)) throw new DomainError('not_found');
  if (!mayWrite(table, action)) throw new DomainError('forbidden');
}

type Controller = Record<string, (request: object, response: Response) => Promise<unknown>>;

/**
 * AdminJS over every table, created on first use. Callers are authenticated beforehand; page responses carry
 * their own
 * content security policy.
 */
export function createPanel(sequelize: Sequelize): Router {
  const all = Object.values(sequelize.models) as Table[];
  const tables = new Map(all.map((table) => [table.tableName, table]));
  const masters = new Set(masterTables());
  const inOrder = [...masters, ...all.filter((table) => !masters.has(table))];
  const admin = new AdminJS({
    rootPath: ROOT,
    loginPath: '/staff/admin',
    logoutPath: '/staff/',
    resources: inOrder.map((table) => ({
      resource: new TableResource(table),
      options: optionsOf(table, masters.has(table)),
    })),
    branding: {
      companyName: 'Tabidachi',
      logo: false,
      withMadeWithLove: false,
      favicon: '/favicon.svg',
      theme: { colors: COLOURS },
    },
    dashboard: { component: 'TablesPage' },
    assets: {
      scripts: [asset('names.js'), asset('session-ended.js')],
      styles: [asset('look.css')],
    },
    locale: localeOf(all),
    settings: { defaultPerPage: 25 },
  });

  async function answer(route: (typeof ROUTES)[number], req: Request, res: Response): Promise<void> {
    const params = req.params as Record<string, string>;
    guard(tables, params);
    const AnyController = route.Controller as new (
      deps: object,
      by: ActionContext['currentAdmin'],
    ) => Controller;
    const controller = new AnyController({ admin }, currentAdmin(required(req.admin)));
    const method = req.method.toLowerCase();
    // AdminJS handles `new` only as POST, and fails with its own error on anything else.
    if (params['action'] === 'new' && route.path.includes('/api/') && method !== 'post') {
      res.setHeader('Allow', 'POST');
      throw new DomainError('method_not_allowed');
    }
    if (route.path.includes('/bulk/') && !queryOf(req)['recordIds']) throw new DomainError('not_found');
    const { id: _id, ...fields } = await payloadOf(req);
    const table = tables.get(params['resourceId'] ?? '');
    // Without `id`: AdminJS would prefer it over the one in the URL.
    const payload = table ? readableFields(table, fields) : fields;
    const request = { params, query: queryOf(req), payload, method, headers: {} };
    const action = required(controller[route.action]).bind(controller);
    const result = await action(request, res).catch((error: unknown) => {
      // Deleted since the list was read.
      throw (error as Error).name === 'NotFoundError' ? new DomainError('not_found') : error;
    });
    if (typeof result === 'string') sendPage(res, result);
    else res.json(result);
  }

  const router = express.Router();
  const body = express.raw({ type: () => true, limit: '1mb' });
  for (const route of ROUTES) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1') || '/';
    if (route.method === 'GET') router.get(path, (req, res) => answer(route, req, res));
    else router.post(path, body, (req, res) => answer(route, req, res));
  }
  return router;
}
