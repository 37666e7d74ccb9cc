/**
 * Mails contain links with personal tokens (confirm, cancel, unsubscribe). Staff may read the mail but not the
 * token: values of secret parameters and long random path segments are masked in every URL.
 */
const COVER = '•••';
/** Mail templates encode the `=` of a URL in HTML as an entity. */
const SECRET_PARAMETER =
  /([?&](?:amp;)?(?:token|key|code|signature|sig|t)(?:=|%3D|&#x3D;|&#61;))[^&"'<>\s]+/gi;
/** 128 bits take 22 characters of base64url or 32 of hex; ordinary path words are shorter or have no digits. */
const RANDOM_SEGMENT = /\/(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{22,}(?![\w-]|\.\w)/g;
/** A URL ends where another begins: staff's text may directly precede a value. */
const ADDRESS = /https?:\/\/(?:(?!https?:\/\/)[^\s"'<>])+/gi;
/** Public files have random keys on purpose; masking them would only break pictures. */
const PUBLIC_FILE = /^https?:\/\/[^/]+\/files\//i;

/** @param text the HTML or text part of a mail */
export function redactTokens(text: string): string {
  return text.replace(ADDRESS, (address) =>
    PUBLIC_FILE.test(address)
      ? address
      : address.replace(SECRET_PARAMETER, `$1${COVER}`).replace(RANDOM_SEGMENT, `/${COVER}`),
  );
}
