/** Print size of a resume photo, 30 × 40 mm, at 508 dots an inch. */
const WIDTH = 600;
const HEIGHT = 800;
const QUALITY = 0.92;

/** The part of a picture as JPEG, 600 × 800, as a data address. Rejects when the picture cannot be read. */
export async function croppedJpeg(
  address: string,
  area: { x: number; y: number; width: number; height: number },
): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot cut pictures');
  // JPEG has no transparency: a cut-out photo gets a white ground.
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, WIDTH, HEIGHT);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
