import { itemAt } from '../../../../domain/required.ts';

/** A piece of the page that is already escaped. */
export interface Markup {
  readonly markup: string;
}
type Part = string | number | Markup | readonly Markup[];

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function textOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'markup' in part ? part.markup : part.map(textOf).join('');
}

/** An HTML template: inserted values are escaped unless they are markup. */
export function markup(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return {
    markup: texts
      .map((text, index) => text + (index < parts.length ? textOf(itemAt(parts, index)) : ''))
      .join(''),
  };
}

export const nothing: Markup = { markup: '' };
/** Style sheets are our own and contain no user text. */
export const style = (css: string): Markup => ({ markup: `<style>${css}</style>` });

/** A value as formatted JSON. */
export function json(value: unknown): Markup {
  return markup`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;
}

/** A URL that may wrap after slashes and underscores, so that words are not cut on narrow screens. */
export function breakable(address: string): Markup {
  const parts = address.split(/(?<=[/_])(?=[^/_])/);
  return markup`${parts.map((part, index) => (index > 0 ? markup`<wbr>${part}` : markup`${part}`))}`;
}
