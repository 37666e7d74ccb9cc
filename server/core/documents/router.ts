import express, { type Router } from 'express';
import { listsPage } from './page/lists.ts';
import { documentationPage } from './page/page.ts';
import type { Described } from './resources.ts';
import { openApiDocument, STAFF_DOCUMENT, staffOpenApiDocument } from './openapi.ts';

/** /openapi.json, /openapi-staff.json, /docs and /docs/send-lists, each generated on first request. */
export function documentationRouter(described: Described): Router {
  const router = express.Router();
  let document: object | undefined;
  let staffDocument: object | undefined;
  let page: string | undefined;
  let lists: string | undefined;
  router.get('/openapi.json', (_req, res) => {
    res.json((document ??= openApiDocument(described)));
  });
  router.get(STAFF_DOCUMENT, (_req, res) => {
    res.json((staffDocument ??= staffOpenApiDocument(described)));
  });
  router.get('/docs', (_req, res) => {
    res.type('html').send((page ??= documentationPage(described)));
  });
  router.get('/docs/send-lists', (_req, res) => {
    res.type('html').send((lists ??= listsPage()));
  });
  return router;
}
