import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { Recruitment } from '../../../db/models/recruitment.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { processNextEvent } from '../../../server/worker/process-event.ts';
import { remindOfReconfirmations } from '../../../server/features/recruitments/effects/remind-of-reconfirmations.ts';
import {
  api,
  manager,
  mentor,
  company_id,
  company_office_id,
  written,
  complete,
  through,
  released,
} from './recruitment-world.ts';

test('a copy is a draft with all words and lists, and no history', async () => {
  const row = await released({
    apply_deadline_on: '2026-12-01',
    is_shown_on_top: true,
    selection_steps: [{ selection_type_id: 1, step_num: 1, languages: [{ language_id: 2 }] }],
    recruitment_job_categories: [{ job_category_id: 2 }],
  });
  const { body } = await manager
    .command('hf_member__copy_recruitment', { recruitment: { id: row.id } })
    .expect(200);
  const copy = (await manager.get(`/staff/api/recruitments/${body.id}`).expect(200)).body;
  expect(copy).toMatchObject({
    state: 'draft',
    version: 0,
    title: { ja: '営業', en: 'Sales' },
    published_at: null,
    as_of_on: null,
    apply_deadline_on: null,
    is_shown_on_top: false,
    salary_min_bachelor: 220_000,
    offices: [{ company_office_id }],
    selection_steps: [{ selection_type_id: 1, languages: [{ language_id: 2 }] }],
    recruitment_job_categories: [{ job_category_id: 2 }],
    release_gaps: [],
  });
  expect(copy.offices[0].id).not.toBe(
    (await manager.get(`/staff/api/recruitments/${row.id}`)).body.offices[0].id,
  );
  await manager.command('hf_member__copy_recruitment', { recruitment: { id: 999_999 } }).expect(404);
});

describe('the list', () => {
  const idsOf = async (filter: object) => {
    const answer = await manager.list('recruitments', { filter, range: [0, 99] }).expect(200);
    return (answer.body as { id: number }[]).map(({ id }) => id);
  };

  test('is filtered by company, state, place, category, words and id', async () => {
    const draft = await complete({
      title: { ja: '灯台守', en: 'Lighthouse keeper' },
      recruitment_job_categories: [{ job_category_id: 7 }],
    });
    const review = await through(await complete(), 'request_recruitment_review');
    const open = await released();
    const closed = await through(await released(), 'close_recruitment');
    const mine = { company_id };
    expect(await idsOf({ ...mine, state: 'draft' })).toEqual([draft.id]);
    expect(await idsOf({ ...mine, state: 'review' })).toEqual([review.id]);
    expect(await idsOf({ ...mine, state: 'released' })).toContain(open.id);
    expect(await idsOf({ ...mine, state: 'closed' })).toEqual([closed.id]);
    expect(await idsOf({ ...mine, job_category_id: 7 })).toEqual([draft.id]);
    expect(await idsOf({ ...mine, prefecture_id: 13 })).toHaveLength(5);
    expect(await idsOf({ ...mine, prefecture_id: 1 })).toEqual([]);
    expect(await idsOf({ q: 'LIGHTHOUSE' })).toEqual([draft.id]);
    expect(await idsOf({ q: `灯台 みらい` })).toEqual([draft.id]);
    expect(await idsOf({ id: [draft.id, open.id] })).toEqual([open.id, draft.id]);
    await manager.list('recruitments', { filter: { is_released: true } }).expect(400);
    await manager.list('recruitments', { filter: { state: 'gone' } }).expect(422);
  });

  test('is exported for managers', async () => {
    const csv = await manager
      .get(`/staff/api/recruitments.csv?filter=${encodeURIComponent(JSON.stringify({ company_id }))}`)
      .expect(200);
    expect(csv.text.split('\n')[0]).toContain(
      'Number,Title (Japanese),Title (English),Company number,Company,State,Facts as of',
    );
    expect(csv.text.trim().split('\n')).toHaveLength(2);
    await mentor.get('/staff/api/recruitments.csv').expect(403);
  });
});

describe('confirming the facts again', () => {
  const deps = () => ({
    sequelize: api.sequelize,
    now: () => api.clock.now,
    baseUrl: 'https://tabidachi.example',
    logger: { info() {}, warn() {}, error() {} },
  });

  test('is due after 90 days, told to managers once, and done by a command with a dry run', async () => {
    await Recruitment.update({ as_of_on: '2026-11-21' }, { where: {} });
    const row = await released();
    const draft = await written();
    api.clock.now = new Date('2027-02-18T14:59:00Z');
    expect(await remindOfReconfirmations(deps())).toBe(0);
    api.clock.now = new Date('2027-02-18T15:00:00Z');
    // At midnight it is due and nobody is written to.
    expect(await remindOfReconfirmations(deps())).toBe(0);
    api.clock.now = new Date('2027-02-19T00:00:00Z');
    const due = (await manager.list('recruitments', { filter: { company_id, needs_reconfirmation: true } }))
      .body;
    expect(due.map(({ id }: { id: number }) => id)).toContain(row.id);

    const counts = await Promise.all([remindOfReconfirmations(deps()), remindOfReconfirmations(deps())]);
    expect(counts.toSorted((a, b) => a - b)[0]).toBe(0);
    expect(await remindOfReconfirmations(deps())).toBe(0);
    expect(await OutboxEvent.count({ where: { type: 'reconfirmation_due' } })).toBe(1);
    while (await processNextEvent(deps()));
    const mails = await Delivery.findAll({ where: { template: 'staff_recruitments_to_reconfirm' } });
    expect(mails.map(({ recipient_hf_member_id }) => recipient_hf_member_id)).toEqual([manager.member.id]);
    expect(mails[0]).toMatchObject({ state: 'pending' });
    expect(mails[0]!.body_text).toContain(`/staff/recruitments/${row.id}`);

    const call = (dry_run: boolean) =>
      manager.command('hf_member__reconfirm_recruitments', { ids: [row.id, draft.id, 999_999], dry_run });
    const tried = (await call(true).expect(200)).body;
    expect(tried.lines.map(({ skipped }: { skipped: string | null }) => skipped)).toEqual([
      null,
      'not_released',
      'not_found',
    ]);
    expect((await Recruitment.findByPk(row.id))!.as_of_on).toBe('2026-11-21');
    expect((await call(false).expect(200)).body.lines).toEqual(tried.lines);
    expect((await Recruitment.findByPk(row.id))!).toMatchObject({
      as_of_on: '2027-02-19',
      reconfirm_reminded_at: null,
    });
    expect((await call(false)).body.lines[0].skipped).toBe('confirmed_today');
    await mentor.command('hf_member__reconfirm_recruitments', { ids: [row.id], dry_run: true }).expect(403);
  });
});
