/** A piece of a text: words, or an address of the web that stands in them. */
export interface TextPiece {
  text: string;
  isLink: boolean;
}

/** https only, up to a space or what closes it in Japanese; a full stop or a bracket behind it belongs to the sentence. */
const ADDRESS = /https:\/\/[^\s<>"'、。，）」』】〉》]+[^\s<>"'、。，）」』】〉》.,;:!?)\]]/g;

/** Cuts a text that somebody typed into words and addresses. Joined again it is the same text. */
export function linksIn(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (!URL.canParse(address)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isLink: false });
    pieces.push({ text: address, isLink: true });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isLink: false });
  return pieces;
}
