/** A colleague in a note of staff: `@[12]`, by the id, so that whoever is renamed is still meant. */
const MENTION = /@\[(\d{1,9})\]/g;

export const mentionOf = (hfMemberId: number): string => `@[${hfMemberId}]`;

/** How often a text mentions whom. */
function countsIn(text: string | null): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [, id] of (text ?? '').matchAll(MENTION))
    counts.set(Number(id), (counts.get(Number(id)) ?? 0) + 1);
  return counts;
}

/**
 * Whom a changed text mentions once more than before, and whom no longer. A text that is edited around its mentions has
 * neither.
 */
export function mentionChanges(
  before: string | null,
  after: string | null,
): { added: number[]; removed: number[] } {
  const [was, now] = [countsIn(before), countsIn(after)];
  return {
    added: [...now].flatMap(([id, count]) => (count > (was.get(id) ?? 0) ? [id] : [])),
    removed: [...was.keys()].filter((id) => !now.has(id)),
  };
}

/** A text in pieces: words, and the ids of those it mentions. */
export const mentionPieces = (text: string): (string | { hf_member_id: number })[] =>
  // Split by a pattern with a group, the ids stand at the odd places.
  text.split(MENTION).flatMap<string | { hf_member_id: number }>((piece, index) => {
    if (index % 2 === 1) return [{ hf_member_id: Number(piece) }];
    return piece === '' ? [] : [piece];
  });

/** Whom a text mentions, each once. */
export const mentionedIn = (text: string): number[] => [...countsIn(text).keys()];
