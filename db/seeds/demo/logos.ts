/** Logos drawn by code: one mark per company in its own colours, 240 × 240, without letters (no font needed). */

type Draw = (dark: string, light: string) => string;

const petals = (count: number, radius: number, fill: string) =>
  Array.from(
    { length: count },
    (_, turn) =>
      `<ellipse cx="120" cy="${120 - radius}" rx="${radius * 0.42}" ry="${radius * 0.8}" fill="${fill}" transform="rotate(${(360 / count) * turn} 120 120)"/>`,
  ).join('');

const teeth = (count: number, fill: string) =>
  Array.from(
    { length: count },
    (_, turn) =>
      `<rect x="108" y="44" width="24" height="30" rx="5" fill="${fill}" transform="rotate(${(360 / count) * turn} 120 120)"/>`,
  ).join('');

const motifs: Record<string, Draw> = {
  soranone: (d, l) =>
    `<circle cx="96" cy="132" r="34" fill="${l}"/><circle cx="144" cy="132" r="34" fill="${l}"/><circle cx="120" cy="104" r="40" fill="${d}"/>`,
  aobato: (d, l) =>
    `<path d="M52 140q66 -84 136 -40q-34 4 -42 40q-40 46 -94 0z" fill="${d}"/><circle cx="160" cy="104" r="6" fill="${l}"/>`,
  hibarino: (d, l) =>
    `<path d="M60 160V120h26v40zM107 160V92h26v68zM154 160V64h26v96z" fill="${l}"/><path d="M56 108l50 -34l34 14l46 -38" fill="none" stroke="${d}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>`,
  kitakaze: (d, l) =>
    `<path d="M120 52v136M61 86l118 68M179 86L61 154" stroke="${d}" stroke-width="11" stroke-linecap="round"/><circle cx="120" cy="120" r="20" fill="${l}"/>`,
  yaegasumi: (d, l) =>
    `<path d="M50 164l48 -86l34 56l18 -28l42 58z" fill="${d}"/><path d="M44 140h152M60 116h120" stroke="${l}" stroke-width="10" stroke-linecap="round" opacity=".85"/>`,
  tonerico: (d, l) =>
    `<path d="M120 190V96" stroke="${d}" stroke-width="12" stroke-linecap="round"/><path d="M120 112q-62 6 -58 -52q58 -4 58 52zM120 140q56 2 54 -50q-54 0 -54 50z" fill="${l}"/>`,
  mikagami: (d, l) =>
    `<circle cx="92" cy="120" r="44" fill="${l}"/><circle cx="120" cy="120" r="44" fill="none" stroke="${d}" stroke-width="9"/><circle cx="148" cy="120" r="44" fill="${d}" opacity=".55"/>`,
  tatarano: (d, l) =>
    `<path d="M56 178h128l-22 -50h-84z" fill="${d}"/><path d="M120 50q34 36 0 66q-34 -30 0 -66z" fill="${l}"/>`,
  shiranami: (d, l) =>
    `<rect x="74" y="74" width="92" height="92" rx="16" fill="${l}"/><path d="M82 122q19 -24 38 0t38 0" fill="none" stroke="${d}" stroke-width="10" stroke-linecap="round"/><path d="M94 74V52M120 74V52M146 74V52M94 188v-22M120 188v-22M146 188v-22" stroke="${d}" stroke-width="8" stroke-linecap="round"/>`,
  asagiri: (d, l) =>
    `<circle cx="120" cy="120" r="62" fill="none" stroke="${d}" stroke-width="16"/><circle cx="120" cy="120" r="18" fill="${l}"/><path d="M120 102V66M104 130l-32 18M136 130l32 18" stroke="${d}" stroke-width="11"/>`,
  komugi: (d, l) =>
    `<path d="M120 190V70" stroke="${d}" stroke-width="9" stroke-linecap="round"/>${[0, 1, 2].map((n) => `<ellipse cx="98" cy="${96 + n * 30}" rx="11" ry="22" fill="${l}" transform="rotate(-34 98 ${96 + n * 30})"/><ellipse cx="142" cy="${96 + n * 30}" rx="11" ry="22" fill="${l}" transform="rotate(34 142 ${96 + n * 30})"/>`).join('')}`,
  nijisawa: (d, l) =>
    `<path d="M50 156a70 70 0 0 1 140 0" fill="none" stroke="${d}" stroke-width="15"/><path d="M76 156a44 44 0 0 1 88 0" fill="none" stroke="${l}" stroke-width="15"/><path d="M102 156a18 18 0 0 1 36 0" fill="none" stroke="${d}" stroke-width="13" opacity=".5"/>`,
  hanauta: (d, l) => `${petals(5, 44, l)}<circle cx="120" cy="120" r="22" fill="${d}"/>`,
  ikazuchi: (d, l) =>
    `${teeth(8, l)}<circle cx="120" cy="120" r="58" fill="${l}"/><path d="M130 74l-36 52h24l-8 42l38 -54h-24z" fill="${d}"/>`,
  isowashi: (d, l) =>
    `<path d="M48 152q72 -74 144 0" fill="none" stroke="${d}" stroke-width="13"/><path d="M44 152h152M80 126v26M120 116v36M160 126v26" stroke="${d}" stroke-width="10"/><path d="M48 180q18 -18 36 0t36 0t36 0t36 0" fill="none" stroke="${l}" stroke-width="10"/>`,
  tsurubami: (d, l) =>
    `<path d="M64 72h62v52h50v46" fill="none" stroke="${d}" stroke-width="20" stroke-linejoin="round"/><circle cx="64" cy="72" r="18" fill="${l}"/><circle cx="176" cy="172" r="18" fill="${l}"/>`,
  konoha: (d, l) =>
    `<path d="M52 124l68 -60l68 60v58h-136z" fill="${l}"/><path d="M120 176q-46 -34 0 -82q46 48 0 82z" fill="${d}"/>`,
  shiomidani: (d, l) =>
    `<path d="M54 140h132l-26 42h-80z" fill="${d}"/><path d="M116 126V54l52 72z" fill="${l}"/><path d="M104 126V78l-36 48z" fill="${l}" opacity=".7"/>`,
  karakasa: (d, l) =>
    `<path d="M46 124a74 74 0 0 1 148 0z" fill="${d}"/><path d="M120 124v52q0 16 -18 14" fill="none" stroke="${d}" stroke-width="10" stroke-linecap="round"/><path d="M120 52q-30 30 -32 72M120 52q30 30 32 72" fill="none" stroke="${l}" stroke-width="6"/>`,
  minatono: (d, l) =>
    `<circle cx="120" cy="66" r="15" fill="none" stroke="${d}" stroke-width="10"/><path d="M120 80v102M62 132q8 50 58 50t58 -50" fill="none" stroke="${d}" stroke-width="13" stroke-linecap="round"/><path d="M92 106h56" stroke="${l}" stroke-width="13" stroke-linecap="round"/>`,
  tsubakiya: (d, l) =>
    `${petals(6, 42, d)}<path d="M120 96v48M96 120h48" stroke="${l}" stroke-width="14" stroke-linecap="round"/>`,
  ryokufu: (d, l) =>
    `<path d="M60 92h120l-16 82h-88z" fill="${l}"/><path d="M88 92q4 -38 32 -38t32 38" fill="none" stroke="${d}" stroke-width="10"/><path d="M120 158q-26 -22 0 -50q26 28 0 50z" fill="${d}"/>`,
  tsukiusagi: (d, l) =>
    `<circle cx="120" cy="128" r="60" fill="${l}"/><ellipse cx="104" cy="88" rx="10" ry="32" fill="${d}"/><ellipse cx="134" cy="88" rx="10" ry="32" fill="${d}"/><circle cx="120" cy="136" r="30" fill="${d}"/>`,
  yukemurian: (d, l) =>
    `<path d="M60 146a60 34 0 0 0 120 0z" fill="${d}"/><path d="M92 128q-12 -20 0 -38t0 -34M120 128q-12 -20 0 -38t0 -38M148 128q-12 -20 0 -38t0 -34" fill="none" stroke="${l}" stroke-width="10" stroke-linecap="round"/>`,
  yukimizawa: (d, l) =>
    `<path d="M44 178l76 -120l76 120z" fill="${d}"/><path d="M120 58l28 44l-16 10l-12 -10l-14 12l-14 -12z" fill="${l}"/>`,
  tabigumo: (d, l) =>
    `<circle cx="120" cy="104" r="34" fill="${l}"/><path d="M54 168a28 28 0 0 1 8 -54a46 46 0 0 1 84 -10a36 36 0 0 1 40 64z" fill="${d}"/>`,
  iroribi: (d, l) =>
    `<path d="M120 50q52 54 40 96a40 40 0 0 1 -80 0q0 -22 20 -44q4 18 14 22q-6 -38 6 -74z" fill="${d}"/><path d="M120 128q24 22 14 44a16 16 0 0 1 -28 0q-6 -20 14 -44z" fill="${l}"/>`,
  kasasagi: (d, l) =>
    `<path d="M46 150q74 -66 148 0" fill="none" stroke="${d}" stroke-width="14" stroke-linecap="round"/><circle cx="72" cy="92" r="16" fill="${l}"/><circle cx="168" cy="92" r="16" fill="${l}"/><circle cx="120" cy="76" r="16" fill="${d}"/>`,
  hidamari: (d, l) =>
    `<circle cx="120" cy="98" r="40" fill="${l}"/><path d="M60 186v-52l60 -44l60 44v52z" fill="${d}"/><rect x="106" y="144" width="28" height="42" rx="4" fill="${l}"/>`,
  michishirube: (d, l) =>
    `<path d="M112 48h16v146h-16z" fill="${d}"/><path d="M120 66h56l18 18l-18 18h-56z" fill="${l}"/><path d="M120 112H68l-18 18l18 18h52z" fill="${d}"/>`,
  kotonoha: (d, l) =>
    `<path d="M58 66h124a14 14 0 0 1 14 14v66a14 14 0 0 1 -14 14h-66l-36 30v-30h-22a14 14 0 0 1 -14 -14v-66a14 14 0 0 1 14 -14z" fill="${d}"/><path d="M120 144q-34 -26 0 -62q34 36 0 62z" fill="${l}"/>`,
  yamabiko: (d, l) =>
    `<path d="M120 178l-54 -54a34 34 0 0 1 54 -42a34 34 0 0 1 54 42z" fill="${d}"/><path d="M96 132l18 -26l12 18l8 -10l14 18z" fill="${l}"/>`,
  mizuhoshi: (d, l) =>
    `<path d="M120 50q52 66 52 96a52 52 0 0 1 -104 0q0 -30 52 -96z" fill="${d}"/><path d="M120 104l9 24h25l-20 15l8 25l-22 -15l-22 15l8 -25l-20 -15h25z" fill="${l}"/>`,
  kazagurumano: (d, l) =>
    `${[0, 120, 240].map((turn) => `<path d="M120 112q-22 -40 0 -68q22 28 0 68z" fill="${d}" transform="rotate(${turn} 120 112)"/>`).join('')}<circle cx="120" cy="112" r="11" fill="${l}"/><path d="M114 124h12l6 72h-24z" fill="${l}"/>`,
};

