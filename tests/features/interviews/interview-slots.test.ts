import { QueryTypes } from 'sequelize';
import { Application } from '../../../db/models/application.ts';
import { AuditLog } from '../../../db/models/audit-log.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { Interview, InterviewSlot } from '../../../db/models/interview.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';
import { processOutbox } from '../../support/traces.ts';
import { waitingForLocks } from '../../support/waiting-for-locks.ts';
import { until } from '../../worker/until.ts';

const start = new Date('2026-11-21T03:00:00Z');
const api = prepared(startApi);
beforeEach(() => {
  api.clock.now = start;
});

const DAY = 24 * 60;
const hence = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();
const ONLINE = { is_online: true, online_link: 'https://meet.example.com/abc' };
/** At that many minutes from now. */
const slotAt = (minutes: number, fields: object = {}) => ({
  starts_at: hence(minutes),
  minutes: 30,
  ...ONLINE,
  ...fields,
});
const THREE = [slotAt(DAY), slotAt(DAY + 60), slotAt(2 * DAY)];

type Mentor = Awaited<ReturnType<typeof member>>;
type Me = Awaited<ReturnType<typeof student>>;

/** A student whose resume has passed at that job, with the mentor. */
async function passed(jobId: number, mentor: Mentor, me?: Me) {
  const who = me ?? (await student(api));
  const { body } = await who.command('user__apply', { application: { recruitment_id: jobId } }).expect(200);
  const id = body.id as number;
  await Application.update(
    {
      state: 'resume_passed',
      is_resume_passed: true,
      have_submitted_resume_by_user_at: start,
      correction_agreed_at: start,
      sent_resume_to_company_at: start,
      get_resume_result_at: start,
    },
    { where: { id } },
  );
  await mentor
    .command('hf_member__assign_application', { application: { id, hf_member_id: mentor.member.id } })
    .expect(200);
  const application = { id };
  return {
    me: who,
    id,
    pick: (slotId: number) =>
      who.command('user__pick_interview_slot', { application, interview_slot: { id: slotId } }),
    refuse: (comment: string) => who.command('user__refuse_interview_slots', { application, comment }),
    slots: async () =>
      (await who.query('user__get_interview_slots', `application_id=${id}`).expect(200)).body.slots as {
        id: number;
        starts_at: string;
        is_overlapping: boolean;
      }[],
    whole: async () => (await who.query('aggregates__application', `id=${id}`).expect(200)).body,
    cancel: async (interviewId: number) =>
      (
        await mentor
          .command('hf_member__cancel_interview', {
            application,
            interview: { id: interviewId },
            reason: '社内',
          })
          .expect(200)
      ).body,
  };
}

/** A job with a mentor who arranges its interviews. */
async function arranging() {
  const job = (await recruitment(api)).recruitment;
  const mentor = await member(api);
  const about = { recruitment: { id: job.id }, interview_number: 1 };
  return {
    job,
    mentor,
    offer: (slots: object[], more: object = {}) =>
      mentor.command('hf_member__offer_interview_slots', { ...about, slots, ...more }),
    ask: (ids: number[], more: object = {}) =>
      mentor.command('hf_member__ask_to_pick_interview_slot', { ...about, application_ids: ids, ...more }),
    withdraw: (id: number) =>
      mentor.command('hf_member__withdraw_interview_slot', { interview_slot: { id } }),
    board: async () =>
      (await mentor.query('hf_member__get_interview_slots', `recruitment_id=${job.id}`).expect(200)).body,
  };
}

/** With one student who was asked to pick one of three times. */
async function asked() {
  const office = await arranging();
  const one = await passed(office.job.id, office.mentor);
  const { body } = await office.offer(THREE).expect(200);
  const [first, second, third] = body.slots.map(({ id }: { id: number }) => id) as [number, number, number];
  await office.ask([one.id]).expect(200);
  return { ...office, one, first, second, third };
}

const told = (type: string, applicationId: number) =>
  OutboxEvent.findAll({ where: { type, payload: { application_id: applicationId } }, order: ['id'] });

