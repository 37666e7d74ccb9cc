/**
 * The whole number somebody typed: full-width digits, separators, a yen sign and blanks are understood.
 * @returns null when it is empty or none
 */
export function integerOf(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[\s,¥\\円]/g, '');
  if (!/^-?\d{1,15}$/.test(plain)) return null;
  return Number(plain);
}
