/** Parts that the pictures of the demo world are put together from: landscapes with a building, and rooms. 800 × 600. */

export interface Palette {
  dark: string;
  light: string;
  ground: string;
}

type Dice = () => number;
type Scene = (palette: Palette, dice: Dice) => string;

const WOOD = '#c49a6c';
const WOOD_DARK = '#94704a';
const WALL = '#f6f2ea';
const GLASS = '#cfe6ee';
const STEEL = '#8b9aa3';
const LEAF = '#6fa37a';
const LEAF_DARK = '#4f8461';

const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`;
const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const each = (count: number, draw: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => draw(place)).join('');
const between = (dice: Dice, low: number, high: number) => Math.round(low + dice() * (high - low));

function cloud(dice: Dice): string {
  const x = between(dice, 40, 680);
  const y = between(dice, 50, 150);
  return `<g fill="#fff" opacity=".85">${circle(x, y, 22, '#fff')}${circle(x + 28, y - 12, 28, '#fff')}${circle(x + 60, y, 24, '#fff')}${rect(x - 4, y, 68, 22, '#fff', 11)}</g>`;
}

/** Sky, sun, hills and the ground that everything outside stands on. */
function land(dice: Dice): string {
  const hill = between(dice, 260, 330);
  const peak = between(dice, 200, 600);
  return [
    '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9d6ea"/><stop offset="1" stop-color="#f4f8ee"/></linearGradient></defs>',
    rect(0, 0, 800, 600, 'url(#sky)'),
    circle(between(dice, 90, 710), 90, 40, '#fff3c9'),
    each(3, () => cloud(dice)),
    path(
      `M0 ${hill + 90}L${peak - 260} ${hill + 60}L${peak} ${hill - 70}L${peak + 280} ${hill + 70}L800 ${hill + 40}V470H0z`,
      '#a9c8c4',
    ),
    path(`M0 ${hill + 110}q200 -70 400 0t400 -20V480H0z`, '#8fbb9f'),
    rect(0, 455, 800, 145, '#dfe3d6'),
    rect(0, 520, 800, 80, '#b9c0bd'),
    each(7, (place) => rect(20 + place * 120, 556, 60, 6, '#f4f4ef', 3)),
  ].join('');
}

function tree(x: number, size: number): string {
  return `${rect(x - 5, 470 - size / 3, 10, size / 3 + 4, WOOD_DARK)}${circle(x, 462 - size / 2, size / 2.6, LEAF)}${circle(x - size / 4, 470 - size / 3, size / 3.6, LEAF_DARK)}${circle(x + size / 4, 470 - size / 3, size / 3.6, LEAF)}`;
}

const trees = (dice: Dice, from: number, to: number, count: number) =>
  each(count, () => tree(between(dice, from, to), between(dice, 70, 120)));

function windows(
  x: number,
  y: number,
  columns: number,
  rows: number,
  width: number,
  height: number,
  dice: Dice,
) {
  return each(columns * rows, (place) => {
    const left = x + (place % columns) * (width + 12);
    const top = y + Math.floor(place / columns) * (height + 14);
    return rect(left, top, width, height, dice() < 0.2 ? '#fdeebd' : GLASS, 3);
  });
}

const door = (x: number, y: number, height: number, fill: string) =>
  `${rect(x, y, 70, height, fill, 4)}${rect(x + 8, y + 8, 24, height - 8, GLASS)}${rect(x + 38, y + 8, 24, height - 8, GLASS)}`;

const tower: Scene = ({ dark, light, ground }, dice) => {
  const floors = between(dice, 5, 7);
  const top = 458 - floors * 50 - 20;
  return [
    land(dice),
    each(5, (place) => {
      const roof = between(dice, 240, 340);
      return rect(20 + place * 160, roof, 90, 458 - roof, place % 2 ? '#b7c9cf' : '#c7d4d6');
    }),
    rect(250, top, 300, 458 - top, ground),
    rect(250, top, 300, 16, dark),
    rect(250, top + 16, 18, 442 - top, light),
    windows(284, top + 30, 5, floors - 1, 40, 34, dice),
    rect(320, 396, 160, 62, dark),
    door(365, 404, 54, light),
    trees(dice, 60, 220, 3),
    trees(dice, 580, 750, 3),
  ].join('');
};

const house: Scene = ({ dark, light }, dice) =>
  [
    land(dice),
    trees(dice, 30, 160, 3),
    rect(170, 330, 460, 128, WALL),
    path('M120 340L220 250H580L680 340z', dark),
    each(9, (place) => line(`M${240 + place * 40} 256L${226 + place * 44} 336`, '#ffffff44', 4)),
    rect(250, 200, 300, 56, WALL),
    path('M215 208L290 148H510L585 208z', dark),
    each(6, (place) => rect(266 + place * 46, 214, 36, 34, '#fdf3d6')),
    each(2, (place) => {
      const left = place ? 470 : 200;
      return `${rect(left, 362, 130, 80, '#fdf3d6')}${each(4, (bar) => rect(left + bar * 42, 362, 4, 80, WOOD_DARK))}${rect(left, 400, 130, 4, WOOD_DARK)}`;
    }),
    rect(360, 366, 80, 92, WOOD),
    each(3, (place) => rect(352 + place * 33, 356, 30, 44, light)),
    each(
      2,
      (place) =>
        `${rect(338 + place * 116, 372, 8, 30, WOOD_DARK)}${rect(330 + place * 116, 400, 24, 34, '#fbe3a8', 10)}`,
    ),
    trees(dice, 650, 770, 3),
  ].join('');

const plant: Scene = ({ dark, light, ground }, dice) =>
  [
    land(dice),
    each(
      2,
      (place) =>
        `${rect(130 + place * 60, 210, 30, 200, STEEL)}${rect(130 + place * 60, 224, 30, 14, light)}`,
    ),
    path('M90 330L180 270V330L270 270V330L360 270V330L450 270V330L540 270V330V458H90z', ground),
    path(
      'M90 330L180 270V282L90 342zM180 330L270 270V282L180 342zM270 330L360 270V282L270 342zM360 330L450 270V282L360 342zM450 330L540 270V282L450 342z',
      dark,
    ),
    windows(116, 352, 6, 1, 52, 26, dice),
    each(
      3,
      (place) =>
        `${rect(120 + place * 140, 400, 100, 58, STEEL, 4)}${each(4, (bar) => rect(120 + place * 140, 408 + bar * 13, 100, 3, '#ffffff55'))}`,
    ),
    rect(560, 320, 170, 138, WALL),
    rect(560, 320, 170, 12, light),
    windows(576, 346, 3, 2, 38, 30, dice),
    `<g>${rect(560, 486, 130, 62, dark, 6)}${rect(690, 504, 50, 44, light, 6)}${rect(704, 512, 30, 18, GLASS, 3)}${circle(590, 550, 15, '#3d474c')}${circle(660, 550, 15, '#3d474c')}${circle(716, 550, 15, '#3d474c')}</g>`,
    trees(dice, 20, 80, 2),
  ].join('');

const shop: Scene = ({ dark, light, ground }, dice) =>
  [
    land(dice),
    each(2, (place) => rect(60 + place * 530, 250, 150, 208, place ? '#d8d3c6' : '#cdd6d4')),
    each(2, (place) => windows(80 + place * 530, 276, 2, 3, 48, 36, dice)),
    rect(200, 230, 400, 228, ground),
    rect(200, 230, 400, 56, dark),
    each(5, (place) => circle(280 + place * 60, 258, 11, light)),
    each(8, (place) =>
      path(`M${190 + place * 52.5} 300h52.5v30q-26 22 -52.5 0z`, place % 2 ? '#ffffff' : light),
    ),
    rect(190, 292, 420, 12, dark),
    rect(222, 346, 140, 96, GLASS, 4),
    rect(438, 346, 140, 96, GLASS, 4),
    each(8, (place) =>
      circle(
        240 + (place % 4) * 34 + (place > 3 ? 216 : 0),
        430,
        11,
        ['#e6a15c', '#8fbb6c', '#d97b6c', '#f0ce6a'][place % 4]!,
      ),
    ),
    door(365, 360, 98, WOOD),
    trees(dice, 30, 60, 1),
    trees(dice, 740, 770, 1),
  ].join('');

const campus: Scene = ({ dark, light, ground }, dice) =>
  [
    land(dice),
    rect(120, 300, 560, 158, ground),
    rect(120, 288, 560, 16, dark),
    windows(144, 320, 10, 2, 40, 42, dice),
    path('M330 300L400 240L470 300V458H330z', WALL),
    line('M330 300L400 240L470 300', dark, 12),
    circle(400, 308, 22, light),
    line('M400 308V294M400 308H410', WALL, 4),
    door(365, 380, 78, dark),
    each(9, (place) => circle(150 + place * 64, 466, 12, place % 2 ? light : '#f2c6cf')),
    trees(dice, 30, 110, 2),
    trees(dice, 690, 770, 2),
  ].join('');

const field: Scene = ({ dark, light }, dice) =>
  [
    land(dice),
    rect(0, 440, 800, 160, '#c9b58c'),
    each(
      9,
      (row) =>
        `${rect(0, 470 + row * 15, 800, 6, LEAF_DARK)}${each(20, (place) => circle(10 + place * 42 + (row % 2) * 20, 468 + row * 15, 7, row % 3 ? LEAF : light))}`,
    ),
    each(3, (place) => {
      const x = 90 + place * 215;
      return `${path(`M${x} 440V350q92 -96 184 0V440z`, '#e9f4f3')}${each(4, (bar) => line(`M${x + 20 + bar * 48} 440V${330 - (bar === 1 || bar === 2 ? 18 : 0)}`, '#b7cfd0', 4))}${line(`M${x} 440V350q92 -96 184 0V440`, dark, 6)}`;
    }),
    trees(dice, 20, 70, 1),
    trees(dice, 740, 780, 1),
  ].join('');

const turbines: Scene = ({ dark, light }, dice) =>
  [
    land(dice),
    rect(0, 400, 800, 70, '#8fc3d6'),
    each(6, (place) =>
      line(`M${20 + place * 140} ${420 + (place % 2) * 22}q18 -10 36 0t36 0`, '#ffffff99', 4),
    ),
    each(4, (place) => {
      const x = 130 + place * 175;
      const y = between(dice, 150, 230);
      const turn = between(dice, 0, 120);
      const blades = each(
        3,
        (blade) =>
          `<path d="M${x} ${y}q10 -60 0 -108q-12 48 0 108z" fill="${place % 2 ? light : '#fff'}" transform="rotate(${turn + blade * 120} ${x} ${y})"/>`,
      );
      return `${path(`M${x - 5} ${y}h10l5 ${460 - y}h-20z`, '#f3f5f5')}${blades}${circle(x, y, 9, dark)}`;
    }),
    trees(dice, 20, 120, 2),
    trees(dice, 620, 780, 3),
  ].join('');

const site: Scene = ({ dark, light, ground }, dice) =>
  [
    land(dice),
    line('M610 458V110H330M610 110L650 150M610 150H700V180', light, 12),
    line('M400 110V220', STEEL, 4),
    rect(372, 220, 56, 26, dark),
    each(
      4,
      (floor) =>
        `${rect(190, 420 - floor * 56, 330, 12, STEEL)}${each(5, (pillar) => rect(196 + pillar * 78, 420 - floor * 56, 12, 50, STEEL))}`,
    ),
    rect(196, 364, 150, 56, ground),
    windows(210, 376, 3, 1, 36, 32, dice),
    rect(60, 430, 680, 36, '#ffffff'),
    each(14, (place) => path(`M${60 + place * 50} 430h24l-24 36h-0z`, dark)),
    trees(dice, 20, 150, 3),
  ].join('');

export const OUTSIDE = { tower, house, plant, shop, campus, field, turbines, site } as const;

/** A wall, a floor and a view out of wide windows. */
function room(dice: Dice, wall: string, floor: string): string {
  return [
    rect(0, 0, 800, 430, wall),
    rect(0, 430, 800, 170, floor),
    rect(0, 424, 800, 10, '#00000014'),
    rect(70, 70, 420, 190, GLASS, 4),
    path(`M70 220q100 -${between(dice, 30, 80)} 210 0t210 -10V260H70z`, '#a9cdb5'),
    each(2, (place) => circle(150 + place * 180 + between(dice, -30, 30), 110, 20, '#ffffffb0')),
    each(4, (place) => rect(66 + place * 140, 66, 8, 198, '#ffffff')),
    rect(62, 62, 436, 8, '#ffffff'),
    rect(56, 258, 448, 12, '#ffffff'),
  ].join('');
}

const plantPot = (x: number, y: number, fill: string) =>
  `${path(`M${x - 26} ${y}h52l-8 52h-36z`, fill)}${each(5, (leaf) => `<ellipse cx="${x}" cy="${y - 40}" rx="13" ry="46" fill="${leaf % 2 ? LEAF : LEAF_DARK}" transform="rotate(${-60 + leaf * 30} ${x} ${y})"/>`)}`;

const lamps = (count: number, fill: string) =>
  each(count, (place) => {
    const x = 150 + place * (500 / Math.max(1, count - 1));
    return `${rect(x - 2, 0, 4, 34, STEEL)}${path(`M${x - 34} 54q34 -44 68 0z`, fill)}`;
  });

const monitor = (x: number, y: number, screen: string) =>
  `${rect(x, y, 96, 62, '#37454d', 6)}${rect(x + 6, y + 6, 84, 48, screen, 3)}${each(3, (row) => rect(x + 14, y + 14 + row * 12, 30 + row * 12, 5, '#ffffffb0', 2))}${rect(x + 40, y + 62, 16, 14, STEEL)}${rect(x + 26, y + 74, 44, 6, STEEL, 3)}`;

const chair = (x: number, fill: string) =>
  `${rect(x, 430, 70, 66, fill, 14)}${rect(x + 31, 496, 8, 38, STEEL)}${line(`M${x + 10} 540H${x + 60}`, STEEL, 8)}`;

const desks: Scene = ({ dark, light, ground }, dice) =>
  [
    room(dice, ground, '#e6dccb'),
    lamps(3, light),
    rect(560, 110, 170, 150, '#ffffff', 4),
    each(6, (place) =>
      rect(
        578 + (place % 3) * 50,
        130 + Math.floor(place / 3) * 60,
        38,
        42,
        place % 2 ? light : '#f3d9a4',
        3,
      ),
    ),
    rect(60, 396, 560, 16, WOOD),
    each(2, (place) => rect(76 + place * 512, 412, 16, 120, WOOD_DARK)),
    each(3, (place) => monitor(92 + place * 180 + between(dice, -8, 8), 316, place === 1 ? dark : light)),
    each(3, (place) => rect(204 + place * 180, 384, 22, 12, '#ffffff', 3)),
    each(3, (place) => chair(110 + place * 180, dark)),
    plantPot(704, 470, light),
  ].join('');

const hall: Scene = ({ dark, light, ground }, dice) =>
  [
    rect(0, 0, 800, 430, ground),
    each(
      5,
      (place) =>
        `${path(`M${place * 160} 60L${place * 160 + 80} 20L${place * 160 + 160} 60V76H${place * 160}z`, '#d5dde0')}${rect(place * 160 + 20, 96, 120, 44, GLASS, 3)}`,
    ),
    rect(0, 430, 800, 170, '#d3d6d2'),
    line('M0 560H800', '#f0ce6a', 10),
    rect(60, 230, 180, 200, dark, 12),
    rect(84, 256, 132, 70, GLASS, 6),
    each(3, (place) => circle(100 + place * 40, 360, 11, place === 0 ? '#f0ce6a' : light)),
    line('M560 430V300L470 240L400 300', light, 22),
    circle(560, 300, 18, dark),
    circle(470, 240, 16, dark),
    rect(520, 410, 80, 24, dark, 4),
    rect(280, 400, 460, 20, STEEL, 8),
    each(8, (place) => circle(300 + place * 60, 430, 13, '#5c6b73')),
    each(4, (place) => {
      const size = between(dice, 48, 66);
      return `${rect(300 + place * 110, 400 - size, size + 10, size, place % 2 ? WOOD : '#d9b98c', 3)}${rect(300 + place * 110 + size / 2, 400 - size, 8, size, '#f4ead6')}`;
    }),
  ].join('');

const bench: Scene = ({ dark, light, ground }, dice) =>
  [
    room(dice, ground, '#d9e0e0'),
    each(
      2,
      (shelf) =>
        `${rect(540, 140 + shelf * 90, 210, 10, STEEL)}${each(5, (place) => rect(552 + place * 40, 140 + shelf * 90 - between(dice, 34, 56), 24, 56, place % 2 ? light : '#e6eef0', 4))}`,
    ),
    rect(40, 390, 720, 18, '#f7f9f9'),
    rect(60, 408, 680, 120, '#c7d3d6', 4),
    each(
      5,
      (place) =>
        `${rect(78 + place * 134, 420, 118, 96, '#dbe4e6', 4)}${rect(124 + place * 134, 432, 30, 6, STEEL, 3)}`,
    ),
    each(4, (place) => {
      const x = 110 + place * 92;
      return `${path(`M${x - 10} 316h20v26l24 44q2 6 -6 6h-56q-8 0 -6 -6l24 -44z`, '#ffffffcc')}${path(`M${x - 24} 366h48l10 20q0 6 -6 6h-56q-6 0 -6 -6z`, place % 2 ? dark : light)}`;
    }),
    `<g>${rect(560, 366, 100, 24, dark, 6)}${rect(596, 296, 26, 74, dark, 8)}${rect(580, 268, 34, 60, '#37454d', 8)}${line('M622 310q44 20 26 66', dark, 14)}</g>`,
  ].join('');

const shelves: Scene = ({ dark, light, ground }, dice) =>
  [
    rect(0, 0, 800, 430, ground),
    rect(0, 430, 800, 170, '#e3d3bb'),
    lamps(4, dark),
    each(3, (row) => {
      const y = 170 + row * 90;
      const goods = each(13, (place) => {
        const height = between(dice, 34, 62);
        return rect(
          76 + place * 50,
          y - height,
          between(dice, 24, 38),
          height,
          [light, dark, '#f0ce6a', '#e9b9a0', '#ffffff'][between(dice, 0, 4)]!,
          5,
        );
      });
      return `${goods}${rect(60, y, 680, 12, WOOD)}`;
    }),
    rect(180, 410, 440, 24, WOOD, 4),
    rect(200, 434, 400, 100, dark, 4),
    each(4, (place) => rect(218 + place * 96, 450, 76, 66, '#ffffff22', 4)),
    `<g>${rect(470, 360, 80, 50, '#37454d', 6)}${rect(478, 368, 64, 30, light, 3)}</g>`,
    plantPot(290, 380, light).replaceAll('46"', '26"'),
  ].join('');

const tatami: Scene = ({ dark, light }, dice) =>
  [
    rect(0, 0, 800, 430, '#f1e6d2'),
    each(
      3,
      (place) =>
        `${rect(50 + place * 170, 70, 160, 340, '#fffaf0')}${each(3, (bar) => rect(50 + place * 170 + bar * 78, 70, 4, 340, WOOD_DARK))}${each(5, (bar) => rect(50 + place * 170, 70 + bar * 84, 160, 4, WOOD_DARK))}`,
    ),
    rect(580, 60, 170, 360, '#e6d4b4'),
    rect(630, 90, 70, 190, '#fffdf6'),
    circle(665, between(dice, 130, 170), 24, light),
    path('M640 250q25 -60 50 0z', dark),
    path('M640 400q26 -50 52 0z', dark),
    each(3, (place) => line(`M666 360q${-26 + place * 26} -40 ${-34 + place * 34} -70`, LEAF_DARK, 5)),
    rect(0, 420, 800, 180, '#c8cf9d'),
    each(4, (place) => line(`M${60 + place * 220} 420L${-60 + place * 280} 600`, '#8f9a66', 6)),
    line('M0 505H800', '#8f9a66', 5),
    rect(230, 446, 310, 18, WOOD, 6),
    each(2, (place) => rect(256 + place * 244, 464, 16, 60, WOOD_DARK)),
    each(2, (place) => rect(150 + place * 400, 520, 110, 26, place ? dark : light, 12)),
    `<g>${rect(320, 422, 30, 24, '#ffffff', 6)}${rect(420, 422, 30, 24, '#ffffff', 6)}${circle(384, 428, 20, dark)}</g>`,
  ].join('');

const classroom: Scene = ({ dark, light, ground }, dice) =>
  [
    rect(0, 0, 800, 430, ground),
    rect(0, 430, 800, 170, '#e0cfae'),
    rect(90, 70, 440, 220, '#35625a', 6),
    rect(84, 286, 452, 12, WOOD),
    each(4, (row) => line(`M120 ${120 + row * 42}H${between(dice, 260, 400)}`, '#ffffffb0', 6)),
    circle(460, 150, 34, 'none').replace('/>', ' stroke="#ffffffb0" stroke-width="6"/>'),
    rect(590, 70, 150, 220, GLASS, 4),
    each(3, (bar) => rect(590 + bar * 72, 70, 6, 220, '#ffffff')),
    rect(586, 288, 158, 10, '#ffffff'),
    each(8, (place) => {
      const x = 60 + (place % 4) * 180;
      const y = place < 4 ? 380 : 470;
      return `${rect(x + 28, y - 44, 84, 50, place % 3 ? dark : light, 12)}${rect(x, y, 140, 14, WOOD, 3)}${rect(x + 10, y + 14, 10, 60, STEEL)}${rect(x + 120, y + 14, 10, 60, STEEL)}${rect(x + 44, y - 8, 48, 8, '#ffffff', 2)}`;
    }),
  ].join('');

export const INSIDE = { desks, hall, bench, shelves, tatami, classroom } as const;
