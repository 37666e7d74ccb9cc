import express, { type Router } from 'express';
import { listsPage } from './describe/page/lists.ts';
import { documentationPage } from './describe/page/page.ts';
import type { DescribedResource } from './describe/resources.ts';
import { openApiDocument } from './openapi.ts';

/**
 * /openapi.json, /docs and /docs/send-lists, each made once, when first asked for.
 * @param resources the staff console's REST resources, from their own registry
 */
export function documentationRouter(resources: readonly DescribedResource[]): Router {
  const router = express.Router();
  let document: object | undefined;
  let page: string | undefined;
  let lists: string | undefined;
  router.get('/openapi.json', (_req, res) => {
    res.json((document ??= openApiDocument(resources)));
  });
  router.get('/docs', (_req, res) => {
    res.type('html').send((page ??= documentationPage(resources)));
  });
  router.get('/docs/send-lists', (_req, res) => {
    res.type('html').send((lists ??= listsPage()));
  });
  return router;
}
