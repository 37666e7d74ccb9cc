/** Brings a part of the page into view and the keyboard to it: to its first input, or to the part itself. */
export function goTo(anchor: string): void {
  const part = document.getElementById(anchor);
  if (!part) return;
  part.scrollIntoView({ block: 'start' });
  const target = part.hasAttribute('tabindex')
    ? part
    : part.querySelector<HTMLElement>('input:not([type=hidden]), textarea, [role=combobox], button');
  target?.focus({ preventScroll: true });
}