/** Where the mark asks for a colour; the others are spread by the golden angle. */
const hues: Record<string, number> = {
  tatarano: 18,
  komugi: 42,
  hanauta: 335,
  tsubakiya: 350,
  ryokufu: 125,
  yukemurian: 12,
  yukimizawa: 214,
  tabigumo: 198,
  iroribi: 8,
  hidamari: 32,
  yamabiko: 345,
  mizuhoshi: 152,
  kazagurumano: 190,
};

/** A company's own colours, the same in its mark and its pictures. */
export function coloursOf(key: string, turn: number): { dark: string; light: string; ground: string } {
  const hue = hues[key] ?? Math.round((turn * 137.5 + 190) % 360);
  return {
    dark: `hsl(${hue} 46% 34%)`,
    light: `hsl(${(hue + 28) % 360} 58% 62%)`,
    ground: `hsl(${hue} 44% 95%)`,
  };
}

/**
 * The logo of a demo company as SVG text.
 * @throws Error for a company without a mark
 */
export function logoOf(key: string, turn: number): string {
  const draw = motifs[key];
  if (!draw) throw new Error(`No logo for the demo company ${key}`);
  const { dark, light, ground } = coloursOf(key, turn);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240"><rect width="240" height="240" rx="44" fill="${ground}"/>${draw(dark, light)}</svg>\n`;
}
