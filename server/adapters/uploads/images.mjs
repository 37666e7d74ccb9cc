import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** Size in pixels of stored face images: 3:4 like the 30 × 40 mm photo frame of the resume, at 760 dpi. */
const FACE_IMAGE_SIZE = { width: 900, height: 1200 };

/** Sharp on phones and wide screens at about 200 KB. */
const PUBLIC_IMAGE_SIZE = { width: 1600, height: 1600 };

/** Enough for current phone cameras, far below decompression bombs. */
const MAX_PIXELS = 64_000_000;

/** Stops libvips' own threads, which outlive a terminated worker thread. */
const MAX_SECONDS = 8;

const TAKEN = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Re-encodes a photo as a JPEG of 900 × 1200: auto-oriented, center-cropped to 3:4, transparency on white,
 * metadata
 * (such as GPS position) removed. Null when the content is not a JPEG, PNG or WebP, is corrupt or has too many
 * pixels.
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
 * Re-encodes an image of a company, event or article as WebP of at most 1600 px a side, auto-oriented and
 * without
 * metadata. Null under the same conditions as faceImage.
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
  // Check the content first: sharp's SVG, HEIF and other loaders must not see untrusted input.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !TAKEN.includes(type.mime)) return null;
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
    return await as(image).timeout({ seconds: MAX_SECONDS }).toBuffer();
  } catch {
    return null;
  }
}
