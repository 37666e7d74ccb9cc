/** Removes everything between two marks, marks included; an unclosed section stays. */
export function removeBetween(html: string, from: string, to: string): string {
  const kept: string[] = [];
  let done = 0;
  for (let start = html.indexOf(from); start >= 0; start = html.indexOf(from, done)) {
    const end = html.indexOf(to, start);
    if (end < 0) break;
    kept.push(html.slice(done, start));
    done = end + to.length;
  }
  return kept.join('') + html.slice(done);
}
