/** On a phone some rows scroll sideways, as the steps of a form do: what is chosen in one is brought into sight. */
export function showInRow(chosen: HTMLElement | null): void {
  const row = chosen?.closest<HTMLElement>('nav, fieldset');
  if (!chosen || !row) return;
  const before = chosen.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollLeft += before - (row.clientWidth - chosen.offsetWidth) / 2;
}
