import { onlineManager } from '@tanstack/react-query';
import { createQueryClient as ofStudents } from '../../student-web/src/app/App.tsx';
import { saveStep } from '../../student-web/src/lib/save-step.ts';
import { createQueryClient as ofStaff } from '../../staff-console/src/providers/query-client.ts';

const { fetch } = globalThis;
const asked: string[] = [];
beforeAll(() => {
  onlineManager.setOnline(false);
  globalThis.fetch = (address) => {
    asked.push(String(address));
    return Promise.reject(new TypeError('Failed to fetch'));
  };
});
afterAll(() => {
  onlineManager.setOnline(true);
  globalThis.fetch = fetch;
});

test.each([
  ['students', ofStudents],
  ['staff', ofStaff],
] as const)('T1: a command of %s fails at once without a connection', async (_name, create) => {
  const client = create();
  let tries = 0;
  const command = client.getMutationCache().build(client, {
    mutationFn: () => {
      tries += 1;
      return Promise.reject(new Error('no connection'));
    },
  });
  void command.execute(undefined).catch(() => {});
  await new Promise((resolve) => setImmediate(resolve));
  expect(command.state).toMatchObject({ isPaused: false, status: 'error' });
  expect(tries).toBe(1);
});

test('T1: a step of the profile is not kept for later', async () => {
  const step = { base: {}, values: {}, valuesOf: () => ({}), changeOf: () => ({}) };
  await expect(
    saveStep(ofStudents(), { ...step, command: 'user__update_profile' } as unknown as Parameters<
      typeof saveStep
    >[1]),
  ).rejects.toThrow();
  expect(asked).not.toEqual([]);
});
