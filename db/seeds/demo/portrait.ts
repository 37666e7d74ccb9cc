import sharp from 'sharp';
import type { DemoStudent } from './students/student.ts';

type Look = NonNullable<DemoStudent['portrait']>;

/** 3:4 as the 30 × 40 mm frame of the resume. */
const SIZE = { width: 900, height: 1200 } as const;

const hairBack: Record<Look['hair'], string> = {
  short: '',
  bob: '<path d="M268 470c-16 150 6 250 40 270h284c34 -20 56 -120 40 -270z" fill="HAIR"/>',
  long: '<path d="M262 470c-26 200 -16 330 10 400h356c26 -70 36 -200 10 -400z" fill="HAIR"/>',
  tied: '<circle cx="450" cy="196" r="62" fill="HAIR"/>',
};

const hairFront: Record<Look['hair'], string> = {
  short:
    '<path d="M282 478c-22 -150 40 -262 168 -262s190 112 168 262c-14 -58 -34 -92 -60 -116c-70 34 -150 30 -210 -6c-30 26 -52 62 -66 122z" fill="HAIR"/>',
  bob: '<path d="M272 520c-34 -190 36 -312 178 -312s212 122 178 312c-18 -70 -50 -124 -100 -160c-66 60 -160 86 -226 80c-14 22 -24 48 -30 80z" fill="HAIR"/>',
  long: '<path d="M270 540c-36 -206 36 -334 180 -334s216 128 180 334c-10 -92 -60 -170 -180 -220c-118 50 -170 128 -180 220z" fill="HAIR"/>',
  tied: '<path d="M280 500c-26 -168 38 -288 170 -288s196 120 170 288c-14 -82 -64 -140 -170 -140s-156 58 -170 140z" fill="HAIR"/>',
};

function svg({ hair, skin, hairColour }: Look): string {
  const coloured = (shape: string) => shape.replaceAll('HAIR', hairColour);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="${SIZE.width}" height="${SIZE.height}">
<rect width="900" height="1200" fill="#dfe7ec"/>
${coloured(hairBack[hair])}
<path d="M60 1200c10 -190 120 -286 266 -316h248c146 30 256 126 266 316z" fill="#28323f"/>
<path d="M340 880l110 130l110 -130l40 40l-150 280l-150 -280z" fill="#f7f9fa"/>
<path d="M330 876l-60 60l150 264h60zM570 876l60 60l-150 264h-60z" fill="#323e4d"/>
<path d="M378 760h144v134q-72 84 -144 0z" fill="${skin}"/>
<path d="M378 800q72 60 144 0v40q-72 60 -144 0z" fill="#000" opacity=".08"/>
<ellipse cx="286" cy="556" rx="30" ry="48" fill="${skin}"/><ellipse cx="614" cy="556" rx="30" ry="48" fill="${skin}"/>
<path d="M290 500c0 -150 66 -226 160 -226s160 76 160 226c0 190 -74 320 -160 320s-160 -130 -160 -320z" fill="${skin}"/>
${coloured(hairFront[hair])}
<path d="M340 506q36 -22 72 -4M488 502q36 -18 72 4" fill="none" stroke="${hairColour}" stroke-width="12" stroke-linecap="round"/>
<ellipse cx="378" cy="558" rx="15" ry="17" fill="#2b211c"/><ellipse cx="522" cy="558" rx="15" ry="17" fill="#2b211c"/>
<path d="M450 576q-16 54 -22 74q22 16 44 0" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="8" stroke-linecap="round"/>
<path d="M398 716q52 34 104 0" fill="none" stroke="#a2574c" stroke-width="11" stroke-linecap="round"/>
</svg>`;
}

/** A drawn face for a resume: nobody's photograph. Answers a JPEG of 900 × 1200. */
export function drawPortrait(look: Look): Promise<Buffer> {
  return sharp(Buffer.from(svg(look)))
    .jpeg({ quality: 86 })
    .toBuffer();
}
