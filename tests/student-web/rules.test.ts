import { situationOf, turnIn } from '../../domain/application-situation.ts';
import { timeline } from '../../student-web/src/features/applications/timeline.ts';
import { diffText, isTranslation, readChanges, readsInline } from '../../web/text-changes.ts';
import { keyOfField } from '../../student-web/src/lib/resume-texts.ts';
import { daysLeft, formatOwnTime, formatTokyoTime } from '../../student-web/src/lib/dates.ts';
import { linkChanges, rowChanges } from '../../student-web/src/lib/nested-lists.ts';
import { formPath } from '../../student-web/src/lib/server-errors.ts';
import { hasLoginCookie } from '../../student-web/src/lib/login-cookie.ts';
import { countCharacters, countWords, isMostlyJapanese } from '../../domain/text-count.ts';
import { APPLICATION_STATES } from '../../domain/application-state.ts';

describe('counting', () => {
  test('Japanese characters as a reader counts them, words of other languages', () => {
    expect(countCharacters('私は、\n 学生です。')).toBe(8);
    expect(countCharacters('👩‍🎓が')).toBe(2);
    expect(countWords('  I like\nJapan ')).toBe(3);
    expect(countWords('')).toBe(0);
  });

  test('the language an answer is written in', () => {
    expect(isMostlyJapanese('私はJavaとSQLを使えます')).toBe(true);
    expect(isMostlyJapanese('I studied 経営学 at university')).toBe(false);
    expect(isMostlyJapanese('')).toBe(false);
  });
});

describe('the correction', () => {
  test('marks what was added and removed', () => {
    const parts = diffText('私は日本で働きたい。', '私は日本の会社で働きたいです。');
    expect(
      parts
        .filter((part) => part.kind !== 'deleted')
        .map((part) => part.text)
        .join(''),
    ).toBe('私は日本の会社で働きたいです。');
    expect(
      parts
        .filter((part) => part.kind !== 'inserted')
        .map((part) => part.text)
        .join(''),
    ).toBe('私は日本で働きたい。');
    expect(parts.some((part) => part.kind === 'same' && part.text.includes('日本'))).toBe(true);
  });

  test('joins changes with next to nothing between them, and gives up marking inside a rewritten text', () => {
    expect(diffText('赤い犬と黒い猫がいます。', '白い鳥と青い魚がいます。')).toEqual([
      { kind: 'deleted', text: expect.stringContaining('赤') },
      { kind: 'inserted', text: expect.stringContaining('白') },
      { kind: 'same', text: expect.stringContaining('います') },
    ]);
    expect(
      readsInline(diffText('私は日本で働きたい。よろしく。', '私は日本で働きたいです。よろしく。')),
    ).toBe(true);
    expect(readsInline(diffText('赤い犬と黒い猫', '長い話を聞かせる'))).toBe(false);
  });

  test('names each change, and which of several alike it is', () => {
    const read = readChanges(
      '大学ではサッカー部で毎日練習したです。アルバイトでは接客を担当したです。来年は日本で働くつもりです。',
      '大学ではサッカー部で毎日練習しました。アルバイトでは接客を担当しました。来年は日本で働くつもりです。',
    );
    expect(read.look).toBe('inline');
    expect(read.changes).toMatchObject([
      { removed: expect.stringContaining('です'), nth: 0 },
      { removed: expect.stringContaining('です'), nth: 1 },
    ]);
    expect(read.changes[0]).toEqual({ ...read.changes[1], nth: 0 });
  });

  test('names the changes of two texts beside each other too, while there is enough in common', () => {
    const read = readChanges(
      'わたしの強みは続ける力だと思うです。大学で経済の勉強した。将来は貿易の仕事したい。',
      '私の強みは、継続する力です。大学では経済を学びました。将来は貿易の仕事に就きたいです。',
    );
    expect(read.look).toBe('beside');
    expect(read.changes.length).toBeGreaterThan(3);
    expect(read.changes[0]).toEqual({ removed: 'わたし', added: '私', nth: 0 });
  });

  test('a text that stays has no change; one written anew or translated has one', () => {
    const whole = [{ removed: null, added: null, nth: 0 }];
    expect(readChanges('同じ。', '同じ。')).toMatchObject({ look: 'same', changes: [] });
    expect(readChanges('赤い犬と黒い猫', '長い話を聞かせる')).toMatchObject({
      look: 'beside',
      changes: whole,
    });
    expect(readChanges('I like to teach.', '教えることが好きです。')).toMatchObject({
      look: 'translated',
      changes: whole,
    });
  });

  test('a translation is not shown as a correction', () => {
    expect(isTranslation('I like to teach.', '教えることが好きです。')).toBe(true);
    expect(isTranslation('教えるが好き。', '教えることが好きです。')).toBe(false);
  });
});

