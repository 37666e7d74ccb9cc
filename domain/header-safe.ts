// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;

/** Whether a text is safe in a mail header (no injected headers). */
export function isHeaderSafe(text: string): boolean {
  return !CONTROL.test(text);
}
