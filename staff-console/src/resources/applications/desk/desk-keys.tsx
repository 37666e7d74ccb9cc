import { useEffect, useEffectEvent, useRef } from 'react';
import type { Span } from '../../../../../domain/resume-checks.ts';
import { retryUntil } from '../../../../../web/retry-until.ts';
import { ShortcutsDialog } from '../../../components/Shortcuts.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { SidePart } from './desk-context.ts';

export interface DeskKeys {
  save: () => void;
  next: () => void;
  warning: () => void;
  showPart: (part: SidePart) => void;
  help: () => void;
}

const answers = () => [...document.querySelectorAll<HTMLElement>('[data-answer]')];
const behavior = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? ('auto' as const) : ('smooth' as const);

const fieldOf = (answer: HTMLElement) =>
  answer.querySelector<HTMLTextAreaElement>('textarea[data-correction]');

/** Puts the cursor into an answer's field, or on the answer where it has none, and brings it into sight. */
export function goTo(answer: HTMLElement): void {
  (fieldOf(answer) ?? answer).focus({ preventScroll: true });
  answer.scrollIntoView({ block: 'start', behavior: behavior() });
}

/** To the answer after (or before) the one that has the focus; from an answer itself into its own field first. */
function go(step: 1 | -1): void {
  const all = answers();
  const at = all.findIndex((answer) => answer.contains(document.activeElement));
  const here = all[at];
  if (step > 0 && here === document.activeElement && here && fieldOf(here)) {
    goTo(here);
    return;
  }
  const next = all[at < 0 ? (step > 0 ? 0 : all.length - 1) : at + step];
  if (next) goTo(next);
}

/**
 * Marks the first answer to correct as the place one is at, in sight, without opening its field: nobody writes there yet.
 */
