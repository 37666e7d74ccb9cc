import type { KeyboardEvent } from 'react';
import { itemAt, required } from '../../../../../domain/required.ts';

const cardOf = (element: Element | null) => element?.closest<HTMLElement>('[data-card]') ?? null;

function focusOn(card: HTMLElement | null | undefined): boolean {
  const target =
    card?.querySelector<HTMLElement>('[data-card-link]') ?? card?.querySelector<HTMLElement>('input');
  target?.focus();
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return Boolean(target);
}

/** The card beside: in the nearest column that way that has any, at about the same height. */
function beside(board: HTMLElement, card: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const columns = [...board.querySelectorAll('[data-column]')];
  const at = columns.indexOf(required(card.closest('[data-column]')));
  const place = [...required(card.parentElement).children].indexOf(card);
  for (let other = at + step; columns[other]; other += step) {
    const cards = itemAt(columns, other).querySelectorAll<HTMLElement>('[data-card]');
    if (cards.length > 0) return cards[Math.min(place, cards.length - 1)];
  }
  return undefined;
}

/** Arrows go from card to card, M opens the moves of one, X chooses it. Enter opens, being on its link. */
export function onBoardKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const card = cardOf(event.target as Element);
  if (!card) return;
  const press = (selector: string) => card.querySelector<HTMLElement>(selector)?.click();
  const done = () => {
    switch (event.key) {
      case 'ArrowDown':
        return focusOn(card.nextElementSibling as HTMLElement | null);
      case 'ArrowUp':
        return focusOn(card.previousElementSibling as HTMLElement | null);
      case 'ArrowRight':
        return focusOn(beside(event.currentTarget, card, 1));
      case 'ArrowLeft':
        return focusOn(beside(event.currentTarget, card, -1));
      case 'm':
        press('[data-move-menu]');
        return true;
      case 'x':
        press('input');
        return true;
      default:
        return false;
    }
  };
  if (done()) event.preventDefault();
}
