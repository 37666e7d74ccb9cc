import { required } from '../../../../domain/required.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../../domain/error-codes.ts';
import { errorMessage } from '../../../../domain/messages/message.ts';
import type { AnyDefinition } from '../../calls/define.ts';
import { groupsOf, whoMayCall } from '../calls.ts';
import { errorExample, SHARED_REFUSALS } from '../errors.ts';
import { STAFF_DOCUMENT } from '../openapi.ts';
import { exampleOf } from '../examples.ts';
import { fieldsOf } from '../fields.ts';
import { createSchemaBook, type SchemaBook } from '../json-schema.ts';
import type { Described, DescribedResource } from '../resources.ts';
import { callArticle } from './call.ts';
import { fieldTable, shapeId } from './field-table.ts';
import { json, markup, nothing, style, type Markup } from './markup.ts';
import { PAGE_STYLE } from './style.ts';

interface Section {
  id: string;
  title: string;
  says: string;
  body: Markup;
  links: { id: string; text: string }[];
}

function callSections(calls: readonly AnyDefinition[], book: SchemaBook): Section[] {
  return groupsOf(calls).map(({ id, title, says, definitions }) => ({
    id,
    title,
    says,
    body: markup`${definitions.map((definition) => callArticle(definition, book))}`,
    links: definitions.map(({ name }) => ({ id: name, text: name })),
  }));
}

function resourceArticle(resource: DescribedResource, book: SchemaBook): Markup {
  const { name, summary, list } = resource;
  const filters = fieldsOf(book.schemaOf(list.filters, 'input'));
  const sorts = Object.keys(list.sorts).join(', ');
  return markup`<article id="staff-${name}"><h3><span class="method get">GET</span> <a href="#staff-${name}">/staff/api/${name}</a></h3>
<p>${summary}.${resource.one ? markup` One of them: <code>/staff/api/${name}/{id}</code>.` : nothing}</p>
<p><strong>Who may call it:</strong> ${whoMayCall(resource)}</p>
<h4>Query</h4><p><code>filter</code> (a JSON object), <code>sort</code> (a JSON pair: one of ${sorts}, then ASC or DESC) and
<code>range</code> (a JSON pair of the first and the last row, from 0).</p>
${fieldTable('Filters', filters, false)}
<h4>Answer</h4>${fieldTable('Fields of a row', fieldsOf(book.schemaOf(list.row, 'output')), false)}</article>`;
}

function resourceSection(resources: readonly DescribedResource[], book: SchemaBook): Section {
  return {
    id: 'staff-console',
    title: 'Lists of the staff console',
    says: 'What the console reads, in the form react-admin asks. The total stands in the header Content-Range.',
    body: markup`${resources.map((resource) => resourceArticle(resource, book))}`,
    links: resources.map(({ name }) => ({ id: `staff-${name}`, text: name })),
  };
}

function shapeSection(book: SchemaBook): Section {
  const names = Object.keys(book.named).sort();
  const articles = names.map((name) => {
    const schema = required(book.named[name]);
    return markup`<article id="${shapeId(name)}"><h3><a href="#${shapeId(name)}">${name}</a></h3>
${fieldTable(`Fields of ${name}`, fieldsOf(schema), false)}
<details><summary>Example</summary>${json(exampleOf(schema, book.named))}</details></article>`;
  });
  return {
    id: 'shapes',
    title: 'Shapes',
    says: 'What several answers hold. Who gets which field of an entity stands side by side in docs/fields.md.',
    body: markup`${articles}`,
    links: names.map((name) => ({ id: shapeId(name), text: name })),
  };
}

function errorSection(): Section {
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  const rows = codes.map(
    (code) => markup`<tr id="error-${code}"><th scope="row">${ERROR_STATUS[code]} <code>${code}</code></th>
<td>${errorMessage(code, 'en')}<br><span lang="ja">${errorMessage(code, 'ja')}</span></td></tr>`,
  );
  const shared = SHARED_REFUSALS.map(
    (code, index) =>
      markup`${index > 0 ? ', ' : ''}<a href="#error-${code}">${ERROR_STATUS[code]} <code>${code}</code></a>`,
  );
  return {
    id: 'errors',
    title: 'Errors',
    says: 'Every refusal has this form. The code is for programs; the message is in the language of the page.',
    body: markup`${json(errorExample('validation_failed'))}
<h3 class="words" id="shared-errors">Those every call shares</h3><p>${shared}</p>
<table class="fields"><caption>All codes</caption><thead><tr><th scope="col">Status and code</th><th scope="col">Message</th></tr></thead>
<tbody>${rows}</tbody></table>`,
    links: [],
  };
}

const INTRODUCTION = markup`<h1>Tabidachi API</h1>
<p>Every call, from the same list that serves it; for programs as OpenAPI in <a href="/openapi.json">openapi.json</a>, and what
the staff console reads and writes in <a href="${STAFF_DOCUMENT}">openapi-staff.json</a>.</p>
<ul>
<li><strong>Who asks</strong> is told by <code>Authorization: Bearer …</code>, a token of the identity provider.</li>
<li><strong>The language</strong> of messages is told by <code>page-language-id</code>: ja 1, en 2 (unless told), …</li>
<li><strong>The payload</strong> goes as a JSON body or, without one, as query parameters in bracket form:
<code>user[skills][][skill_id]=3</code>. <a href="/docs/send-lists">Send lists</a> tells how lists go.</li>
<li><strong>Nothing is dropped silently</strong>: a field that is not known is refused by its name.</li>
<li><strong>Lists</strong> take <code>page</code> from 1 and <code>per_page</code> (20 unless told, at most 100).</li>
<li><strong>Times</strong> are ISO 8601 in UTC, days YYYY-MM-DD in Asia/Tokyo, money whole yen.
<strong>Texts</strong> people read are maps from language code to text.</li>
</ul>`;

const contents = ({ id, title, links }: Section): Markup =>
  links.length === 0
    ? markup`<p><a href="#${id}">${title}</a></p>`
    : markup`<details><summary>${title} (${links.length})</summary><ul><li><a href="#${id}">${title}</a></li>${links.map(
        (link) => markup`<li><a href="#${link.id}">${link.text}</a></li>`,
      )}</ul></details>`;

const sectionMarkup = ({ id, title, says, body }: Section): Markup =>
  markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><p>${says}</p>${body}</section>`;

/** The API reference at /docs: one file, no scripts, anchors for everything. */
export function documentationPage({ calls, resources }: Described): string {
  const book = createSchemaBook();
  const described = [...callSections(calls, book), resourceSection(resources, book)];
  // After the calls, which collect the shapes.
  const sections = [...described, shapeSection(book), errorSection()];
  return markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tabidachi API</title>${style(PAGE_STYLE)}</head><body><a class="skip" href="#main">To the calls</a>
<div class="page"><header>${INTRODUCTION}</header><div class="columns"><nav aria-label="Contents">${sections.map(contents)}</nav>
<main id="main" tabindex="-1">${sections.map(sectionMarkup)}</main></div></div></body></html>`.markup;
}
