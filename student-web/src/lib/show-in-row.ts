/** Of a row that scrolls sideways, where it fades out into what goes on; in pixels. */
const FADE = 40;

/** On a phone some rows scroll sideways, as the steps of a form do: what is chosen in one is brought into sight. */
export function showInRow(chosen: HTMLElement | null): void {
  const row = chosen?.closest<HTMLElement>('nav, fieldset');
  if (!chosen || !row) return;
  const left = chosen.getBoundingClientRect().left - row.getBoundingClientRect().left;
  const beyond = left + chosen.offsetWidth - (row.clientWidth - FADE);
  if (left < FADE) row.scrollLeft += left - FADE;
  else if (beyond > 0) row.scrollLeft += Math.min(beyond, left - FADE);
}
