import { Application } from '../../../db/models/application.ts';
import {
  appliedFrom,
  appliedFromOthers,
  appliedIn,
  dueIn,
  dueOfOthersIn,
  leftIn,
  lookedAfter,
  lookedAfterByOthers,
  offeredByOthersIn,
  offeredIn,
  signedUpFrom,
  signedUpFromOthers,
  statesOf,
} from '../../../staff-console/src/resources/overview/behind.ts';
import type { QueryAnswer } from '../../../server/client/contract.ts';
import { PHASE_NAMES } from '../../../domain/overview.ts';
import type { PartyWaitedFor } from '../../../domain/waiting-for.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { hoursAfter, move, overviewWorld } from '../../support/overview-world.ts';
import { prepared } from '../../support/prepared.ts';

const OCTOBER = { from_month: '2026-10', to_month: '2026-10' };
type Name = 'applications' | 'state_times' | 'mentors' | 'offers' | 'sources';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const world = prepared(() => overviewWorld(api));

const search = (period: { from_month: string; to_month: string }) => new URLSearchParams(period).toString();

async function get<N extends Name>(
  name: N,
  period = OCTOBER,
): Promise<QueryAnswer<`hf_member__get_overview_${N}`>> {
  const { body, status } = await manager.query(`hf_member__get_overview_${name}`, search(period));
  expect([name, status]).toEqual([name, 200]);
  return body;
}

/** How many rows the list has with that filter. */
async function total(name: 'applications' | 'users', filter: object): Promise<number> {
  const answer = await manager.list(name, { filter, range: [0, 0] });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return Number(answer.headers['content-range']!.split('/')[1]);
}
const applications = (filter: object) => total('applications', filter);

describe('applications by month and state', () => {
  test("months are Tokyo's: a moment before and after midnight", async () => {
    const { months } = await get('applications', { from_month: '2026-08', to_month: '2026-10' });
    expect(months.map(({ month, count }) => [month, count])).toEqual([
      ['2026-08', 0],
      ['2026-09', 6],
      ['2026-10', 28],
    ]);
  });

  test('a group of three is told with the next larger one; of a group that is told, each state', async () => {
    const [october] = (await get('applications')).months;
    expect(october).toEqual({
      month: '2026-10',
      count: 28,
      // 3 at the company and 12 being prepared are told together.
      rest: 15,
      phases: [
        {
          phase: 'not_passed',
          count: 13,
          rest: null,
          states: [
            { state: 'resume_failed', count: 0 },
            { state: 'failed', count: 13 },
            { state: 'declined_by_hf', count: 0 },
          ],
        },
      ],
    });
  });

  test('a month of two is hidden, and another with it, so that no total tells it', async () => {
    const { months } = await get('applications', { from_month: '2026-08', to_month: '2026-11' });
    expect(months.map(({ month, count }) => [month, count])).toEqual([
      ['2026-08', null],
      ['2026-09', null],
      ['2026-10', 28],
      ['2026-11', null],
    ]);
    expect(JSON.stringify(months.filter(({ count }) => count === null))).not.toMatch(/[1-9]\d*(?=[,}])/);
  });

  test('each number is as long as the list behind it', async () => {
    const [october] = (await get('applications')).months;
    expect(await applications(appliedIn(OCTOBER))).toBe(october!.count);
    for (const { count, states } of october!.phases) {
      expect(
        await applications(
          appliedIn(
            OCTOBER,
            states.map(({ state }) => state),
          ),
        ),
      ).toBe(count);
      for (const { state, count: of } of states)
        expect(await applications(appliedIn(OCTOBER, [state]))).toBe(of);
    }
    const told = october!.phases.map(({ phase }) => phase);
    const others = PHASE_NAMES.filter((phase) => !told.includes(phase));
    expect(await applications(appliedIn(OCTOBER, statesOf(others)))).toBe(october!.rest);
  });
});

describe('figures to work with', () => {
  test('tell every month, group and state, also of one, each as long as its list', async () => {
    const period = { from_month: '2026-08', to_month: '2026-11' };
    const { months } = await get('applications', { ...period, is_whole: 'true' } as never);
    expect(months.map(({ month, rest }) => [month, rest])).toEqual([
      ['2026-08', null],
      ['2026-09', null],
      ['2026-10', null],
      ['2026-11', null],
    ]);
    for (const { month, count, phases } of months) {
      const within = { from_month: month, to_month: month };
      expect(await applications(appliedIn(within))).toBe(count);
      expect(phases.map(({ phase }) => phase)).toEqual(PHASE_NAMES);
      for (const { states } of phases)
        for (const { state, count: of } of states.filter((one) => one.count !== 0))
          expect([state, await applications(appliedIn(within, [state]))]).toEqual([state, of]);
    }
    expect(JSON.stringify(months)).toMatch(/"count":[1-4][,}]/);
  });

  test.each(['mentors', 'offers', 'sources'] as const)('of %s hide nothing that is small', async (name) => {
    const told = JSON.stringify(await get(name, { ...OCTOBER, is_whole: 'true' } as never));
    expect(told).not.toMatch(
      /"count":null|"(staff|student|company|kept|missed|accepted|open|declined)":null/,
    );
    expect(told).not.toMatch(/"rest":\d/);
  });

  test('are told to managers alone', async () => {
    const mentor = await member(api);
    await mentor
      .query('hf_member__get_overview_offers', search({ ...OCTOBER, is_whole: 'true' } as never))
      .expect(403);
  });
});