describe('picking a time for an interview', () => {
  test('arranges the interview; staff see who has picked, and the student, the mentor and the calendar are told', async () => {
    const { one, second, board, job } = await asked();
    expect(await one.whole()).toMatchObject({
      state: 'resume_passed',
      interview_slot_request: { interview_number: 1, none_fits_at: null },
    });
    expect((await one.slots()).map(({ starts_at }) => starts_at)).toEqual(
      THREE.map((slot) => slot.starts_at),
    );
    expect(await board()).toMatchObject({ applications: [{ id: one.id, answer: 'waiting' }] });

    const { body } = await one.pick(second).expect(200);
    expect(body).toMatchObject({
      state: 'interviewing',
      interview_slot_request: null,
      latest_interview: { interview_number: 1, conduct_at: hence(DAY + 60), minutes: 30, ...ONLINE },
    });
    expect(body.application_events.at(-1)).toMatchObject({
      name: 'pick_interview_slot',
      actor_kind: 'student',
    });
    expect(await one.slots()).toEqual([]);
    const seen = await board();
    expect(seen.recruitment.id).toBe(job.id);
    expect(seen.slots.map((slot: { taken_count: number }) => slot.taken_count)).toEqual([0, 1, 0]);
    expect(seen.slots[1].picked_by).toMatchObject([{ application_id: one.id, user: { id: one.me.user.id } }]);
    expect(seen.applications).toMatchObject([{ answer: 'picked', picked_at: hence(DAY + 60) }]);

    await processOutbox(api);
    const mails = await Delivery.findAll({ order: ['id'] });
    const about = mails.filter(({ subject }) => subject?.includes('interview') || subject?.includes('面接'));
    expect(about.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['interview_scheduled', 'staff_interview_slots_answered']),
    );
    const scheduled = about.find(({ template }) => template === 'interview_scheduled')!;
    const [file] = scheduled.attachments as { text: string }[];
    expect(file!.text).toContain('DTSTART:20261122T040000Z');
    expect(file!.text).toContain('DTEND:20261122T043000Z');
  });

  test('of two at the same moment one gets the last place, the other is told and picks from the rest', async () => {
    const { one, job, mentor, ask, first, second } = await asked();
    const two = await passed(job.id, mentor);
    await ask([two.id]).expect(200);
    // Both have come as far as the slot before either may go on.
    const holder = await api.sequelize.transaction();
    await InterviewSlot.findByPk(first, { lock: holder.LOCK.UPDATE, transaction: holder });
    const picks = Promise.all([one.pick(first), two.pick(first)]);
    await until('both wait for the slot', async () => (await waitingForLocks(api.sequelize)) >= 2);
    await holder.commit();
    const answers = await picks;
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = answers[0].status === 409 ? one : two;
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.error.code).toBe('interview_slot_taken');
    expect(await Interview.count({ where: { interview_slot_id: first, cancelled_at: null } })).toBe(1);
    expect((await loser.slots()).map(({ id }) => id)).not.toContain(first);
    await loser.pick(second).expect(200);
  });

  test('a slot for two takes two and no third', async () => {
    const { job, mentor, offer, ask } = await arranging();
    const all = [await passed(job.id, mentor), await passed(job.id, mentor), await passed(job.id, mentor)];
    const { body } = await offer([slotAt(DAY, { capacity: 2 })]).expect(200);
    await ask(all.map(({ id }) => id)).expect(200);
    const answers = await Promise.all(all.map(({ pick }) => pick(body.slots[0].id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
  });

  test('the database itself gives no place twice', async () => {
    const { one, first, job, mentor } = await asked();
    const two = await passed(job.id, mentor);
    await one.pick(first).expect(200);
    const row = { application_id: two.id, interview_number: 1, interview_slot_id: first };
    await expect(Interview.create(row)).rejects.toThrow('has no free place');
    const called = await Interview.create({ ...row, cancelled_at: start });
    await expect(called.update({ cancelled_at: null })).rejects.toThrow('has no free place');
  });

  test('one student is not in two places at once, not even by two clicks at one moment', async () => {
    const { one, first, second } = await asked();
    const other = await arranging();
    const again = await passed(other.job.id, other.mentor, one.me);
    const { body } = await other.offer([slotAt(DAY + 15, { minutes: 15 }), slotAt(DAY + 30)]).expect(200);
    await other.ask([again.id]).expect(200);
    const [overlapping, next] = body.slots.map(({ id }: { id: number }) => id) as [number, number];
    const holder = await api.sequelize.transaction();
    await api.sequelize.query('select 1 from users where id = $1 for update', {
      bind: [one.me.user.id],
      transaction: holder,
      type: QueryTypes.SELECT,
    });
    const picks = Promise.all([one.pick(first), again.pick(overlapping)]);
    await until('both wait', async () => (await waitingForLocks(api.sequelize)) >= 2);
    await holder.commit();
    const answers = await picks;
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.error.code).toBe('appointment_overlaps');
    const [early, late] = answers[0].status === 200 ? [again, overlapping] : [one, first];
    expect((await early.slots()).find(({ id }) => id === late)).toMatchObject({ is_overlapping: true });
    // One may begin when the other ends.
    await (early === again ? again.pick(next) : one.pick(second)).expect(200);
  });

  test('is refused: unasked, withdrawn, over, for somebody else, twice, after the end, by others', async () => {
    const { one, job, mentor, offer, ask, withdraw, first, second, third } = await asked();
    const two = await passed(job.id, mentor);
    const codeOf = async (answer: ReturnType<typeof one.pick>, status: number) =>
      (await answer.expect(status)).body.error.code as string;
    expect(await codeOf(two.pick(first), 409)).toBe('interview_slot_closed');
    await withdraw(second).expect(200);
    expect(await codeOf(one.pick(second), 409)).toBe('interview_slot_closed');
    const { body: own } = await offer([slotAt(3 * DAY)], { application_id: two.id }).expect(200);
    expect(await codeOf(one.pick(own.slots.at(-1).id), 404)).toBe('not_found');
    const { body: later } = await offer([slotAt(4 * DAY)], { interview_number: 2 }).expect(200);
    expect(await codeOf(one.pick(later.slots.at(-1).id), 409)).toBe('interview_slot_closed');
    const other = await asked();
    expect(await codeOf(one.pick(other.first), 404)).toBe('not_found');
    const stranger = await student(api);
    const foreign = { application: { id: one.id }, interview_slot: { id: first } };
    await stranger.command('user__pick_interview_slot', foreign).expect(404);
    await stranger.query('user__get_interview_slots', `application_id=${one.id}`).expect(404);
    await mentor.command('user__pick_interview_slot', foreign).expect(403);
    api.clock.now = new Date(hence(DAY + 1));
    expect(await codeOf(one.pick(first), 409)).toBe('interview_slot_closed');
    await one.pick(third).expect(200);
    expect(await codeOf(one.pick(third), 409)).toBe('interview_slot_closed');
    await ask([two.id]).expect(200);
    await two.me
      .command('user__quit_application', { application: { id: two.id, reason_of_quit_by_student: '私用' } })
      .expect(200);
    expect(await codeOf(two.pick(own.slots.at(-1).id), 409)).toBe('illegal_transition');
  });
});

