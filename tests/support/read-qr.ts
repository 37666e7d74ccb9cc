import decode from 'qr/decode.js';

/** Draws a QR code as pages do, and reads it as a camera does. */
export function readQr({ size, path }: { size: number; path: string }): string {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < scale; column++) {
        const place = (Number(y) * scale + row) * width + Number(x) * scale + column;
        data.fill(0, place * 4, place * 4 + 3);
      }
  return decode({ width, height: width, data });
}
