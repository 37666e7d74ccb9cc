import { Application } from '../../../db/models/application.ts';
import { SavedSearch } from '../../../db/models/bookmark.ts';
import { Company } from '../../../db/models/company.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { Recruitment } from '../../../db/models/recruitment.ts';
import { User } from '../../../db/models/user.ts';
import { refreshSearchRows } from '../../../db/search-rows.ts';
import { findPublished } from '../../../server/features/search/services/saved-searches.ts';
import {
  notifyNextStudent,
  startSavedSearchMails,
  todaysEnd,
} from '../../../server/features/search/effects/send-saved-search-mails.ts';
import { until } from '../../worker/until.ts';
import { make, silent, startWorld, summary } from '../../worker/world.ts';
import { prepared } from '../../support/prepared.ts';

const world = prepared(startWorld);
beforeEach(async () => {
  await world.clear();
  world.clock.now = MORNING;
});

/** Nine in the morning of Tokyo. */
const MORNING = new Date('2026-11-21T00:00:00Z');
const YESTERDAY = new Date('2026-11-20T03:00:00Z');
const hours = (count: number, from = MORNING) => new Date(from.getTime() + count * 3_600_000);
const deps = () => ({ ...world.outboxDeps, findPublished });

async function student(fields: object = {}) {
  const count = await User.count();
  const names = { first_name: 'Linh', last_name: 'Tran', page_language_id: 2 };
  return make(User, { email: `linh${count}@example.com`, ...names, ...fields });
}

const search = (user: User, fields: object = {}) =>
  make(SavedSearch, { user_id: user.id, name: 'All', query: { q: {} }, created_at: YESTERDAY, ...fields });

async function job(fields: object = {}) {
  const company = await make(Company, { official_name: { ja: 'みらい商事', en: 'Mirai Trading' } });
  const row = await make(Recruitment, {
    company_id: company.id,
    title: { ja: '海外営業', en: 'Overseas sales' },
    is_released: true,
    published_at: hours(-5),
    ...fields,
  });
  await refreshSearchRows(world.sequelize, [row.id]);
  return row;
}

/** All due students, then their mails. */
async function run(): Promise<Delivery[]> {
  while (await notifyNextStudent(deps()));
  await world.processOutbox();
  return Delivery.findAll({ order: [['id', 'ASC']] });
}

