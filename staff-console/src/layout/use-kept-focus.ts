import { type RefObject, useEffect } from 'react';

/** How long a button may stay disabled, for instance while its command runs, before the focus goes elsewhere. */
const PATIENCE_MS = 500;

/** What has a name or reads as one thing, so that a screen reader says where one is. */
const REGION =
  '[role=dialog], [role=tabpanel], [role=region], [role=group], section, article, form, fieldset, li';
const NAMED = '[aria-label], [aria-labelledby], li';
const HEADING = 'h1, h2, h3, h4, h5, h6, legend';

/** What had the focus, what it stood in from the inside out, and for a dialog or menu what had the focus before it. */
interface Place {
  element: HTMLElement;
  around: readonly HTMLElement[];
  before: Place | null;
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
    found.push(one);
  return found;
}

/** The child of the body it is in: the page, or a dialog or menu over it. */
const layerOf = ({ element, around }: Place) => around.at(-1) ?? element;

const isShown = (element: HTMLElement) => element.isConnected && element.getClientRects().length > 0;
const canHaveFocus = (element: HTMLElement) => isShown(element) && !element.matches(':disabled');

const isRegion = (element: HTMLElement) =>
  element.matches(REGION) && (element.matches(NAMED) || element.querySelector(HEADING) !== null);

/** The nearest thing to a place whose element is gone that is still there. */
function nearest({ around, before }: Place, main: HTMLElement): HTMLElement {
  const region = around.find((one) => isShown(one) && (one === main || isRegion(one)));
  if (region) return region;
  if (!before) return main;
  return canHaveFocus(before.element) ? before.element : nearest(before, main);
}

/** Also what takes no focus by itself, for as long as it has it. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Follows the focus and gives it back where its element has gone. @returns stops */
function keepFocus(main: HTMLElement): () => void {
  let last: Place | null = null;
  /** Since when the focus is nowhere, and where it was put meanwhile. */
  let lostAt: number | null = null;
  let stopgap: HTMLElement | null = null;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * A dialog takes the focus to itself when it is lost inside of it, and so no key reaches anything. A date field whose
   * parts are all selected has it as a field has.
   */
  const isAroundIt = ({ around }: Place, one: HTMLElement) => around.includes(one) && one.tabIndex < 0;

  /** Nobody has taken the focus elsewhere. */
  const isNowhere = (place: Place) => {
    const active = document.activeElement as HTMLElement | null;
    return (
      !active ||
      [document.body, place.element, stopgap].includes(active) ||
      (lostAt !== null && isAroundIt(place, active))
    );
  };

  const placeOf = (element: HTMLElement): Place => {
    const place: Place = { element, around: ancestorsOf(element), before: null };
    const layer = layerOf(place);
    if (layer.contains(main)) return place;
    let before = last;
    while (before && layerOf(before) !== layer) ({ before } = before);
    return { ...place, before: before ? before.before : last };
  };

  const check = () => {
    frame = 0;
    if (!last) return;
    if (canHaveFocus(last.element)) {
      if (lostAt !== null && document.activeElement !== last.element && isNowhere(last))
        focusOn(last.element);
      lostAt = stopgap = null;
      return;
    }
    lostAt ??= performance.now();
    if (!isNowhere(last)) return;
    const wait = lostAt + PATIENCE_MS - performance.now();
    if (isShown(last.element) && wait > 0) {
      clearTimeout(timer);
      timer = setTimeout(check, wait);
      return;
    }
    const near = nearest(last, main);
    if (document.activeElement === near) return;
    stopgap = near;
    focusOn(near);
  };
  // After what the page does of itself in the same moment: a dialog gives the focus back, a field that has come takes it.
  const checkSoon = () => {
    if (!last || frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(check);
    });
  };

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === stopgap) return;
    if (last && !canHaveFocus(last.element) && isAroundIt(last, target)) return checkSoon();
    last = placeOf(target);
    lostAt = stopgap = null;
  };
  /** Who presses on an empty spot wants the focus nowhere. */
  const onPress = () => {
    last = null;
    lostAt = stopgap = null;
  };

  const observer = new MutationObserver(checkSoon);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'class', 'hidden', 'style'],
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPress, true);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPress, true);
  };
}

/**
 * Who uses the keys does not lose their place: where a button is disabled or goes away when it is pressed, the focus comes
 * back to it, or else goes to the nearest thing around it that is still there.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => (main.current ? keepFocus(main.current) : undefined), [main]);
}
