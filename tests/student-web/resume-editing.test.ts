import { itemComments } from '../../student-web/src/features/resume/reply.ts';
import { remember, type TextHistory } from '../../student-web/src/features/resume/text-history.ts';
import type { Application } from '../../student-web/src/lib/api-types.ts';

const MINUTE = 60_000;
const long = '私は四年間、毎日日本語を学びました。';

describe('earlier versions', () => {
  test('keep what stood there at the first change, then one in three minutes of typing', () => {
    let history: TextHistory = {};
    history = remember(history, 'q1', { before: long, after: `${long}a`, at: 0 });
    expect(history['q1']).toEqual([{ text: long, at: 0 }]);
    const same = remember(history, 'q1', { before: `${long}a`, after: `${long}ab`, at: MINUTE });
    expect(same).toBe(history);
    history = remember(history, 'q1', { before: `${long}ab`, after: `${long}abc`, at: 3 * MINUTE });
    expect(history['q1']!.map(({ text }) => text)).toEqual([`${long}ab`, long]);
  });

  test('keep nothing of the first letters of a new text', () => {
    expect(remember({}, 'q1', { before: 'I', after: 'I w', at: 0 })).toEqual({});
  });

  test('keep a text of which much goes at once, or that gives way to another, at any time', () => {
    const start = remember({}, 'q1', { before: 'first text', after: `${long}x`, at: 0 });
    const cut = remember(start, 'q1', { before: `${long}x`, after: '私は', at: 1 });
    expect(cut['q1']![0]!.text).toBe(`${long}x`);
    const replaced = remember(cut, 'q1', {
      before: '私は',
      after: '私は前の答えです',
      at: 2,
      isReplaced: true,
    });
    expect(replaced['q1']!.map(({ text }) => text)).toEqual(['私は', `${long}x`, 'first text']);
  });

  test('keep nothing of a blank text, no text twice, and at most ten', () => {
    expect(remember({}, 'q1', { before: ' \n', after: 'a', at: 0, isReplaced: true })).toEqual({});
    let history: TextHistory = {};
    for (let number = 0; number < 15; number++)
      history = remember(history, 'q1', {
        before: `text ${number % 12}`,
        after: 'x',
        at: number,
        isReplaced: true,
      });
    const texts = history['q1']!.map(({ text }) => text);
    expect(texts).toHaveLength(10);
    expect(new Set(texts).size).toBe(10);
    expect(texts[0]).toBe('text 2');
    expect(history['q2']).toBeUndefined();
  });
});

test('words on single texts go out with the text they are about, blank ones do not', () => {
  const application = {
    resume_questions: [{ resume_question_id: 3 }],
    resume: { change_reasons: [], resume_question_answers: [{ id: 7, resume_question_id: 3 }] },
  } as unknown as Application;
  const items = { q3: ' 残したいです。 ', self_pr: '三年です。', skill_pr: ' \n', q9: 'of no question' };
  expect(itemComments(application, { comment: '', items })).toEqual([
    { resume_question_answer_id: 7, body: '残したいです。' },
    { field: 'self_pr', body: '三年です。' },
  ]);
});