describe('time in each state', () => {
  const YEAR_BEFORE = { from_month: '2025-06', to_month: '2025-07' };
  const since = new Date('2025-06-10T00:00:00Z');

  test('median and 90th percentile of the stays that ended; what was taken back never was', async () => {
    const ids = await world.make({ count: 6, created_at: since, state: 'failed' });
    for (const [at, id] of ids.entries()) {
      if (at === 5) {
        const undone_at = hoursAfter(since, 2);
        await move(id, ['submit', 'applied', 'resume_submitted'], hoursAfter(since, 1), { undone_at });
        await move(id, ['undo', 'resume_submitted', 'applied'], undone_at);
      }
      await move(
        id,
        ['submit', 'applied', 'resume_submitted'],
        hoursAfter(since, at === 5 ? 100 : 10 * (at + 1)),
      );
    }
    // Four that were taken on three days later, one of them given back and taken on again.
    for (const id of ids.slice(0, 4))
      await move(id, ['start_correction', 'resume_submitted', 'in_correction'], hoursAfter(since, 200));
    const { states } = await get('state_times', YEAR_BEFORE);
    const told = states.filter(({ count }) => count !== null);
    expect(told).toEqual([{ state: 'applied', count: 6, median_hours: 35, p90_hours: 75 }]);
    expect(await applications(leftIn(YEAR_BEFORE, 'applied'))).toBe(6);

    await move(
      ids[4]!,
      ['return_to_student', 'resume_submitted', 'returned_to_student'],
      hoursAfter(since, 60),
    );
    await move(ids[4]!, ['submit', 'returned_to_student', 'resume_submitted'], hoursAfter(since, 80));
    await move(ids[4]!, ['start_correction', 'resume_submitted', 'in_correction'], hoursAfter(since, 90));
    const later = await get('state_times', YEAR_BEFORE);
    // Stays of 190, 180, 170, 160, 10 and 10 hours, by five applications.
    const submitted = later.states.find(({ state }) => state === 'resume_submitted');
    expect(submitted).toEqual({ state: 'resume_submitted', count: 5, median_hours: 165, p90_hours: 185 });
    expect(await applications(leftIn(YEAR_BEFORE, 'resume_submitted'))).toBe(5);
  });

  test('a stay belongs to the month of Tokyo it ended in', async () => {
    const ids = await world.make({ count: 5, created_at: since, state: 'failed' });
    for (const id of ids)
      await move(id, ['submit', 'applied', 'resume_submitted'], new Date('2025-08-31T15:00:00Z'));
    const countIn = async (month: string) =>
      (await get('state_times', { from_month: month, to_month: month })).states[0]!.count;
    expect([await countIn('2025-08'), await countIn('2025-09')]).toEqual([null, 5]);
  });
});

describe("mentors' load and due dates", () => {
  test('what they look after now, by whose turn it is; those with few are told together', async () => {
    const { loads } = await get('mentors');
    expect(
      loads.members.map(({ hf_member_id, count, parts, rest }) => [hf_member_id, count, parts, rest]),
    ).toEqual([
      [world.second.id, 11, { staff: 6, student: 5, company: 0 }, null],
      [world.first.id, 7, { staff: 7, student: 0, company: 0 }, null],
    ]);
    expect(loads.members[1]!.names).toEqual({ ja: expect.any(String) });
    // Three and four of which they share one.
    expect(loads.other).toEqual({ count: 6 });
    expect(loads.nobody).toEqual({
      count: 8,
      parts: { staff: null, student: null, company: null },
      rest: 8,
    });
  });

  test('a due day is kept to its last moment in Tokyo; what ended before or is not due yet counts nowhere', async () => {
    const { due_dates } = await get('mentors');
    expect(due_dates.members.map(({ hf_member_id, count, parts }) => [hf_member_id, count, parts])).toEqual([
      [world.second.id, 11, { kept: 6, missed: 5 }],
      [world.first.id, 7, { kept: 0, missed: 7 }],
    ]);
    expect(due_dates.other).toBeNull();
  });

  test('each number is as long as the list behind it', async () => {
    const { loads, due_dates } = await get('mentors');
    for (const { hf_member_id, count, parts } of loads.members) {
      expect(await applications(lookedAfter(hf_member_id))).toBe(count);
      for (const [party, of] of Object.entries(parts))
        expect(await applications(lookedAfter(hf_member_id, [party as PartyWaitedFor]))).toBe(of);
    }
    expect(await applications(lookedAfter(null))).toBe(loads.nobody.count);
    const shown = loads.members.map(({ hf_member_id }) => hf_member_id);
    expect(await applications(lookedAfterByOthers(shown))).toBe(loads.other!.count);
    for (const { hf_member_id, count, parts } of due_dates.members) {
      expect(await applications(dueIn(OCTOBER, hf_member_id, 'either'))).toBe(count);
      expect(await applications(dueIn(OCTOBER, hf_member_id, 'kept'))).toBe(parts.kept);
      expect(await applications(dueIn(OCTOBER, hf_member_id, 'missed'))).toBe(parts.missed);
    }
    expect(await applications(dueOfOthersIn(OCTOBER, [world.first.id]))).toBe(11);
    expect(await applications(dueOfOthersIn(OCTOBER, []))).toBe(18);
  });
});

