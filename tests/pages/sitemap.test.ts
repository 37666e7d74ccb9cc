import { startApi } from '../support/api.ts';
import { recruitment } from '../support/factories.ts';
import { prepared } from '../support/prepared.ts';

const api = prepared(startApi);

const text = async (address: string) => (await api.as(null).get(address).buffer(true)).text;

describe('what search engines are told', () => {
  test('robots are kept from what belongs to a person', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain('Disallow: /applications');
    expect(robots).toContain('Sitemap: http://127.0.0.1/sitemap.xml');
  });

  test('open jobs stand in the sitemap with their languages; unreleased and closed ones do not', async () => {
    const { recruitment: open } = await recruitment(api);
    const { recruitment: hidden } = await recruitment(api, { fields: { is_released: false } });
    const { recruitment: closed } = await recruitment(api, { fields: { closed_at: api.clock.now } });
    expect(await text('/sitemap.xml')).toContain('<loc>http://127.0.0.1/sitemaps/recruitments-1.xml</loc>');
    const jobs = await text('/sitemaps/recruitments-1.xml');
    expect(jobs).toContain(`<loc>http://127.0.0.1/recruitments/${open.id}</loc>`);
    expect(jobs).toContain(`hreflang="vi" href="http://127.0.0.1/recruitments/${open.id}?lang=vi"`);
    expect(jobs).not.toContain(`/recruitments/${hidden.id}<`);
    expect(jobs).not.toContain(`/recruitments/${closed.id}<`);
  });

  test('a page stands in the file of its id, whatever is closed before it', async () => {
    await recruitment(api, { fields: { id: 25_001 } });
    await recruitment(api);
    expect((await text('/sitemap.xml')).match(/recruitments-\d+/g)).toEqual([
      'recruitments-1',
      'recruitments-3',
    ]);
    expect(await text('/sitemaps/recruitments-3.xml')).toContain('/recruitments/25001<');
    expect((await api.as(null).get('/sitemaps/recruitments-2.xml')).status).toBe(404);
  });

  test.each([
    '/sitemaps/recruitments-9.xml',
    '/sitemaps/recruitments-300000.xml',
    '/sitemaps/recruitments-1.5.xml',
    '/sitemaps/pages-2.xml',
    '/sitemaps/users-1.xml',
    '/sitemaps/constructor-1.xml',
  ])('%s is not there', async (address) => {
    expect((await api.as(null).get(address)).status).toBe(404);
  });
});
