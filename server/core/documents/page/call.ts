import { ERROR_STATUS } from '../../../../domain/error-codes.ts';
import type { AnyDefinition } from '../../calls/define.ts';
import { limitOf } from '../../calls/call-limits.ts';
import { pathOf } from '../../calls/router.ts';
import { answersOf, BODY_LIMIT, fileTypesOf, refusalsOf, UPLOAD_LIMIT, whoMayCall } from '../calls.ts';
import { SHARED_REFUSALS } from '../errors.ts';
import { exampleOf } from '../examples.ts';
import { fieldsOf, typeOf } from '../fields.ts';
import { nameOfShape, type JsonSchema, type SchemaBook } from '../json-schema.ts';
import { bracketText, hasItems } from '../parameters.ts';
import { fieldTable, shapeId } from './field-table.ts';
import { breakable, json, markup, nothing, type Markup } from './markup.ts';

function payload(definition: AnyDefinition, input: JsonSchema): Markup {
  const fields = fieldsOf(input);
  const example = definition.example ?? {};
  if (fields.length === 0) return markup`<h4>Payload</h4><p>None.</p>`;
  const items = hasItems(fields)
    ? markup`<p>Items of a list: with <code>id</code> changed, without one made, with <code>_destroy</code> removed; not mentioned, they stay. <a href="/docs/send-lists">How to send them</a></p>`
    : nothing;
  const limit = definition.upload
    ? markup`<p>Bodies up to ${UPLOAD_LIMIT}, others up to ${BODY_LIMIT}.</p>`
    : nothing;
  const table = fieldTable('Fields of the payload', fields, true);
  const isLong = fields.some(({ fields: inner }) => inner.length > 12);
  return markup`<h4>Payload</h4>${limit}${items}${
    isLong ? markup`<details><summary>All fields of the payload</summary>${table}</details>` : table
  }
<details><summary>Example request</summary>${definition.kind === 'command' ? json(example) : nothing}
<pre class="wrap" tabindex="0"><code>${pathOf(definition)}?${bracketText(example).join('&')}</code></pre></details>`;
}

function answerOf(schema: JsonSchema, audience: string, book: SchemaBook): Markup {
  const shape = nameOfShape(schema);
  const who = audience ? markup`For ${audience}: ` : nothing;
  if (shape) return markup`<p>${who}<a href="#${shapeId(shape)}">${shape}</a></p>`;
  const fields = fieldsOf(schema);
  if (fields.length === 0) return markup`<p>${who}${typeOf(schema)}, bare.</p>`;
  const table = fieldTable(audience ? `Fields for ${audience}` : 'Fields of the answer', fields, false);
  const shown =
    fields.length > 12
      ? markup`<details><summary>For ${audience || 'everybody'}: ${fields.length} fields</summary>${table}</details>`
      : markup`${audience ? markup`<p>For ${audience}:</p>` : nothing}${table}`;
  return markup`${shown}<details><summary>Example answer</summary>${json(exampleOf(schema, book.named))}</details>`;
}

function answers(definition: AnyDefinition, book: SchemaBook): Markup {
  const types = fileTypesOf(definition);
  if (types) return markup`<p>The file itself: <code>${types.join(', ')}</code></p>`;
  const views = answersOf(definition);
  return markup`${views.map(({ schema, audience }) =>
    answerOf(book.schemaOf(schema, 'output'), views.length > 1 ? audience : '', book),
  )}`;
}

function refusals(definition: AnyDefinition): Markup {
  const shared: readonly string[] = SHARED_REFUSALS;
  const own = refusalsOf(definition).filter((code) => !shared.includes(code));
  const links = own.map(
    (code, index) =>
      markup`${index > 0 ? ', ' : ''}<a href="#error-${code}">${ERROR_STATUS[code]} <code>${code}</code></a>`,
  );
  return own.length > 0
    ? markup`<p>${links}, and <a href="#shared-errors">those every call shares</a>.</p>`
    : markup`<p><a href="#shared-errors">Those every call shares</a>.</p>`;
}

/** The call's own rate limit, if any; an installation may set others. */
function oftenness(definition: AnyDefinition): Markup {
  const limit = limitOf(definition, {});
  if (!limit) return nothing;
  const { times, per, at_one_address = times } = limit;
  const visitors = definition.allow.includes('visitor')
    ? `; visitors of one address together: ${at_one_address}`
    : '';
  return markup`<p><strong>How often:</strong> ${times} times a${per === 'hour' ? 'n' : ''} ${per} for each person${visitors}</p>`;
}

/** Everything about one call, with its name as the anchor. */
export function callArticle(definition: AnyDefinition, book: SchemaBook): Markup {
  const isCommand = definition.kind === 'command';
  const method = isCommand
    ? markup`<span class="method">PATCH</span>`
    : markup`<span class="method get">GET</span>`;
  return markup`<article id="${definition.name}"><h3>${method} <a href="#${definition.name}">${breakable(pathOf(definition))}</a></h3>
<p>${definition.summary}.${definition.addition ? markup` <span class="tag">addition</span>` : nothing}</p>
<p><strong>Who may call it:</strong> ${whoMayCall(definition)}</p>
${oftenness(definition)}
${payload(definition, book.schemaOf(definition.input, 'input'))}
<h4>Answer</h4>${answers(definition, book)}
<h4>Refusals</h4>${refusals(definition)}</article>
`;
}
