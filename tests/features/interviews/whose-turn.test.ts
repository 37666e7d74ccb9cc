import { situationOf, turnIn } from '../../../domain/application-situation.ts';
import { UNDO_MINUTES } from '../../../domain/constants.ts';
import { PARTIES_WAITED_FOR } from '../../../domain/waiting-for.ts';
import { startApi } from '../../support/api.ts';
import { prepared } from '../../support/prepared.ts';
import { sent } from '../../support/steps.ts';

/** Lists tell whose turn it is as the desk and the student's page do, by what is arranged for the interviews. */

const start = new Date('2026-11-21T03:00:00Z');
const api = prepared(startApi);
beforeEach(() => {
  api.clock.now = start;
});

const days = (count: number) => count * 24 * 60;
const hence = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();
const ONLINE = { is_online: true, online_link: 'https://meet.example.com/abc' };

/** An application whose resume has left for the company, and what staff and student can do with it. */
async function withCompany() {
  const { me, mentor, application, job } = await sent(api);
  api.clock.now = new Date(start.getTime() + UNDO_MINUTES * 60_000);
  const about = { application: { id: application.id } };
  const staff = async (name: string, body: object = {}, fields: object = {}) =>
    (await mentor.command(name, { application: { ...about.application, ...fields }, ...body }).expect(200))
      .body;
  const rows = async (filter: object): Promise<{ waiting_for: string | null }[]> =>
    (await mentor.list('applications', { filter: { scope: 'mine', ...filter } }).expect(200)).body;
  return {
    staff,
    student: (name: string, body: object = {}) => me.command(name, { ...about, ...body }).expect(200),
    schedule: async (interview: object) =>
      (await staff('hf_member__schedule_interview', { interview: { ...ONLINE, ...interview } }))
        .latest_interview as { id: number },
    /** Offers times for that interview and asks the student to pick one. */
    async ask(interview_number: number, minutes: readonly number[]): Promise<number[]> {
      const slots = minutes.map((one) => ({ starts_at: hence(one), minutes: 30, ...ONLINE }));
      const which = { recruitment: { id: job.id }, interview_number };
      const { body } = await mentor
        .command('hf_member__offer_interview_slots', { ...which, slots })
        .expect(200);
      const application_ids = [application.id];
      await mentor
        .command('hf_member__ask_to_pick_interview_slot', { ...which, application_ids })
        .expect(200);
      return body.slots.map(({ id }: { id: number }) => id);
    },
    /** As lists tell it; the filter and the application's own page agree. */
    async turn() {
      const [row] = await rows({});
      const told = row!.waiting_for;
      const whole = (await me.query('aggregates__application', `id=${application.id}`).expect(200)).body;
      expect(told).toBe(turnIn(situationOf(whole, api.clock.now)));
      for (const waiting_for of PARTIES_WAITED_FOR)
        expect(await rows({ waiting_for })).toHaveLength(waiting_for === told ? 1 : 0);
      return told;
    },
  };
}

test('goes by what is arranged for the interviews', async () => {
  const { staff, student, schedule, ask, turn } = await withCompany();
  expect(await turn()).toBe('company');
  await staff('hf_member__record_resume_result', {}, { is_resume_passed: true });
  expect(await turn()).toBe('staff');

  await ask(1, [days(3), days(4)]);
  expect(await turn()).toBe('student');
  await student('user__refuse_interview_slots', { comment: '試験の週です。' });
  expect(await turn()).toBe('staff');
  const first = await schedule({ conduct_at: hence(days(5)) });
  expect(await turn()).toBe('company');
  api.clock.now = new Date(hence(days(6)));
  expect(await turn()).toBe('company');
  await staff('hf_member__record_interview_result', { interview: { id: first.id, is_passed: true } });
  expect(await turn()).toBe('staff');

  const second = await schedule({ conduct_at: hence(days(9)) });
  expect(await turn()).toBe('company');
  await staff('hf_member__cancel_interview', { interview: { id: second.id }, reason: '先方の都合' });
  expect(await turn()).toBe('staff');
  const slot = (await ask(2, [days(10)])).at(-1);
  expect(await turn()).toBe('student');
  await student('user__pick_interview_slot', { interview_slot: { id: slot } });
  expect(await turn()).toBe('company');

  api.clock.now = new Date(hence(days(11)));
  await staff('hf_member__finish_selection', {}, { is_passed: true });
  expect(await turn()).toBe('student');
});
