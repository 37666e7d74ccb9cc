const TAKES_LETTERS = 'input:not([type=checkbox], [type=radio]), textarea, select, [role=combobox]';

/** Whether this key was pressed alone, where letters are not typed and nothing lies over the page. */
export function isPlainKey(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return false;
  const at = event.target;
  if (at instanceof HTMLElement && (at.isContentEditable || at.matches(TAKES_LETTERS))) return false;
  return !document.querySelector('[role=dialog], [role=menu], [role=listbox]');
}