describe('offers by company', () => {
  test('those of the period and what became of them; companies with few are told together', async () => {
    const { companies, other } = await get('offers');
    expect(companies).toEqual([
      {
        company: { id: world.companies[0]!.id, official_name: world.companies[0]!.official_name },
        count: 11,
        parts: { accepted: 6, open: 0, declined: 5 },
        rest: null,
      },
    ]);
    expect(other).toEqual({ count: 7 });
  });

  test('each number is as long as the list behind it', async () => {
    const { companies, other } = await get('offers');
    const [{ company, count, parts }] = companies as [(typeof companies)[0]];
    expect(await applications(offeredIn(OCTOBER, company.id))).toBe(count);
    expect(await applications(offeredIn(OCTOBER, company.id, ['accepted']))).toBe(parts.accepted);
    expect(await applications(offeredIn(OCTOBER, company.id, ['open', 'declined']))).toBe(parts.declined);
    expect(await applications(offeredByOthersIn(OCTOBER, [company.id]))).toBe(other!.count);
    expect(await applications(offeredByOthersIn(OCTOBER, []))).toBe(18);
  });
});

describe('campaign sources', () => {
  test('of sign-ups and of applications, most first; those with few are told together', async () => {
    const { sign_ups, applications: applied } = await get('sources');
    expect(sign_ups).toEqual({
      sources: [
        { source: '(none)', count: 6 },
        { source: 'newsletter', count: 5 },
      ],
      other: null,
    });
    expect(applied).toEqual({
      sources: [
        { source: '(none)', count: 11 },
        { source: 'newsletter', count: 7 },
        { source: 'fair', count: 5 },
      ],
      other: { count: 5 },
    });
  });

  test('each number is as long as the list behind it', async () => {
    const { sign_ups, applications: applied } = await get('sources');
    for (const { source, count } of sign_ups.sources)
      expect(await total('users', signedUpFrom(OCTOBER, source))).toBe(count);
    expect(await total('users', signedUpFromOthers(OCTOBER, ['(none)']))).toBe(5);
    for (const { source, count } of applied.sources)
      expect(await applications(appliedFrom(OCTOBER, source))).toBe(count);
    const shown = applied.sources.map(({ source }) => source);
    expect(await applications(appliedFromOthers(OCTOBER, shown))).toBe(applied.other!.count);
    // A text that looks like a parameter of a statement, or ends a quotation, is a text: also where states are counted.
    expect(await applications(appliedFrom(OCTOBER, '$1'))).toBe(1);
    expect(await applications(appliedFrom(OCTOBER, "o'x"))).toBe(4);
    const counts = await manager.list('application_counts', { filter: appliedFrom(OCTOBER, '$1') });
    expect(counts.body.find(({ id }: { id: string }) => id === 'failed').count).toBe(1);
  });
});

test("a manager's own application as a student counts nowhere, as it is in none of their lists", async () => {
  const own = await student(api);
  const both = await member(api, 'manager', { email: own.email });
  const count = async (caller: typeof manager) =>
    (await caller.query('hf_member__get_overview_applications', search(OCTOBER))).body.months[0].count;
  const before = await count(manager);
  await Application.create({
    user_id: own.user.id,
    recruitment_id: (await Application.findOne({ rejectOnEmpty: true })).recruitment_id,
    created_at: new Date('2026-10-15T00:00:00Z'),
  });
  expect([await count(manager), await count({ ...manager, ...api.as(own.token) })]).toEqual([
    before + 1,
    before,
  ]);
  expect(both.member.email).toBe(own.email);
});
