import { counted } from '../../../server/features/overview/services/overview.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const NAMES = ['applications', 'state_times', 'mentors', 'offers', 'sources'] as const;
const OCTOBER = 'from_month=2026-10&to_month=2026-10';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));

describe('who may see the overview', () => {
  test.each(NAMES)('%s: managers only', async (name) => {
    const call = `hf_member__get_overview_${name}`;
    const people = {
      visitor: api.as(null),
      account: api.as(await api.tokenFor('nobody@example.com')),
      student: await student(api),
      mentor: await member(api),
      'mentor who sees all applications': await member(api, 'mentor', { is_manager_of_applications: true }),
    };
    const answers: Record<string, number> = {};
    for (const [who, caller] of Object.entries(people))
      answers[who] = (await caller.query(call, OCTOBER)).status;
    expect(answers).toEqual({
      visitor: 401,
      account: 403,
      student: 403,
      mentor: 403,
      'mentor who sees all applications': 403,
    });
  });

  test('a period is asked for, in months that there are, in their order, three years at most', async () => {
    const refused = async (query: string) => {
      const { body, status } = await manager.query('hf_member__get_overview_offers', query);
      return [status, Object.keys(body.error.fields)];
    };
    expect(await refused('')).toEqual([422, ['from_month', 'to_month']]);
    expect(await refused('from_month=2026-10&to_month=2026-10-01')).toEqual([422, ['to_month']]);
    expect(await refused('from_month=2026-10&to_month=2026-09')).toEqual([422, ['to_month']]);
    expect(await refused('from_month=2023-10&to_month=2026-10')).toEqual([422, ['to_month']]);
  });
});

test('who asks the same while it is being counted gets the same rows; who asks afterwards, those of then', async () => {
  const sql = 'select $1::int as number, clock_timestamp() as at';
  api.takeStatements();
  const [first, same, other] = await Promise.all([counted(sql, [1]), counted(sql, [1]), counted(sql, [2])]);
  expect(same).toBe(first);
  expect(other).not.toEqual(first);
  expect(api.takeStatements()).toHaveLength(2);
  expect(await counted(sql, [1])).not.toEqual(first);
  const broken = await Promise.allSettled([counted('select nothing', []), counted('select nothing', [])]);
  expect(broken.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
