/**
 * The whole number somebody typed: full-width digits, separators, a yen sign and blanks are understood.
 * @returns null when it is empty or none
 */
export function integerOf(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[\s,¥\\円]/g, '');
  if (!/^-?\d{1,15}$/.test(plain)) return null;
  return Number(plain);
}

/**
 * The number somebody typed, with at most so many decimals; full-width digits and separators are understood.
 * @returns null when it is empty or none
 */
export function numberOf(text: string, decimals: number): number | null {
  if (decimals === 0) return integerOf(text);
  const plain = text.normalize('NFKC').replace(/[\s,]/g, '');
  const match = /^\d{1,9}(?:\.(\d+))?$/.exec(plain);
  return match && (match[1]?.length ?? 0) <= decimals ? Number(plain) : null;
}
