import express, { type Router } from 'express';
import { ROLES } from '../domain/roles.ts';
import type { AnyDefinition } from './define.ts';
import type { DescribedResource } from './describe/resources.ts';
import { openApiDocument } from './openapi.ts';
import { registry } from './registry.ts';
import { pathOf } from './router.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;margin:0 auto;max-width:56rem;padding:2rem 1rem;color:#17333d}
h1{color:#1d566b}article{border:1px solid #d5e3e6;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}
h2{font:600 1rem ui-monospace,monospace;margin:0;overflow-wrap:anywhere}code,pre{font:0.875rem ui-monospace,monospace}
pre{background:#f3f8f8;border-radius:8px;padding:.75rem;overflow:auto}.method{color:#1d566b}.tag{font-size:.8rem;background:#e3f6f3;border-radius:99px;padding:.1rem .6rem;margin-right:.25rem}`;

function article(definition: AnyDefinition): string {
  const method = definition.kind === 'command' ? 'PATCH' : 'GET';
  const roles = ROLES.filter((role) => definition.allow.includes(role));
  return `<article id="${escape(definition.name)}"><h2><span class="method">${method}</span> ${escape(pathOf(definition))}</h2>
<p>${escape(definition.summary)}</p>
<p>${roles.map((role) => `<span class="tag">${role}</span>`).join('')}${definition.addition ? '<span class="tag">addition</span>' : ''}</p>
<p>Example payload</p><pre>${escape(JSON.stringify(definition.example ?? {}, null, 2))}</pre>
${definition.errors.length > 0 ? `<p>Refusals: ${definition.errors.map((code) => `<code>${code}</code>`).join(', ')}</p>` : ''}</article>`;
}

function page(): string {
  const definitions = registry as readonly AnyDefinition[];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tabidachi API</title><style>${STYLE}</style></head><body><h1>Tabidachi API</h1>
<p>Every call, from the same list that serves it. Payloads are JSON bodies or bracket-form query parameters.
Schemas and errors in full: <a href="/openapi.json">openapi.json</a>.</p>${definitions.map(article).join('\n')}</body></html>`;
}

/** /openapi.json and /docs, made once. */
export function documentationRouter(resources: readonly DescribedResource[]): Router {
  const router = express.Router();
  let document: object | undefined;
  let html: string | undefined;
  router.get('/openapi.json', (_req, res) => {
    res.json((document ??= openApiDocument(resources)));
  });
  router.get('/docs', (_req, res) => {
    res.type('html').send((html ??= page()));
  });
  return router;
}
