/** By what one's application is named: one's own by its id, a mail's link by its token; null with neither. */
export function ownOrToken(
  mine: { id: number } | null,
  token: string | null,
): { id: number } | { token_for_cancell: string } | null {
  if (token !== null) return { token_for_cancell: token };
  return mine && { id: mine.id };
}