describe('a place becomes free again', () => {
  test('when the interview is called off, and is lost to an undo once somebody else has it', async () => {
    const { one, job, mentor, ask, first, board } = await asked();
    const two = await passed(job.id, mentor);
    await ask([two.id]).expect(200);
    const { body } = await one.pick(first).expect(200);
    const called = await one.cancel(body.latest_interview.id);
    expect((await board()).slots[0].taken_count).toBe(0);
    // Who is called off is asked anew, by staff.
    expect(called).toMatchObject({ state: 'resume_passed', interview_slot_request: null });
    await two.pick(first).expect(200);
    const { body: undone } = await mentor
      .command('hf_member__undo_move', { move_id: called.undo.move_id, dry_run: false })
      .expect(200);
    expect(undone.results[0]).toMatchObject({ code: 'interview_slot_lost' });
    await ask([one.id]).expect(200);
    expect(await one.slots()).toHaveLength(2);
  });

  test('when the interview is moved to another time', async () => {
    const { one, mentor, first, board } = await asked();
    const { body } = await one.pick(first).expect(200);
    const move = (fields: object) =>
      mentor
        .command('hf_member__schedule_interview', {
          application: { id: one.id },
          interview: { id: body.latest_interview.id, ...fields },
        })
        .expect(200);
    await move({ memo: '持ち物なし' });
    expect((await board()).slots[0].taken_count).toBe(1);
    const { body: moved } = await move({ conduct_at: hence(5 * DAY) });
    expect(moved.interviews[0]).toMatchObject({ interview_slot_id: null, minutes: null });
    expect((await board()).slots[0].taken_count).toBe(0);
  });

  test('when the student withdraws; taken back, the interview stays called off if the place is gone, and they are told', async () => {
    const { one, job, mentor, ask, first, second } = await asked();
    const two = await passed(job.id, mentor);
    const application = { id: one.id };
    await one.pick(first).expect(200);
    const quit = () =>
      one.me
        .command('user__quit_application', {
          application: { ...application, reason_of_quit_by_student: '私用' },
        })
        .expect(200);
    const undo = () => one.me.command('user__undo_quit', { application }).expect(200);
    await quit();
    // Nobody has taken it: everything is as it was.
    expect((await undo()).body).toMatchObject({
      state: 'interviewing',
      latest_interview: { cancelled_at: null },
    });
    await quit();
    await ask([two.id]).expect(200);
    await two.pick(first).expect(200);
    expect((await undo()).body).toMatchObject({ state: 'resume_passed', latest_interview: null });
    expect(await told('interview_cancelled', one.id)).toHaveLength(1);
    await ask([one.id]).expect(200);
    await one.pick(second).expect(200);
  });
});

