import { THEME_COLOURS } from '../../../../domain/constants.ts';

/** Styles of the page: the theme's accent for links and headings, readable at 360 px. */
export const PAGE_STYLE = `
:root{color-scheme:light;--ink:#17333d;--accent:${THEME_COLOURS.accent};--line:#d5e3e6;--soft:#f3f8f8;--mint:#e3f6f3}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{font:1rem/1.6 system-ui,'Noto Sans','Noto Sans JP',sans-serif;margin:0;color:var(--ink);background:#fff}
a{color:var(--accent)}
a:focus-visible,summary:focus-visible,pre:focus-visible{outline:3px solid ${THEME_COLOURS.primary};outline-offset:2px}
.skip{position:absolute;left:-999px}.skip:focus{left:1rem;top:1rem;background:#fff;padding:.5rem 1rem;z-index:1}
.page{max-width:76rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{color:var(--accent);font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}
h2{color:var(--accent);font-size:1.375rem;margin:3rem 0 .5rem;padding-top:1rem;border-top:4px solid ${THEME_COLOURS.primary}}
h3{font:600 1rem/1.4 ui-monospace,Menlo,Consolas,monospace;margin:0;overflow-wrap:anywhere}
h3.words{font-family:inherit}
h3 a{text-decoration:none}h3 a:hover{text-decoration:underline}
h4{font-size:.875rem;margin:1.25rem 0 .25rem;color:var(--accent)}
article{border:1px solid var(--line);border-radius:12px;padding:1rem;margin:1rem 0}
p{margin:.5rem 0;max-width:65ch}
code,pre{font:.875rem/1.5 ui-monospace,Menlo,Consolas,monospace}
code{overflow-wrap:anywhere}
pre{background:var(--soft);border-radius:8px;padding:.75rem;margin:.5rem 0;overflow:auto;max-height:28rem}
pre.wrap{white-space:pre-wrap;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%;font-size:.9375rem;margin:.25rem 0}
caption{text-align:left;font-weight:600;font-size:.875rem;padding:.25rem 0}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
th,td{text-align:left;vertical-align:top;padding:.3rem .5rem .3rem 0;border-top:1px solid var(--line)}
th{font-weight:400}thead th{font-size:.8125rem;color:#4a6570;border-top:0}
td small,th small{color:#4a6570;font-size:.8125rem}
.fields th{width:52%}
.depth{color:#4a6570;white-space:pre;font-family:ui-monospace,monospace}
.method{background:var(--accent);color:#fff;border-radius:6px;padding:.1rem .45rem;font-size:.8125rem;margin-right:.35rem}
.get{background:#fff;color:var(--accent);box-shadow:inset 0 0 0 1.5px var(--accent)}
.tag{display:inline-block;font-size:.8125rem;background:var(--mint);border-radius:99px;padding:0 .6rem}
.needed{font-size:.75rem;background:#fde8ea;color:#7a1020;border-radius:4px;padding:0 .3rem;white-space:nowrap}
summary{cursor:pointer;padding:.25rem 0;color:var(--accent)}
ul{padding-left:1.2rem;margin:.25rem 0}
nav{background:var(--soft);border-radius:12px;padding:.5rem 1rem;margin:1.5rem 0;font-size:.9375rem}
nav ul{list-style:none;padding:0 0 .5rem}
nav li a{display:block;padding:.2rem 0;overflow-wrap:anywhere;font-size:.875rem}
@media(min-width:64rem){
.columns{display:grid;grid-template-columns:20rem minmax(0,1fr);gap:2.5rem;align-items:start}
nav{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow:auto;margin:1.5rem 0}
article{padding:1.25rem 1.5rem}
main>h2:first-child,main>section:first-child>h2{margin-top:1.5rem}
}
@media print{nav,.skip{display:none}article{break-inside:avoid}}
`;
