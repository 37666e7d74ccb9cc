import sharp from 'sharp';
import { readBytes } from '../files.ts';
import type { Text } from './schemas/values.ts';
import type { DemoWorld } from './world.ts';

/**
 * Pictures of the demo companies and covers of what we publish, faces for the resumes: drawings, so nobody's
 * photograph and no licence.
 */

const VIEWS = ['outside', 'inside'] as const;

/** Ids of the stored pictures, each list in the order of what it is for. */
export interface PictureFiles {
  logos: readonly number[];
  companies: readonly (readonly { fileId: number; caption: Text }[])[];
  events: readonly number[];
  courses: readonly number[];
  articles: readonly number[];
}

/** Stores bytes and their row in `files`; answers its id. */
export type SaveFile = (file: {
  name: string;
  content_type: string;
  bytes: Uint8Array;
  purpose: 'logo' | 'face_image' | 'company_image' | 'event_thumbnail';
}) => Promise<number>;

/** A picture as an uploaded one is kept, WebP of 640 × 480; at little effort, for a first start waits for it. */
export const drawPicture = (name: string): Promise<Buffer> =>
  sharp(readBytes(`demo/pictures/${name}.svg`))
    .webp({ quality: 84, effort: 1 })
    .toBuffer();

/** A face for a resume, as JPEG of 900 × 1200: 3:4 as the 30 × 40 mm frame of the resume. */
export const drawPortrait = (student: string): Promise<Buffer> =>
  sharp(readBytes(`demo/students/${student}.svg`))
    .jpeg({ quality: 86 })
    .toBuffer();

/** Draws and stores the pictures of the demo world; one company after the other, for a start on a small machine. */
export async function drawPictures(
  saveFile: SaveFile,
  { companies, phrases, events, courses, articles }: DemoWorld,
): Promise<PictureFiles> {
  const logos: number[] = [];
  for (const { key } of companies)
    logos.push(
      await saveFile({
        name: `${key}.svg`,
        content_type: 'image/svg+xml',
        bytes: readBytes(`demo/companies/${key}.svg`),
        purpose: 'logo',
      }),
    );
  const drawn = [];
  for (const { key } of companies) {
    const views = [];
    for (const [place, view] of VIEWS.entries())
      views.push({
        caption: phrases.picture_captions[view],
        fileId: await saveFile({
          name: `${key}-${place + 1}.webp`,
          content_type: 'image/webp',
          bytes: await drawPicture(`${key}-${view}`),
          purpose: 'company_image',
        }),
      });
    drawn.push(views);
  }
  return {
    logos,
    companies: drawn,
    events: await covers(saveFile, 'event', events.events),
    courses: await covers(saveFile, 'course', courses),
    articles: await covers(saveFile, 'article', articles),
  };
}

async function covers(
  saveFile: SaveFile,
  about: 'event' | 'course' | 'article',
  all: readonly { key: string }[],
): Promise<number[]> {
  const ids = [];
  for (const { key } of all)
    ids.push(
      await saveFile({
        name: `${about}-${key}.webp`,
        content_type: 'image/webp',
        bytes: await drawPicture(`${about}-${key}`),
        purpose: 'event_thumbnail',
      }),
    );
  return ids;
}
