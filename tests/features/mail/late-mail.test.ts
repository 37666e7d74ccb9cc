import { ApplicationEvent } from '../../../db/models/application-records.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { writeToOutbox } from '../../../server/core/calls/outbox.ts';
import { eraseAllDue } from '../../../server/features/privacy/effects/erasure.ts';
import { silent } from '../../worker/world.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import { NOW } from '../../support/events.ts';
import { leaveTraces, processOutbox, rowsWith } from '../../support/traces.ts';
import { waitingForLocks } from '../../support/waiting-for-locks.ts';

const MARK = 'zqlate';
const HOUR = 3_600_000;

describe('R16: a mail that is written while its person is erased', () => {
  let api: TestApi;
  let leaving: Awaited<ReturnType<typeof leaveTraces>>;
  beforeEach(async () => {
    api = await startApi();
    leaving = await leaveTraces(api, MARK);
    await leaving.me.command('user__delete_account', { user: { email: leaving.me.email } }).expect(200);
    // The mails of the withdrawal and the erasure are due together.
    api.clock.now = new Date(NOW.getTime() + 13 * HOUR);
  });
  afterEach(() => api.close());

  const erase = () =>
    eraseAllDue(
      {
        sequelize: api.sequelize,
        files: api.adapters.files,
        removeAccount: async () => {},
        now: () => api.clock.now,
        logger: silent,
      },
      { isStopping: false },
    );

  /** Until so many of our statements wait for a lock, or what should wait is done. */
  async function waiting(count: number, work: Promise<unknown>): Promise<void> {
    const state = { isDone: false };
    void work.finally(() => (state.isDone = true));
    while (!state.isDone) if ((await waitingForLocks(api.sequelize)) >= count) return;
  }

  const leftOver = async () =>
    (await rowsWith(api, MARK)).filter((row) => !row.startsWith('public.job_introduction_records'));

  test('and was begun before is erased with it', async () => {
    const blocker = await api.sequelize.transaction();
    // The worker has read the name by then, and has not written yet.
    await api.sequelize.query('lock table mail_template_groups in access exclusive mode', {
      transaction: blocker,
    });
    const writing = processOutbox(api);
    await waiting(1, writing);
    const erasing = erase();
    await waiting(2, erasing);
    await blocker.commit();
    await Promise.all([writing, erasing]);
    expect(await leftOver()).toEqual([]);
  });

  test('and is begun while it is going on is never made', async () => {
    const blocker = await api.sequelize.transaction();
    // The erasure has passed the deliveries by then, and the student's own row still has the name.
    await api.sequelize.query('lock table page_views in access exclusive mode', { transaction: blocker });
    const erasing = erase();
    await waiting(1, erasing);
    // News of the withdrawal, which tells the mentors the name.
    const application_id = leaving.application.id;
    const withdrawal = await ApplicationEvent.findOne({
      where: { application_id, name: 'quit' },
      rejectOnEmpty: true,
    });
    const payload = { application_id, application_event_id: withdrawal.id };
    await api.sequelize.transaction((tx) =>
      writeToOutbox(api.sequelize, tx, [{ type: 'application_quit', payload }], api.clock.now),
    );
    const writing = processOutbox(api);
    await waiting(2, writing);
    await blocker.commit();
    await Promise.all([writing, erasing]);
    expect(await leftOver()).toEqual([]);
    const late = await OutboxEvent.findOne({ order: [['id', 'DESC']], rejectOnEmpty: true });
    expect(late).toMatchObject({ type: 'application_quit', processed_at: api.clock.now });
    expect(await Delivery.count({ where: { outbox_event_id: late.id } })).toBe(0);
  });
});
