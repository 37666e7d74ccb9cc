/**
 * Mails carry links that act for whoever holds them (confirm, cancel, unsubscribe). Staff read the mail, not
 * the key: in every address, values of secret parameters and long random path segments are covered.
 */
const COVER = '•••';
/** The templates of mails write the `=` of an address in HTML as an entity. */
const SECRET_PARAMETER =
  /([?&](?:amp;)?(?:token|key|code|signature|sig|t)(?:=|%3D|&#x3D;|&#61;))[^&"'<>\s]+/gi;
/** 128 bits need 22 characters of base64url or 32 of hex; words of a path are shorter or have no digits. */
const RANDOM_SEGMENT = /\/(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{22,}(?![\w-]|\.\w)/g;
/** Another address ends one: staff's words stand right before a value. */
const ADDRESS = /https?:\/\/(?:(?!https?:\/\/)[^\s"'<>])+/gi;
/** Addresses of public files have random keys on purpose; covering them would only break pictures. */
const PUBLIC_FILE = /^https?:\/\/[^/]+\/files\//i;

/** @param text the HTML or text part of a mail */
export function redactTokens(text: string): string {
  return text.replace(ADDRESS, (address) =>
    PUBLIC_FILE.test(address)
      ? address
      : address.replace(SECRET_PARAMETER, `$1${COVER}`).replace(RANDOM_SEGMENT, `/${COVER}`),
  );
}
