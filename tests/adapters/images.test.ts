import sharp from 'sharp';
import { createUploadReader } from '../../server/adapters/uploads/upload-reader.ts';

const reader = createUploadReader();
afterAll(reader.close);
const read = async (what: 'faceImage' | 'publicImage', bytes: Uint8Array) => {
  const image = await reader[what](bytes);
  expect(image).not.toBe('unreadable');
  return image as Uint8Array | null;
};
const faceImage = (bytes: Uint8Array) => read('faceImage', bytes);
const publicImage = (bytes: Uint8Array) => read('publicImage', bytes);

const RED = { r: 220, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 220 };

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { ...RED, alpha: channels === 4 ? 0 : 1 } } });

async function colourAt(image: Uint8Array, left: number, top: number) {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('a photo', () => {
  test.each([
    ['JPEG', () => plain(600, 900).jpeg().toBuffer()],
    ['PNG', () => plain(600, 900).png().toBuffer()],
    ['WebP', () => plain(600, 900).webp().toBuffer()],
  ])('as %s becomes a JPEG of 900 × 1200', async (_name, bytes) => {
    const image = await faceImage(await bytes());
    expect(await sharp(image!).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 1200 });
  });

  test('keeps nothing of where and when it was taken', async () => {
    const taken = await plain(600, 800)
      .withExif({
        IFD0: { Make: 'Camera', Artist: 'Someone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const image = await faceImage(taken);
    const { exif, xmp, iptc, icc } = await sharp(image!).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(image!).includes('Someone')).toBe(false);
  });

  test('stands upright as its orientation says', async () => {
    // Red above blue, stored lying on its side with the note "turn by 90° to the right" (6).
    const upright = await sharp({ create: { width: 300, height: 400, channels: 3, background: RED } })
      .composite([
        {
          input: { create: { width: 300, height: 200, channels: 3, background: BLUE } },
          left: 0,
          top: 200,
        },
      ])
      .png()
      .toBuffer();
    const lying = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp(lying).metadata()).toMatchObject({ width: 400, height: 300, orientation: 6 });
    const image = await faceImage(lying);
    expect((await colourAt(image!, 450, 100))[0]).toBeGreaterThan(150);
    expect((await colourAt(image!, 450, 1100))[2]).toBeGreaterThan(150);
  });

  test('is cropped around its centre, not squeezed', async () => {
    const wide = await sharp({ create: { width: 1200, height: 400, channels: 3, background: BLUE } })
      .composite([
        { input: { create: { width: 300, height: 400, channels: 3, background: RED } }, left: 450, top: 0 },
      ])
      .jpeg()
      .toBuffer();
    const image = await faceImage(wide);
    for (const left of [10, 450, 890]) expect((await colourAt(image!, left, 600))[0]).toBeGreaterThan(150);
  });

  test('has white where it was transparent', async () => {
    const image = await faceImage(await plain(300, 400, 4).png().toBuffer());
    expect((await colourAt(image!, 450, 600)).every((value) => value > 250)).toBe(true);
  });
});

describe('what is no photo is refused', () => {
  test.each([
    ['a text', async () => Buffer.from('not an image')],
    ['nothing', async () => Buffer.alloc(0)],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => plain(30, 40).gif().toBuffer()],
    ['a TIFF', () => plain(30, 40).tiff().toBuffer()],
    ['an AVIF', () => plain(64, 64).avif().toBuffer()],
    ['a JPEG that breaks off', async () => (await plain(600, 800).jpeg().toBuffer()).subarray(0, 900)],
    ['the first bytes of a PNG alone', async () => (await plain(30, 40).png().toBuffer()).subarray(0, 30)],
  ])('%s', async (_name, bytes) => {
    expect(await faceImage(await bytes())).toBeNull();
  });

  test('a picture that is small as a file and huge when opened', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: RED },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9, palette: true, colours: 2 })
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    expect(await faceImage(bomb)).toBeNull();
  });
});

describe('a public picture', () => {
  test('becomes WebP, as large as it is up to 1600 px a side, and keeps its transparency', async () => {
    const logo = await publicImage(await plain(320, 80, 4).png().toBuffer());
    expect(await sharp(logo!).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 80,
      hasAlpha: true,
    });
    const photo = await publicImage(await plain(4000, 3000).jpeg().toBuffer());
    expect(await sharp(photo!).metadata()).toMatchObject({ width: 1600, height: 1200 });
  });

  test('of a kind we do not take is none', async () => {
    expect(await publicImage(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
    expect(await publicImage(Buffer.from('no image'))).toBeNull();
  });
});
