import { encodeQR } from 'qr';

/**
 * A QR code as the data of an SVG path, in squares of one unit.
 * @returns with the width and height of the code in squares, with the margin that cameras need
 */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size: rows.length, path: path.join('') };
}

/** The page that staff open at the door. The code stands in the query, which no log keeps. */
export const checkInUrl = (baseUrl: string, code: string): string => `${baseUrl}/staff/check_in?code=${code}`;
