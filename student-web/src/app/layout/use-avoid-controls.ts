import { useEffect, useState, type RefObject } from 'react';

/** What one presses or fills in. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role=button], [role=combobox], .MuiInputBase-root';
/** Into these one types: on a phone the keyboard leaves little room then. */
const TYPED = 'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button])';
/** A thumb that trembles is no scrolling. */
const TREMBLE = 6;
/** Scrolling is over, in milliseconds. */
const REST = 120;

/** Where it floats, not where it has moved to: a transform does not count here. */
function placeOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): DOMRect {
  return new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight);
}

const isOver = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether words of an element's own, none of its children's, lie under a place of the window. */
function coversWords(element: Element, place: DOMRect): boolean {
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) if (isOver(line, place)) return true;
  }
  return false;
}

/** Whether something to press, to fill in or to read lies under a place of the window. */
function coversAnything(place: DOMRect, own: HTMLElement): boolean {
  for (const across of [0, 0.5, 1])
    for (const down of [0, 0.5, 1])
      for (const element of document.elementsFromPoint(
        Math.min(place.left + place.width * across, place.right - 1),
        Math.min(place.top + place.height * down, place.bottom - 1),
      )) {
        if (own.contains(element)) continue;
        const control = element.closest(CONTROLS);
        // The link of a card is as large as the card, but only its words count.
        if (control && isOver(control.getBoundingClientRect(), place)) return true;
        if (coversWords(element, place)) return true;
      }
  return false;
}

const isTypedInto = () => document.activeElement?.matches(TYPED) ?? false;

/**
 * For what floats over a page: whether it is to move out of the way, because one reads on downwards, types, or could not
 * read or reach what lies under it. It comes back when one scrolls up or is at the end.
 */
export function useAvoidControls(floating: RefObject<HTMLElement | null>): boolean {
  const [isAside, setIsAside] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    let isReadingOn = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const decide = () => {
      const own = floating.current;
      if (own) setIsAside(isReadingOn || isTypedInto() || coversAnything(placeOf(own), own));
    };
    const decideSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(decide, REST);
    };
    const scrolled = () => {
      const { scrollY, innerHeight } = window;
      if (Math.abs(scrollY - from) >= TREMBLE) {
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - TREMBLE;
        isReadingOn = scrollY > from && !isAtEnd;
        from = scrollY;
        if (isReadingOn) setIsAside(true);
      }
      decideSoon();
    };
    // Another page, a list that has arrived, a picture that has loaded: something else lies under it.
    const grown = new ResizeObserver(decideSoon);
    grown.observe(document.body);
    const changed = new MutationObserver(decideSoon);
    changed.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', decideSoon);
    document.addEventListener('focusin', decideSoon);
    document.addEventListener('focusout', decideSoon);
    return () => {
      clearTimeout(timer);
      grown.disconnect();
      changed.disconnect();
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', decideSoon);
      document.removeEventListener('focusin', decideSoon);
      document.removeEventListener('focusout', decideSoon);
    };
  }, [floating]);
  return isAside;
}
