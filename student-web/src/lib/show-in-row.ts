/** On a phone the steps of a form stand in a row that scrolls: the current one is brought into sight. */
export function showInRow(link: HTMLAnchorElement | null): void {
  const row = link?.closest('nav');
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