describe('when none of the times is possible', () => {
  test('the student says so, staff are told and see the words; the times can still be picked', async () => {
    const { one, ask, board, first } = await asked();
    await one.refuse('   ').expect(422);
    const { body } = await one.refuse('土曜日なら空いています。').expect(200);
    expect(body.interview_slot_request).toMatchObject({ none_fits_comment: '土曜日なら空いています。' });
    expect(await board()).toMatchObject({
      applications: [{ answer: 'none_fits', request: { none_fits_comment: '土曜日なら空いています。' } }],
    });
    await processOutbox(api);
    const mail = await Delivery.findOne({
      where: { template: 'staff_interview_slots_answered' },
      order: [['id', 'DESC']],
      rejectOnEmpty: true,
    });
    expect(mail.body_text).toContain('土曜日なら空いています。');
    // Asked anew: it is no reminder, and the words are done with.
    await ask([one.id]).expect(200);
    expect((await board()).applications).toMatchObject([
      { answer: 'waiting', request: { reminded_at: null } },
    ]);
    await one.pick(first).expect(200);
    const refused = await one.refuse('やはり無理です。').expect(409);
    expect(refused.body.error.code).toBe('interview_slot_closed');
  });
});

describe('offering times', () => {
  test('refuses the past, what is mistyped and a missing place; names what overlaps until it is confirmed', async () => {
    const { job, mentor, offer } = await arranging();
    await passed(job.id, mentor);
    const fieldsOf = async (slots: object[], more?: object) =>
      (await offer(slots, more).expect(422)).body.error.fields as Record<string, { code: string }[]>;
    expect(await fieldsOf([slotAt(-1), slotAt(3 * 366 * DAY)])).toMatchObject({
      'slots[0][starts_at]': [{ code: 'in_the_past' }],
      'slots[1][starts_at]': [{ code: 'far_ahead' }],
    });
    expect(await fieldsOf([slotAt(DAY, { is_online: false })])).toMatchObject({
      'slots[0][place]': [{ code: 'required' }],
    });
    expect(await fieldsOf([])).toMatchObject({ slots: [{ code: 'required' }] });
    await fieldsOf([slotAt(DAY, { minutes: 5 })]);
    await fieldsOf([slotAt(DAY, { capacity: 0 })]);
    await offer([slotAt(DAY)]).expect(200);
    const again = [slotAt(DAY + 15), slotAt(DAY + 30)];
    const { body } = await offer(again).expect(422);
    expect(body.error).toMatchObject({
      code: 'interview_slots_overlap',
      fields: {
        'slots[0][starts_at]': [{ code: 'overlaps', message: 'Overlaps with 2026-11-22 12:00–12:30.' }],
        'slots[1][starts_at]': [{ code: 'overlaps', message: 'Overlaps with 2026-11-22 12:15–12:45.' }],
      },
    });
    const { body: entered } = await offer(again, { is_overlap_confirmed: true }).expect(200);
    expect(entered.slots).toHaveLength(3);
    const log = await AuditLog.findOne({
      where: { table_name: 'interview_slots' },
      order: [['id', 'DESC']],
      rejectOnEmpty: true,
    });
    expect(log.hf_member_id).toBe(mentor.member.id);
  });

  test('is for who arranges interviews of the job: no other mentor sees, offers, asks or withdraws', async () => {
    const { job, one, first } = await asked();
    const other = await member(api);
    const about = { recruitment: { id: job.id }, interview_number: 1 };
    await other.query('hf_member__get_interview_slots', `recruitment_id=${job.id}`).expect(404);
    await other.command('hf_member__offer_interview_slots', { ...about, slots: THREE }).expect(404);
    await other
      .command('hf_member__ask_to_pick_interview_slot', { ...about, application_ids: [one.id] })
      .expect(404);
    await other.command('hf_member__withdraw_interview_slot', { interview_slot: { id: first } }).expect(404);
    const manager = await member(api, 'manager');
    await manager.query('hf_member__get_interview_slots', `recruitment_id=${job.id}`).expect(200);
    // A mentor of another student of the job sees that a place is taken, and not by whom.
    await one.pick(first).expect(200);
    const two = await passed(job.id, other);
    const { body } = await other
      .query('hf_member__get_interview_slots', `recruitment_id=${job.id}`)
      .expect(200);
    expect(body.slots[0]).toMatchObject({ taken_count: 1, picked_by: [] });
    expect(body.applications.map(({ id }: { id: number }) => id)).toEqual([two.id]);
  });

  test('withdraws what nobody has picked, and nothing else', async () => {
    const { one, first, second, withdraw } = await asked();
    await one.pick(first).expect(200);
    const refused = await withdraw(first).expect(409);
    expect(refused.body.error.code).toBe('interview_slot_in_use');
    await withdraw(second).expect(200);
    await withdraw(second).expect(200);
    await withdraw(999_999).expect(404);
  });
});

