/** A piece of the page whose text is escaped already. */
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

/** A template of HTML: whatever is put in is escaped, unless it is markup itself. */
export function markup(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return {
    markup: texts.map((text, index) => text + (index < parts.length ? textOf(parts[index]!) : '')).join(''),
  };
}

export const nothing: Markup = { markup: '' };
/** Style sheets are ours and hold no text of others. */
export const style = (css: string): Markup => ({ markup: `<style>${css}</style>` });

/** A value as people read JSON. */
export function json(value: unknown): Markup {
  return markup`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;
}

/** An address that may break after its slashes and underscores, so that a narrow screen does not cut words. */
export function breakable(address: string): Markup {
  const parts = address.split(/(?<=[/_])(?=[^/_])/);
  return markup`${parts.map((part, index) => (index > 0 ? markup`<wbr>${part}` : markup`${part}`))}`;
}