export function startAtFirstAnswer(): void {
  const untouched = (answer: HTMLElement) => fieldOf(answer)?.value === '';
  const all = answers().filter(fieldOf);
  const first = all.find(untouched) ?? all[0];
  first?.focus({ preventScroll: true });
  // The first of all is in sight below the header.
  if (first && first !== all[0]) first.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Opens the comments of an answer and goes to the field. */
function commentOn(answer: Element | undefined | null): void {
  const comments = answer?.matches('[data-comments]') ? answer : answer?.querySelector('[data-comments]');
  if (!comments) return;
  const field = () => comments.querySelector<HTMLElement>('textarea:not([aria-hidden])');
  if (!field()) comments.querySelector('button')?.click();
  requestAnimationFrame(() => field()?.focus());
}

/** Comments on the answer one is in, else on the first. */
function comment(): void {
  const all = answers();
  const answer = all.find((one) => one.contains(document.activeElement)) ?? all[0];
  // Of marked words the button makes a quotation.
  const quote = document.querySelector<HTMLElement>('[data-quote]');
  if (quote) quote.click();
  else commentOn(answer);
}

const placeOf = (id: string) => document.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`);

/** Into the field of the text with this id, with a stretch of it selected. */
export function goToAnswer(id: string, span?: Span): void {
  const place = placeOf(id);
  if (!place) return;
  goTo(place);
  if (span) fieldOf(place)?.setSelectionRange(span.start, span.end);
}

/** To the comment that is being written on the text with this id. */
export const goToComment = (id: string): void => commentOn(placeOf(id));

/** Opens the saved comments of the answer one is in. */
function bank(): void {
  comment();
  requestAnimationFrame(() =>
    document.activeElement
      ?.closest('[data-comments]')
      ?.querySelector<HTMLElement>('[data-comment-bank]')
      ?.click(),
  );
}

/** To the warning about a correction that follows the one seen last, from the first again at the end. @returns it */
function nextWarning(seen: Element | null): Element | null {
  const all = [...document.querySelectorAll<HTMLElement>('[data-warning="correction"] > li')];
  const next = all[all.findIndex((one) => one === seen) + 1] ?? all[0];
  const answer = next?.closest<HTMLElement>('[data-answer]');
  if (!next || !answer) return null;
  const words = next.querySelector('button');
  if (words) words.click();
  else goTo(answer);
  answer.scrollIntoView({ block: 'nearest', behavior: behavior() });
  return next;
}

/** To the next change without a reason, those of the answer one is in first, and from the first again at the end. */
export function goToNextReason(): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-change-reason]')];
  const here = document.activeElement;
  const own = all.findIndex((one) => one.closest('li')?.contains(here));
  const isAfter = (one: HTMLElement) =>
    one.closest('[data-answer]')?.contains(here) ||
    (here && here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  const at = own >= 0 ? own + 1 : Math.max(all.findIndex(isAfter), 0);
  const missing = [...all.slice(at), ...all.slice(0, at)].find(
    (one) => one.dataset['changeReason'] === 'missing',
  );
  missing?.focus({ preventScroll: true });
  missing?.scrollIntoView({ block: 'center', behavior: behavior() });
}

/** Opens a part at the side and goes into it. */
function enter(part: SidePart, { showPart }: DeskKeys): void {
  showPart(part);
  setTimeout(() => document.querySelector<HTMLElement>('[data-side-part]')?.focus(), 0);
}

/** Into the memo at the side, once its editor is there. */
export const goToMemo = () =>
  retryUntil(() => {
    const memo = document.querySelector<HTMLElement>('[data-side-part] [role=textbox]');
    memo?.focus();
    return memo !== null;
  });

/** Opens the notes and goes to the memo. */
function note({ showPart }: DeskKeys): void {
  showPart('notes');
  goToMemo();
}

/** Opens the conversation and goes to the field. */
function write({ showPart }: DeskKeys): void {
  showPart('talk');
  setTimeout(() => document.querySelector<HTMLElement>('textarea[data-message]')?.focus(), 0);
}

/** Asks for the correction to be sent, where it may be. */
const send = () => document.querySelector<HTMLElement>('[data-event="send_correction"]')?.click();

/** Puts the student's words into every empty correction; the button for all is there where it is more than one. */
const startAll = () => document.querySelector<HTMLElement>('[data-start-all], [data-start]')?.click();

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What a key does, if anything. Read by their place on the keyboard, since Alt writes other letters on some. */
function actionOf(event: KeyboardEvent, keys: DeskKeys): (() => void) | null {
  const { altKey, ctrlKey, metaKey, shiftKey, code, key } = event;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) {
    if (code === 'KeyS') return keys.save;
    if (code === 'Enter') return send;
    return null;
  }
  if (altKey && !ctrlKey && !metaKey) {
    if (code === 'ArrowDown') return () => go(1);
    if (code === 'ArrowUp') return () => go(-1);
    if (code === 'KeyC') return comment;
    if (code === 'KeyR') return goToNextReason;
    if (code === 'KeyO') return startAll;
    if (code === 'KeyB') return bank;
    if (code === 'KeyW') return keys.warning;
    if (code === 'KeyN') return keys.next;
    if (code === 'KeyP') return () => keys.showPart('pdf');
    if (code === 'KeyV') return () => keys.showPart('versions');
    if (code === 'KeyM') return () => write(keys);
    if (code === 'KeyI') return () => enter('interviews', keys);
    if (code === 'KeyT') return () => note(keys);
    return null;
  }
  return key === '?' && !isTyping(event.target) ? keys.help : null;
}

/** The keys of the desk, while no dialog is open. */
export function useDeskKeys(own: Omit<DeskKeys, 'warning'>): void {
  const seen = useRef<Element | null>(null);
  const warning = () => {
    seen.current = nextWarning(seen.current);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
    const does = actionOf(event, { ...own, warning });
    if (!does) return;
    event.preventDefault();
    does();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const KEYS = [
  ['next', 'Alt', '↓'],
  ['previous', 'Alt', '↑'],
  ['start_all', 'Alt', 'O'],
  ['save', 'Ctrl', 'S'],
  ['comment', 'Alt', 'C'],
  ['bank', 'Alt', 'B'],
  ['reason', 'Alt', 'R'],
  ['warning', 'Alt', 'W'],
  ['send', 'Ctrl', 'Enter'],
  ['next_row', 'Alt', 'N'],
  ['pdf', 'Alt', 'P'],
  ['versions', 'Alt', 'V'],
  ['talk', 'Alt', 'M'],
  ['interviews', 'Alt', 'I'],
  ['notes', 'Alt', 'T'],
] as const;

/** The keys of the desk, all of them. */
export function DeskShortcuts({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const own = KEYS.map(([name, ...keys]) => ({ does: t(`correcting.keys.${name}`), keys }));
  return <ShortcutsDialog shortcuts={own} onClose={onClose} />;
}