describe('a mail on new matches', () => {
  test('names each search with its new jobs, and where to stop it', async () => {
    const me = await student();
    await search(me, { name: 'Easy <Japanese>', query: { q: { required_jlpt_gteq: 3 } } });
    await search(me);
    const easy = await job({ required_jlpt: 3, title: { en: 'Guide' } });
    const hard = await job({ required_jlpt: 1 });
    const [mail, ...others] = await run();
    expect(others).toEqual([]);
    expect(summary([mail!])).toEqual([`saved_search_matches → ${me.email} (en, pending)`]);
    expect(mail!.subject).toBe('New jobs for your saved searches (2)');
    const text = mail!.body_text!;
    for (const words of [
      'Hello Linh Tran',
      'Your search “Easy <Japanese>”:',
      `Guide — Mirai Trading: https://tabidachi.example/recruitments/${easy.id}`,
      `Overseas sales — Mirai Trading: https://tabidachi.example/recruitments/${hard.id}`,
      'https://tabidachi.example/recruitments?view=searches',
    ])
      expect(text).toContain(words);
    expect(mail!.body_html).toContain('Easy &lt;Japanese&gt;');
    // A job that two searches find is told once, under the first.
    expect(text.split(`/recruitments/${easy.id}`)).toHaveLength(2);
  });

  test('on what one meets names what this student meets', async () => {
    await search(await student({ jlpt: 3, living_country_id: 109 }), { query: { q: { is_fit_eq: true } } });
    const easy = await job({ required_jlpt: 3, title: { en: 'Guide' } });
    await job({ required_jlpt: 1 });
    const [mail] = await run();
    expect(mail!.subject).toContain('(1)');
    expect(mail!.body_text).toContain(`/recruitments/${easy.id}`);
  });

  test('is in Japanese for who reads the pages in Japanese', async () => {
    await search(await student({ page_language_id: 1 }), { name: '営業' });
    await job();
    const [mail] = await run();
    expect(mail!.subject).toBe('保存した条件に合う新しい求人があります（1件）');
    expect(mail!.body_text).toContain('条件「営業」');
    expect(mail!.body_text).toContain('海外営業 — みらい商事');
  });

  test('holds at most ten jobs', async () => {
    await search(await student());
    for (let count = 0; count < 12; count++) await job();
    const [mail] = await run();
    expect(mail!.subject).toContain('(10)');
  });

  test('leaves out what is old, closed, over, not released, later than eight, or applied for', async () => {
    const me = await student();
    await search(me);
    await job({ published_at: hours(-48) });
    await job({ closed_at: hours(-1) });
    await job({ apply_deadline_on: '2026-11-20' });
    await job({ is_released: false });
    await job({ published_at: hours(-0.5) });
    const { id } = await job();
    await make(Application, { user_id: me.id, recruitment_id: id });
    expect(await run()).toEqual([]);
    expect(await OutboxEvent.count()).toBe(0);
  });

  test('R8: tells of a job the student may apply for again, once the day has come and they know of the decline', async () => {
    const me = await student();
    await search(me);
    const declined = { user_id: me.id, state: 'declined_by_hf' as const, is_declined_by_hf: true };
    const known = { ...declined, declined_at: hours(-48) };
    const again = await job();
    await make(Application, { ...known, recruitment_id: again.id, reapply_from: '2026-11-01' });
    for (const application of [
      known,
      { ...known, reapply_from: '2027-04-01' },
      { ...declined, declined_at: world.clock.now, reapply_from: '2026-11-01' },
    ])
      await make(Application, { ...application, recruitment_id: (await job()).id });
    const [mail] = await run();
    expect(mail!.subject).toContain('(1)');
    expect(mail!.body_text).toContain(`/recruitments/${again.id}`);
  });

  test('what is published after eight comes tomorrow, and nothing twice', async () => {
    await search(await student());
    await job();
    const late = await job({ published_at: hours(-0.5) });
    expect(await run()).toHaveLength(1);
    world.clock.now = hours(24);
    const [, second, ...more] = await run();
    expect(more).toEqual([]);
    expect(second!.body_text).toContain(`/recruitments/${late.id}`);
    expect(second!.subject).toContain('(1)');
    world.clock.now = hours(48);
    expect(await run()).toHaveLength(2);
  });

  test('is not written where it is not wanted, nor to an erased account', async () => {
    await search(await student(), { is_mail_wanted: false });
    await search(await student({ status: 'deleted' }));
    await job();
    expect(await run()).toEqual([]);
  });

  test('a search deleted, or a job closed, before the mail was written is left out', async () => {
    const deleted = await search(await student());
    await search(await student(), { query: { q: { required_jlpt_gteq: 3 } } });
    const closed = await job();
    while (await notifyNextStudent(deps()));
    await deleted.destroy();
    await closed.update({ closed_at: world.clock.now });
    await world.processOutbox();
    expect(await Delivery.count()).toBe(0);
    expect(await OutboxEvent.count({ where: { processed_at: null } })).toBe(0);
  });

  test('a search we no longer understand finds nothing and holds up nobody', async () => {
    const me = await student();
    await search(me, { query: { q: { of_last_year: 1 } } });
    await search(me);
    await job();
    expect(await run()).toHaveLength(1);
  });
});

describe('once a day', () => {
  test.each([
    ['seven in the morning', '2026-11-20T22:00:00Z', null],
    ['five past eight', '2026-11-20T23:05:00Z', null],
    ['ten past eight', '2026-11-20T23:10:00Z', '2026-11-20T23:00:00.000Z'],
    ['eight in the evening', '2026-11-21T11:00:00Z', '2026-11-20T23:00:00.000Z'],
    ['nine in the evening', '2026-11-21T12:00:00Z', null],
  ])('at %s of Tokyo', (_name, now, end) => {
    expect(todaysEnd(new Date(now))?.toISOString() ?? null).toBe(end);
  });

  test('nothing happens outside these hours', async () => {
    await search(await student());
    await job();
    world.clock.now = new Date('2026-11-20T20:00:00Z');
    expect(await run()).toEqual([]);
    world.clock.now = MORNING;
    expect(await run()).toHaveLength(1);
  });

  test('workers side by side write one mail to each student', async () => {
    for (let count = 0; count < 6; count++) {
      const me = await student();
      await search(me);
      await search(me, { name: 'Again' });
    }
    await job();
    const worker = async () => {
      while (await notifyNextStudent(deps()));
    };
    await Promise.all([worker(), worker(), worker()]);
    await worker();
    expect(await OutboxEvent.count()).toBe(6);
    await world.processOutbox();
    expect(await Delivery.count()).toBe(6);
  });

  test('a running worker looks at once, tells of a fault, and loses nothing by it', async () => {
    await search(await student());
    await job();
    const faults: string[] = [];
    const logger = { ...silent, error: (_details: object, message: string) => faults.push(message) };
    const broken = startSavedSearchMails({
      ...deps(),
      logger: logger as never,
      findPublished: () => Promise.reject(new Error('away')),
    });
    await until('the fault is told', () => faults.length > 0);
    await broken.stop();
    expect(faults[0]).toBe('Saved searches could not be looked through');
    const running = startSavedSearchMails(deps());
    await until('the event is there', async () => (await OutboxEvent.count()) === 1);
    await running.stop();
    await world.processOutbox();
    expect(await Delivery.count()).toBe(1);
  });
});
