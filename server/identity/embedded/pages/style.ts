import { THEME_COLOURS } from '../../../../domain/constants.ts';

/**
 * The one style sheet of the sign-in pages. Colours are the product's: the primary only as a fill under dark text
 * (8:1), the accent for text and links (8:1 on white), a darker red than the product's for error text (6.5:1).
 */
export const STYLE = `
:root { color-scheme: light; --ink: #17292f; --soft: #4d636b; --accent: ${THEME_COLOURS.accent}; --line: #7d929a; --red: #b3202c; }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: #f4f8f8; color: var(--ink); line-height: 1.6;
  font-family: -apple-system, 'Segoe UI', Roboto, 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic UI', Meiryo, system-ui, sans-serif;
  display: flex; flex-direction: column; align-items: center; }
header { width: 100%; max-width: 30rem; padding: 1rem; display: flex; justify-content: space-between;
  align-items: center; flex-wrap: wrap; gap: .25rem 1rem; }
.brand { font-size: 1.25rem; font-weight: 700; color: var(--accent); letter-spacing: .01em; text-decoration: none; }
.brand small { display: block; font-size: .8125rem; font-weight: 400; letter-spacing: 0; color: var(--soft); line-height: 1.3; }
.languages { display: flex; gap: .25rem; list-style: none; margin: 0; padding: 0; font-size: .9375rem; white-space: nowrap; }
.languages a, .languages span { display: inline-block; padding: .375rem .625rem; border-radius: .375rem; }
.languages [aria-current] { background: #dcebed; color: var(--ink); font-weight: 600; }
main { width: calc(100% - 2rem); max-width: 28rem; background: #fff; border: 1px solid #dbe5e7; border-radius: .875rem;
  padding: 1.75rem 1.5rem; margin: .25rem 1rem 2rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 1rem; color: var(--ink); text-wrap: balance; word-break: auto-phrase; }
p { margin: 0 0 1rem; text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: .2em; }
label { display: block; font-weight: 600; margin-bottom: .25rem; }
.field { margin-bottom: 1.25rem; }
.revealing { display: grid; grid-template-columns: 1fr auto; align-items: baseline; column-gap: 1rem; }
.revealing > * { grid-column: 1 / -1; }
.revealing > label { grid-area: 1 / 1; }
.reveal { grid-area: 1 / 2; width: auto; min-height: 0; padding: .25rem .375rem; margin: 0 -.375rem; background: none; color: var(--accent);
  font-size: .9375rem; font-weight: 600; text-decoration: underline; text-underline-offset: .2em; }
.reveal:hover { background: #eef5f6; }
.reveal[aria-pressed=true] { text-decoration-thickness: .1875rem; }
.reveal[hidden] { display: none; }
.hint { color: var(--soft); font-size: .9375rem; margin: 0 0 .375rem; }
input { display: block; width: 100%; font: inherit; font-size: 1rem; color: inherit; background: #fff; padding: .6875rem .75rem;
  border: 1px solid var(--line); border-radius: .5rem; }
input[aria-invalid=true] { border: 2px solid var(--red); padding: .625rem .6875rem; }
.field .wrong { color: var(--red); margin: .375rem 0 0; font-size: .9375rem; font-weight: 600; }
button, .button { display: block; width: 100%; font: inherit; font-weight: 700; text-align: center; text-decoration: none;
  color: #0c2a2c; background: ${THEME_COLOURS.primary}; border: 0; border-radius: .5rem; padding: .75rem 1rem; min-height: 3rem; cursor: pointer; }
button:hover, .button:hover { background: #27b8a2; }
button.second, .button.second { background: #fff; color: var(--accent); border: 1px solid var(--accent); margin-top: .75rem; }
button.second:hover, .button.second:hover { background: #eef5f6; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.alert { border: 1px solid var(--red); border-left-width: .375rem; border-radius: .5rem; background: #fdf3f3; color: #7d1620;
  padding: .75rem .875rem; margin: 0 0 1.25rem; }
.note { border: 1px solid #a9cfd0; border-left: .375rem solid ${THEME_COLOURS.primary}; border-radius: .5rem; background: #f1faf9;
  padding: .75rem .875rem; margin: 0 0 1.25rem; }
.alert p, .note p { margin-bottom: .375rem; }
.alert p:last-child, .note p:last-child { margin-bottom: 0; }
@media (min-width: 40rem) { body { padding-top: 6vh; } }
.switch { border-top: 1px solid #dbe5e7; margin: 1.5rem 0 0; padding-top: 1.125rem; }
.switch a { font-weight: 600; display: inline-block; }
.address { font-weight: 700; }
.code { color: var(--soft); font-size: .875rem; margin: 1.25rem 0 0; }
`;
