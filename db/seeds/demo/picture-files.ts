import { articles } from './articles.ts';
import { demoCompanies } from './companies.ts';
import { events } from './events.ts';
import { coverOf, picturesOf } from './pictures.ts';
import type { Text } from './types.ts';

/** Ids of the stored pictures, each list in the order of what it is for. */
export interface PictureFiles {
  companies: readonly (readonly { fileId: number; caption: Text }[])[];
  events: readonly number[];
  articles: readonly number[];
}

/** Stores bytes and their row in `files`; answers its id. */
export type SaveFile = (file: {
  name: string;
  content_type: string;
  bytes: Uint8Array;
  purpose: 'logo' | 'face_image' | 'company_image' | 'event_thumbnail';
}) => Promise<number>;

/** Draws and stores the pictures of the demo world; one company after the other, for a start on a small machine. */
export async function drawPictures(saveFile: SaveFile): Promise<PictureFiles> {
  const companies = [];
  for (const [turn, company] of demoCompanies.entries()) {
    const drawn = await picturesOf(company, turn);
    companies.push(
      await Promise.all(
        drawn.map(async ({ caption, bytes }, place) => ({
          caption,
          fileId: await saveFile({
            name: `${company.key}-${place + 1}.webp`,
            content_type: 'image/webp',
            bytes,
            purpose: 'company_image',
          }),
        })),
      ),
    );
  }
  return {
    companies,
    events: await covers(saveFile, 'event', events.length),
    articles: await covers(saveFile, 'article', articles.length),
  };
}

async function covers(saveFile: SaveFile, about: 'event' | 'article', count: number): Promise<number[]> {
  const ids = [];
  for (let turn = 0; turn < count; turn += 1)
    ids.push(
      await saveFile({
        name: `${about}-${turn + 1}.webp`,
        content_type: 'image/webp',
        bytes: await coverOf(about, turn),
        purpose: 'event_thumbnail',
      }),
    );
  return ids;
}
