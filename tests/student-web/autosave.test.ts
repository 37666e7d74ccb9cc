import { jest } from '@jest/globals';
import { createAutosave, type SaveResult } from '../../student-web/src/features/resume/autosave.ts';
import type { Pending } from '../../student-web/src/lib/resume-draft.ts';

let clock = 1_000_000;
beforeEach(() => {
  jest.useFakeTimers();
  clock = 1_000_000;
});
afterEach(() => {
  jest.useRealTimers();
});

/** A server that holds texts and answers as told. */
function setUp(
  options: { pending?: Pending; answers?: ((changed: Record<string, string>) => SaveResult)[] } = {},
) {
  const server: Record<string, string> = { self_pr: 'first', q1: '' };
  const sent: Record<string, string>[] = [];
  const kept: Pending[] = [];
  const told: Pending[] = [];
  const answers = [...(options.answers ?? [])];
  const autosave = createAutosave({
    texts: { ...server },
    pending: options.pending ?? {},
    async save(changed) {
      sent.push(changed);
      const answer = answers.shift()?.(changed);
      if (answer) return answer;
      Object.assign(server, changed);
      return { kind: 'saved', texts: { ...server } };
    },
    keep: (pending) => kept.push(structuredClone(pending)),
    tell: (saved) => told.push(saved),
    now: () => (clock += 1),
  });
  return { autosave, server, sent, kept, told, state: () => autosave.state.get() };
}

describe('autosave', () => {
  test('saves once, a second after the last key', async () => {
    const { autosave, sent, kept, state } = setUp();
    autosave.write('q1', 'a');
    autosave.write('q1', 'ab');
    expect(state().status).toBe('typing');
    expect(kept.at(-1)).toMatchObject({ q1: { text: 'ab' } });
    await jest.advanceTimersByTimeAsync(999);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ q1: 'ab' }]);
    expect(state()).toMatchObject({ status: 'saved', texts: { q1: 'ab' } });
    expect(kept.at(-1)).toEqual({});
  });

  test('without a connection it keeps the text, tries again, and at once when the connection is back', async () => {
    const unreachable = (): SaveResult => ({ kind: 'unreachable' });
    const { autosave, sent, kept, state, server } = setUp({ answers: [unreachable, unreachable] });
    autosave.write('q1', 'kept');
    await jest.advanceTimersByTimeAsync(1000);
    expect(state().status).toBe('offline');
    expect(kept.at(-1)).toMatchObject({ q1: { text: 'kept' } });
    await jest.advanceTimersByTimeAsync(3000);
    expect(sent).toHaveLength(2);
    autosave.retry();
    await jest.advanceTimersByTimeAsync(0);
    expect(server['q1']).toBe('kept');
    expect(state().status).toBe('saved');
  });

  test('a refused text does not hold up the others, and goes again once it is changed', async () => {
    const refuse = (): SaveResult => ({ kind: 'refused', errors: { q1: 'cannot be printed' } });
    const { autosave, sent, state, server } = setUp({ answers: [refuse] });
    autosave.write('q1', 'bad');
    autosave.write('self_pr', 'good');
    await jest.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([{ q1: 'bad', self_pr: 'good' }, { self_pr: 'good' }]);
    expect(state()).toMatchObject({ status: 'refused', errors: { q1: 'cannot be printed' } });
    expect(server).toEqual({ self_pr: 'good', q1: '' });
    autosave.write('q1', 'better');
    expect(state().errors).toEqual({});
    await jest.advanceTimersByTimeAsync(1000);
    expect(server['q1']).toBe('better');
    expect(state().status).toBe('saved');
  });

  test('when saving is over for good the text stays in the browser', async () => {
    const { autosave, kept, state } = setUp({ answers: [() => ({ kind: 'ended' })] });
    autosave.write('q1', 'mine');
    await jest.advanceTimersByTimeAsync(1000);
    expect(state()).toMatchObject({ status: 'ended', texts: { q1: 'mine' } });
    expect(kept.at(-1)).toMatchObject({ q1: { text: 'mine' } });
  });

  test('what the browser kept is put back, and saved once the page stands', async () => {
    const { autosave, sent, state, server } = setUp({ pending: { q1: { text: 'from before', at: 5 } } });
    expect(state()).toMatchObject({ isRestored: true, texts: { q1: 'from before' } });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    autosave.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(server['q1']).toBe('from before');
  });

  test('typing while a save is under way is saved next', async () => {
    let release: () => void = () => undefined;
    const { autosave, sent, state, server } = setUp();
    const slow = new Promise<void>((resolve) => (release = resolve));
    const original = { ...server };
    const autosave2 = createAutosave({
      texts: original,
      pending: {},
      async save(changed) {
        sent.push(changed);
        if (sent.length === 1) await slow;
        Object.assign(server, changed);
        return { kind: 'saved', texts: { ...server } };
      },
      keep: () => undefined,
      tell: () => undefined,
      now: () => (clock += 1),
    });
    autosave.stop();
    autosave2.write('q1', 'one');
    await jest.advanceTimersByTimeAsync(1000);
    autosave2.write('q1', 'one two');
    release();
    await jest.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([{ q1: 'one' }, { q1: 'one two' }]);
    expect(server['q1']).toBe('one two');
    expect(autosave2.state.get()).toMatchObject({ status: 'saved', texts: { q1: 'one two' }, replaced: {} });
    expect(state().status).toBe('saved');
  });

  test('the newest of two tabs wins, and the older text can be put back', async () => {
    const { autosave, state, server } = setUp();
    autosave.write('q1', 'here');
    await jest.advanceTimersByTimeAsync(1000);
    autosave.hear({ q1: { text: 'there', at: clock + 100 } });
    expect(state()).toMatchObject({ texts: { q1: 'there' }, replaced: { q1: 'here' } });
    autosave.putBack();
    await jest.advanceTimersByTimeAsync(1000);
    expect(server['q1']).toBe('here');
    expect(state()).toMatchObject({ texts: { q1: 'here' }, replaced: {} });
  });

  test('an older text of another tab does not replace what is typed here', async () => {
    const { autosave, state } = setUp();
    const before = clock;
    autosave.write('q1', 'newer');
    autosave.hear({ q1: { text: 'older', at: before } });
    expect(state()).toMatchObject({ texts: { q1: 'newer' }, replaced: {} });
  });

  test('tells other tabs what was saved and when it was typed', async () => {
    const { autosave, told } = setUp();
    autosave.write('self_pr', 'new');
    await jest.advanceTimersByTimeAsync(1000);
    expect(told).toEqual([{ self_pr: { text: 'new', at: expect.any(Number) } }]);
  });

  test("another device's text is followed where nothing is being written", () => {
    const { autosave, state } = setUp();
    autosave.write('q1', 'mine');
    autosave.refresh({ q1: 'theirs', self_pr: 'second' });
    expect(state()).toMatchObject({
      texts: { q1: 'mine', self_pr: 'second' },
      replaced: { self_pr: 'first' },
    });
  });
});
