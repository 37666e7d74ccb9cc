// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;

/** Whether a text is safe in a mail header (no injected headers). */
export function isHeaderSafe(text: string): boolean {
  return !CONTROL.test(text);
}

/** A text of any script as a parameter of a header (RFC 5987): `filename*=…`. */
export function extendedValue(text: string): string {
  const letters = encodeURIComponent(text.toWellFormed());
  return `UTF-8''${letters.replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}

/** The text of such a parameter; null where it is none. */
export function fromExtendedValue(value: string): string | null {
  const letters = /^UTF-8'[^']*'([!-~]*)$/i.exec(value)?.[1];
  try {
    return letters === undefined ? null : decodeURIComponent(letters);
  } catch {
    return null;
  }
}
