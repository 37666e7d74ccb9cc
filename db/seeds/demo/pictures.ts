import sharp from 'sharp';
import { coloursOf } from './logos.ts';
import { INSIDE, OUTSIDE, type Palette } from './scenes.ts';
import type { Text } from './types.ts';

/** Pictures of the demo companies and covers of what we publish, drawn by code: nobody's photograph, no licence. */

/** Sharp enough for flat colours on a telephone, quick to draw at a first start. */
const SIZE = { width: 640, height: 480 } as const;

interface Kind {
  outside: keyof typeof OUTSIDE;
  inside: keyof typeof INSIDE;
}

/** From which industry sector on (ids of the master data, in order) places of work look so. */
const KINDS: readonly (readonly [fromSector: number, kind: Kind])[] = [
  [1, { outside: 'field', inside: 'hall' }],
  [3, { outside: 'site', inside: 'desks' }],
  [8, { outside: 'plant', inside: 'hall' }],
  [10, { outside: 'plant', inside: 'bench' }],
  [12, { outside: 'plant', inside: 'hall' }],
  [14, { outside: 'plant', inside: 'bench' }],
  [17, { outside: 'plant', inside: 'hall' }],
  [20, { outside: 'turbines', inside: 'desks' }],
  [23, { outside: 'tower', inside: 'desks' }],
  [30, { outside: 'plant', inside: 'hall' }],
  [32, { outside: 'tower', inside: 'desks' }],
  [36, { outside: 'shop', inside: 'shelves' }],
  [39, { outside: 'tower', inside: 'desks' }],
  [49, { outside: 'house', inside: 'tatami' }],
  [50, { outside: 'house', inside: 'desks' }],
  [51, { outside: 'shop', inside: 'tatami' }],
  [53, { outside: 'campus', inside: 'classroom' }],
  [55, { outside: 'campus', inside: 'tatami' }],
  [57, { outside: 'tower', inside: 'desks' }],
];

const CAPTIONS: Record<keyof Kind, Text> = {
  outside: ['建物の外観（イラスト）', 'The building (drawing)', 'Bên ngoài tòa nhà (tranh vẽ)'],
  inside: ['職場のようす（イラスト）', 'Where we work (drawing)', 'Nơi làm việc (tranh vẽ)'],
};

function kindOf(sector: number): Kind {
  return KINDS.findLast(([from]) => from <= sector)![1];
}

/** Numbers between 0 and 1, the same ones for the same key every time (mulberry32 over a hash of it). */
function dice(key: string): () => number {
  let state = 2_166_136_261;
  for (const byte of Buffer.from(key)) state = Math.imul(state ^ byte, 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** WebP, as an uploaded picture is kept; at little effort, for a first start waits for it. */
function drawn(body: string): Promise<Buffer> {
  const { width, height } = SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 800 600">${body}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 84, effort: 1 }).toBuffer();
}

/** The two pictures of a company, as WebP of 640 × 480: its building and a room. */
export async function picturesOf(
  company: { key: string; sectors: readonly number[] },
  turn: number,
): Promise<{ caption: Text; bytes: Buffer }[]> {
  const kind = kindOf(company.sectors[0]!);
  const palette: Palette = coloursOf(company.key, turn);
  return [
    {
      caption: CAPTIONS.outside,
      bytes: await drawn(OUTSIDE[kind.outside](palette, dice(company.key))),
    },
    {
      caption: CAPTIONS.inside,
      bytes: await drawn(INSIDE[kind.inside](palette, dice(`${company.key} inside`))),
    },
  ];
}

/** What the covers show: the places in the order of the events and the articles. */
const COVERS = {
  event: ['classroom', 'desks', 'tatami', 'campus', 'house', 'classroom'],
  article: ['campus', 'desks', 'tower', 'house', 'classroom', 'desks'],
} as const;
const SCENES = { ...OUTSIDE, ...INSIDE };

/** The cover of the `turn`th event or article, as WebP of 640 × 480. */
export function coverOf(about: keyof typeof COVERS, turn: number): Promise<Buffer> {
  const scene = SCENES[COVERS[about][turn % COVERS[about].length]!];
  const key = `${about} ${turn}`;
  return drawn(scene(coloursOf(key, turn * 2 + (about === 'event' ? 1 : 4)), dice(key)));
}
