import { emptyPageHtml, pageHtml } from '../../server/pages/html.ts';

const TEMPLATE = `<!doctype html>
<html lang="en"><head><meta
  name="description" content="Old" /><title>Tabidachi</title></head>
<body><div id="root"></div><noscript>Needs JavaScript</noscript></body></html>`;
const PLACE = {
  origin: 'https://site.example',
  path: '/articles?page=2',
  language: 'ja',
  languages: ['ja', 'en'],
  noScript: '<noscript>$& kept</noscript>',
};
const PAGE = {
  status: 200,
  title: 'A "title" & <b>',
  description: 'It costs $& and $1',
  image: '/files/1',
  structured_data: (origin: string) => ({ name: '</script><script>alert(1)</script>', url: `${origin}/1` }),
  html: '<p>$& stays</p>',
  styles: '<style>p{}</style>',
  state: { text: '</script>\u2028' },
};

test('a page that begins in the browser tells those without JavaScript so in their language', () => {
  const html = emptyPageHtml(TEMPLATE, PLACE);
  expect(html).toContain('<html lang="ja">');
  expect(html).toContain(`${PLACE.noScript}<div id="root"></div>`);
  expect(html).not.toContain('Needs JavaScript');
});

describe('the HTML of a page', () => {
  const html = pageHtml(TEMPLATE, PAGE, PLACE);

  test('holds the page, its language, its title and its words as text', () => {
    expect(html).toContain('<html lang="ja"');
    expect(html).toContain('<title>A &quot;title&quot; &amp; &lt;b&gt;</title>');
    expect(html).toContain('content="It costs $&amp; and $1"');
    expect(html).toContain('<div id="root"><p>$& stays</p></div>');
    expect(html).toContain('<style>p{}</style>');
    expect(html.match(/<noscript>.*?<\/noscript>/g)).toEqual([PLACE.noScript]);
  });

  test('lets no data end its script, linked data of the site among them', () => {
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html).not.toContain('<script>alert');
    const linked = /ld\+json">(.*?)<\/script>/.exec(html)![1]!;
    expect(JSON.parse(linked)).toEqual(PAGE.structured_data(PLACE.origin));
    const state = /id="page-state">(.*?)<\/script>/.exec(html)![1]!;
    expect(JSON.parse(state)).toEqual(PAGE.state);
  });

  test('names the address of each language', () => {
    expect(html).toContain('<link rel="canonical" href="https://site.example/articles?page=2&amp;lang=ja">');
    expect(html).toContain('hreflang="en" href="https://site.example/articles?page=2&amp;lang=en"');
    expect(html).toContain('hreflang="x-default" href="https://site.example/articles?page=2"');
    expect(html).toContain('content="https://site.example/files/1"');
  });

  test('of a missing page is kept from search engines and leaves the browser to start anew', () => {
    const missing = pageHtml(TEMPLATE, { ...PAGE, status: 404 }, PLACE);
    expect(missing).toContain('<meta name="robots" content="noindex">');
    expect(missing).not.toContain('page-state');
  });
});
