import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** Width and height in pixels of a stored face image: 3:4 as the 30 × 40 mm frame of the resume, at 760 dpi. */
const FACE_IMAGE_SIZE = { width: 900, height: 1200 };

/** Sharp on a phone and on a wide screen, some 200 KB. */
const PUBLIC_IMAGE_SIZE = { width: 1600, height: 1600 };

/** What telephones take today; far below what a decompression bomb claims. */
const MAX_PIXELS = 64_000_000;

/** Ends the library's own threads, which go on when the thread that asked was ended. */
const MAX_SECONDS = 8;

const TAKEN = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Re-encodes a photo as a JPEG of 900 × 1200: upright as its orientation says, cropped to 3:4 around its
 * centre, transparent parts white, without metadata (a telephone writes where it was taken).
 * Null when the bytes, whatever their name, are no JPEG, PNG or WebP, are broken or hold too many pixels.
 * @param {Uint8Array} bytes
 * @returns {Promise<Uint8Array | null>}
 */
export function faceImage(bytes) {
  return encoded(bytes, (image) =>
    image
      .resize({ ...FACE_IMAGE_SIZE, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 86, chromaSubsampling: '4:4:4' }),
  );
}

/**
 * Re-encodes a picture of a company, an event or an article as WebP of at most 1600 px a side, upright and without
 * metadata. Null for what faceImage does not take either.
 * @param {Uint8Array} bytes
 * @returns {Promise<Uint8Array | null>}
 */
export function publicImage(bytes) {
  return encoded(bytes, (image) =>
    image
      .resize({ ...PUBLIC_IMAGE_SIZE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 84 }),
  );
}

async function encoded(bytes, as) {
  // Decided by the content before sharp sees it: its readers of SVG, HEIF and others are not for strangers.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !TAKEN.includes(type.mime)) return null;
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
    return await as(image).timeout({ seconds: MAX_SECONDS }).toBuffer();
  } catch {
    return null;
  }
}
