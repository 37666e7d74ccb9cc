import type { Span } from '../../../../domain/resume-checks.ts';

/** Selects a stretch of the text in the field of a card. */
export function selectInField(cardId: string, { start, end }: Span): void {
  const field = document.getElementById(cardId)?.querySelector('textarea');
  field?.focus();
  field?.setSelectionRange(start, end);
}

/** To the field of a card, once a dialog has given the focus back. */
export function focusField(cardId: string): void {
  setTimeout(() => document.getElementById(cardId)?.querySelector('textarea')?.focus(), 0);
}