describe('asking', () => {
  test('mails the times, reminds who has not answered, and names whom it is not possible for', async () => {
    const { job, mentor, offer, ask, board } = await arranging();
    const one = await passed(job.id, mentor);
    const { body: none } = await ask([one.id]).expect(200);
    expect(none).toMatchObject({
      asked_count: 0,
      results: [{ application_id: one.id, is_done: false, code: 'no_free_slot' }],
    });
    await offer(THREE).expect(200);
    const stranger = await passed((await recruitment(api)).recruitment.id, await member(api));
    const { body } = await ask([one.id, stranger.id]).expect(200);
    expect(body).toMatchObject({
      asked_count: 1,
      results: [
        { application_id: one.id, is_done: true, code: null },
        { application_id: stranger.id, is_done: false, code: 'not_found' },
      ],
    });
    const { body: second } = await ask([one.id], { interview_number: 2 }).expect(200);
    expect(second.results).toMatchObject([{ code: 'not_at_this_interview' }]);
    api.clock.now = new Date(hence(60));
    await ask([one.id]).expect(200);
    expect((await board()).applications).toMatchObject([
      { request: { asked_at: start.toISOString(), reminded_at: hence(60) } },
    ]);
    await processOutbox(api);
    const mails = await Delivery.findAll({
      where: { template: 'interview_slots_offered', recipient_user_id: one.me.user.id },
      order: ['id'],
    });
    expect(mails).toHaveLength(2);
    expect(mails[0]!.body_text).toContain('12:00');
    expect(mails.map(({ subject }) => /Reminder|再送|Nhắc/.test(subject ?? ''))).toEqual([false, true]);
  });

  test('is heard of no more once the student has picked, and is part of the own data', async () => {
    const { one, first } = await asked();
    await one.refuse('土曜日だけ空いています。').expect(200);
    const { body } = await one.me.query('user__export_own_data', '').expect(200);
    expect(JSON.stringify(body)).toContain('土曜日だけ空いています。');
    await one.pick(first).expect(200);
    await processOutbox(api);
    expect(
      await Delivery.count({
        where: { template: 'interview_slots_offered', recipient_user_id: one.me.user.id },
      }),
    ).toBe(0);
  });
});
