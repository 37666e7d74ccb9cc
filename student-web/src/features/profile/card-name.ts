/** Latin letters without their accents. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');

/** How a residence card prints a name that is written with accents: "Trần" is TRAN there. Null for any other. */
export function nameOnCard(name: string): string | null {
  const text = name.trim();
  const bare = withoutAccents(text);
  const isPrinted = /^[A-Za-z][A-Za-z .'’-]*$/.test(bare);
  return isPrinted && bare !== text.normalize('NFD') ? bare.toUpperCase() : null;
}
