import { bracketText } from '../parameters.ts';
import { json, markup, style, type Markup } from './markup.ts';
import { PAGE_STYLE } from './style.ts';

/** The same list in each form; tests/core/bracket-params.test.ts parses them. */
export const LIST_EXAMPLES = {
  same_keys: {
    user: {
      skills: [
        { id: 4, skill_id: 2, description: 'C++' },
        { id: 9, _destroy: true },
        { id: 11, skill_id: 7, description: '1+1' },
      ],
    },
  },
  different_keys: {
    user: {
      skills: [
        { id: 4, description: 'C++ and C' },
        { id: 9, _destroy: true },
        { skill_id: 7, skill_level_id: 3, description: '1+1' },
      ],
    },
  },
} as const;

const address = (parameters: readonly string[]): Markup =>
  markup`<pre class="wrap" tabindex="0"><code>PATCH /jtj/commands/user__update_profile
  ?${parameters.join('\n  &')}</code></pre>`;

/** /docs/send-lists: one file, no scripts. */
export function listsPage(): string {
  const { same_keys, different_keys } = LIST_EXAMPLES;
  return markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Send lists – Tabidachi API</title>${style(PAGE_STYLE)}</head><body><div class="page">
<header><p><a href="/docs">Tabidachi API</a></p><h1>Send lists</h1>
<p>A list of objects can be sent in three forms. Take the first when all items have the same keys, the second or the third otherwise.</p></header>
<main>
<section aria-labelledby="without-index"><h2 id="without-index">1. In brackets, without an index</h2>
<p>This is what <code>qs.stringify(payload, { arrayFormat: 'brackets' })</code> writes, encoded or not. A key that comes again starts the next item.</p>
${address(bracketText(same_keys))}
<ul>
<li>All items must have <strong>the same keys</strong>, in the same order. Only an item of <code>id</code> and <code>_destroy</code>, which removes a row, may stand between them.</li>
<li>The <code>id</code> stands first in its item, and an item cannot begin with a list.</li>
<li>Otherwise the answer is 400 <code>malformed_request</code>: it names the list, and nothing is saved. Without an index nobody can tell where such an item ends.</li>
<li>A field without a value: send the key with nothing after it (<code>…[description]=</code>), so that the keys stay the same. <code>qs</code> writes <code>null</code> so. A new item among existing ones has an empty <code>id</code>.</li>
</ul></section>
<section aria-labelledby="indexed"><h2 id="indexed">2. In brackets, with an index</h2>
<p>This is what <code>arrayFormat: 'indices'</code> writes. The items may differ: one is changed, one removed, one new. Indexes begin at 0 and have no gap.</p>
${address(bracketText(different_keys, 'indexed'))}</section>
<section aria-labelledby="json"><h2 id="json">3. As a JSON body</h2>
<p>With <code>Content-Type: application/json</code>. The body is then the whole payload: parameters of the address are not read. An empty object counts as no body. Prefer this form: long texts have no limit of the address, and nothing personal stands in it.</p>
${json(different_keys)}</section>
<section aria-labelledby="items"><h2 id="items">What happens to the items</h2>
<ul>
<li>With <code>id</code>: the row is changed. What the item does not name stays as it is.</li>
<li>Without <code>id</code>: a row is added.</li>
<li>With <code>id</code> and <code>_destroy</code> true: the row is removed. Without <code>id</code>, <code>_destroy</code> means that the item is not added.</li>
<li>A row that no item names stays.</li>
</ul>
<p>Plain values need no index: <code>q[company_id_eq_any][]=3&amp;q[company_id_eq_any][]=5</code>.</p></section>
<section aria-labelledby="plus"><h2 id="plus">Plus signs in an address</h2>
<p>In an address without encoding a <code>+</code> is a plus sign. In one that its sender has encoded, as <code>axios</code> does by itself, a <code>+</code> is a blank and <code>%2B</code> a plus sign. We take an address for encoded when it holds an encoded bracket, <code>/</code>, <code>+</code>, <code>=</code>, <code>&amp;</code>, <code>?</code> or <code>@</code> (<code>%5B</code>, <code>%2F</code> …). To be sure in any case, write <code>%20</code> and <code>%2B</code>, as <code>encodeURIComponent</code> does.</p></section>
</main></div></body></html>`.markup;
}