describe('dates', () => {
  test('a due day lasts until midnight in Tokyo', () => {
    expect(daysLeft('2026-11-25', new Date('2026-11-25T14:59:59Z'))).toBe(0);
    expect(daysLeft('2026-11-25', new Date('2026-11-25T15:00:01Z'))).toBe(-1);
    expect(daysLeft('2026-11-25', new Date('2026-11-20T03:00:00Z'))).toBe(5);
  });

  test("an instant in Tokyo, and in the reader's zone only where the clock differs", () => {
    expect(formatTokyoTime('2026-11-25T05:00:00Z', 'en')).toContain(' 2:00 PM');
    expect(formatOwnTime('2026-11-25T05:00:00Z', 'en', 'Asia/Ho_Chi_Minh')).toContain('12:00');
    expect(formatOwnTime('2026-11-25T05:00:00Z', 'en', 'Asia/Seoul')).toBeNull();
  });
});

describe('nested lists', () => {
  test('links: the chosen that are new, and the present that are gone', () => {
    const current = [
      { id: 1, prefecture_id: 13 },
      { id: 2, prefecture_id: 27 },
    ];
    expect(linkChanges(current, [27, 1], 'prefecture_id')).toEqual([
      { prefecture_id: 1 },
      { id: 1, _destroy: true },
    ]);
  });

  test('rows keep their order and their ids; taken rows are destroyed', () => {
    expect(rowChanges([{ id: 1 }, { id: 2 }], [{ name: 'new' }, { id: 2, name: 'kept' }])).toEqual([
      { name: 'new' },
      { id: 2, name: 'kept' },
      { id: 1, _destroy: true },
    ]);
  });
});

describe('errors of the server', () => {
  test('find their form field', () => {
    expect(formPath('user[universities][0][graduate_at]')).toBe('universities.0.graduate_at');
    expect(formPath('referral_token')).toBe('referral_token');
  });

  test('find their text of the resume', () => {
    expect(keyOfField('application[resume][resume_question_answers][1][answer]', ['q3', 'q9'])).toBe('q9');
    expect(keyOfField('application[resume][self_pr]', [])).toBe('self_pr');
    expect(keyOfField('application[id]', [])).toBeNull();
  });
});

describe('the login cookie', () => {
  test('of the SDK says who is probably here', () => {
    expect(hasLoginCookie('a=b; auth0.web.is.authenticated=true')).toBe(true);
    expect(hasLoginCookie('auth0.web.is.authenticated=false')).toBe(false);
    expect(hasLoginCookie('x_auth0.is.authenticated=true')).toBe(false);
  });
});

describe('the way of an application', () => {
  const now = new Date('2026-11-21T03:00:00Z');
  const nothing = {
    created_at: '2026-11-01T00:00:00Z',
    have_submitted_resume_by_user_at: null,
    correction_sent_at: null,
    correction_agreed_at: null,
    sent_resume_to_company_at: null,
    get_resume_result_at: null,
    selection_finished_at: null,
    offer_answered_at: null,
    next_interview: null,
    latest_interview: null,
    interview_slot_request: null,
  };

  test('every state stands at one station', () => {
    for (const state of APPLICATION_STATES) {
      const entries = timeline({ ...nothing, state }, now);
      const last = entries.findLastIndex((entry) => entry.status !== 'todo');
      expect(entries.slice(0, last).every((entry) => entry.status === 'done')).toBe(true);
      expect(['student', 'staff', 'company', null]).toContain(
        turnIn(situationOf({ ...nothing, state }, now)),
      );
    }
  });

  test('a withdrawn application stops where it had come to', () => {
    const entries = timeline(
      {
        ...nothing,
        state: 'quit_by_student',
        have_submitted_resume_by_user_at: '2026-11-03T00:00:00Z',
        correction_agreed_at: '2026-11-05T00:00:00Z',
        sent_resume_to_company_at: '2026-11-06T00:00:00Z',
      },
      now,
    );
    expect(entries.at(-1)).toMatchObject({ status: 'stopped', station: 'resume_result' });
    expect(entries.find((entry) => entry.station === 'write')?.at).toBe('2026-11-03T00:00:00Z');
  });

  test('a resume that has not left yet stands at the sending', () => {
    const stationAt = (sent_resume_to_company_at: string) =>
      timeline({ ...nothing, state: 'sent_to_company', sent_resume_to_company_at }, now).find(
        ({ status }) => status === 'current',
      )?.station;
    expect(stationAt('2026-11-21T02:59:00Z')).toBe('send');
    expect(stationAt('2026-11-21T02:49:00Z')).toBe('resume_result');
  });

  test('an offer without an interview has none behind it', () => {
    const stations = (more: object) =>
      timeline({ ...nothing, state: 'passed', ...more }, now).map(({ station }) => station);
    expect(stations({})).not.toContain('interview');
    expect(stations({ latest_interview: { conduct_at: '2026-11-10T01:00:00Z' } })).toContain('interview');
  });

  test('a refusal of the company ends the way there', () => {
    expect(timeline({ ...nothing, state: 'resume_failed' }, now).at(-1)).toMatchObject({
      status: 'failed',
      station: 'resume_result',
    });
  });
});
