import {
  changedKeys,
  keyOfPath,
  mergeTexts,
  reasonsIn,
  reasonsKey,
  resumePayload,
  textsOf,
  withReason,
} from '../../staff-console/src/resources/applications/desk/correction.ts';

const resume = {
  version: 3,
  hf_remark: null,
  self_pr_jt: '強みは…',
  skill_pr_jt: null,
  why_select_company_jt: null,
  why_select_career_jt: null,
  why_good_at_job_jt: null,
  about_special_skill_jt: null,
  resume_question_answers: [
    { id: 7, answer_jt: '貴社を…' },
    { id: 9, answer_jt: null },
  ],
  change_reasons: [],
};
/** No reason is given yet. */
const unexplained = Object.fromEntries(
  [
    'self_pr_jt',
    'skill_pr_jt',
    'why_select_company_jt',
    'why_select_career_jt',
    'why_good_at_job_jt',
    'about_special_skill_jt',
    'answer:7',
    'answer:9',
  ].map((key) => [`why:${key}`, '']),
);

test('the texts of a resume: what is absent is empty', () => {
  expect(textsOf(resume)).toEqual({
    hf_remark: '',
    self_pr_jt: '強みは…',
    skill_pr_jt: '',
    why_select_company_jt: '',
    why_select_career_jt: '',
    why_good_at_job_jt: '',
    about_special_skill_jt: '',
    'answer:7': '貴社を…',
    'answer:9': '',
    ...unexplained,
  });
});

describe('bringing two corrections together', () => {
  const base = { self_pr_jt: 'a', 'answer:7': 'b', hf_remark: '' } as const;

  test('texts that only one of us changed are taken from whoever changed them', () => {
    const merge = mergeTexts(base, { ...base, self_pr_jt: 'mine' }, { ...base, 'answer:7': 'theirs' });
    expect(merge).toEqual({
      texts: { self_pr_jt: 'mine', 'answer:7': 'theirs', hf_remark: '' },
      conflicts: [],
    });
  });

  test('the same text changed by both is a conflict, and mine stays until somebody chooses', () => {
    const merge = mergeTexts(base, { ...base, self_pr_jt: 'mine' }, { ...base, self_pr_jt: 'theirs' });
    expect(merge.conflicts).toEqual(['self_pr_jt']);
    expect(merge.texts.self_pr_jt).toBe('mine');
  });

  test('both wrote the same: no conflict', () => {
    const both = { ...base, self_pr_jt: 'same' };
    expect(mergeTexts(base, both, both)).toEqual({ texts: both, conflicts: [] });
  });

  test('a text one of us emptied counts as changed', () => {
    const merge = mergeTexts(base, { ...base, self_pr_jt: '' }, { ...base, self_pr_jt: 'theirs' });
    expect(merge.conflicts).toEqual(['self_pr_jt']);
  });
});

describe('what is sent', () => {
  test('only changed texts, with the version they were written on; an emptied one is cleared', () => {
    const from = textsOf(resume);
    const to = { ...from, self_pr_jt: '', 'answer:9': '新しい文' };
    const keys = changedKeys(from, to);
    expect(resumePayload(to, keys, 3)).toEqual({
      version: 3,
      self_pr_jt: null,
      resume_question_answers: [{ id: 9, answer_jt: '新しい文' }],
    });
  });

  test('without changed answers there is no list of answers', () => {
    expect(resumePayload({ hf_remark: 'よろしく' }, ['hf_remark'], 1)).toEqual({
      version: 1,
      hf_remark: 'よろしく',
    });
  });

  test("the server's errors find their text, by name or by place in the list that was sent", () => {
    const sent = ['self_pr_jt', 'answer:9', 'answer:12'] as const;
    expect(keyOfPath('application[resume][self_pr_jt]', sent)).toBe('self_pr_jt');
    expect(keyOfPath('application[resume][resume_question_answers][1][answer_jt]', sent)).toBe('answer:12');
    expect(keyOfPath('application[id]', sent)).toBeNull();
  });
});

describe('the reasons of changes', () => {
  const first = { removed: 'です', added: 'である', nth: 0 };
  const second = { removed: 'です', added: 'である', nth: 1 };
  const style = { reason: 'style', note: null } as const;

  test('a reason is kept with its change, whichever of several alike it is', () => {
    const given = withReason({}, 'answer:7', [first, second], { ...second, ...style });
    expect(reasonsIn({ [reasonsKey('answer:7')]: given }, 'answer:7')).toEqual([
      { field: null, resume_question_answer_id: 7, ...second, ...style },
    ]);
  });

  test('reasons of changes that are none any more go; taking the last one back leaves nothing', () => {
    const key = reasonsKey('self_pr_jt');
    const texts = { [key]: withReason({}, 'self_pr_jt', [first, second], { ...second, ...style }) };
    const next = withReason(texts, 'self_pr_jt', [first], { ...first, reason: null, note: '書き言葉に。' });
    expect(JSON.parse(next)).toEqual([
      { field: 'self_pr', resume_question_answer_id: null, ...first, reason: null, note: '書き言葉に。' },
    ]);
    expect(withReason({ [key]: next }, 'self_pr_jt', [first], { ...first, reason: null, note: '' })).toBe('');
  });

  test('all are sent when one has changed, and read back the same in whatever order the server has them', () => {
    const texts = textsOf(resume);
    const to = {
      ...texts,
      [reasonsKey('answer:7')]: withReason(texts, 'answer:7', [first], { ...first, ...style }),
    };
    const payload = resumePayload(to, changedKeys(texts, to), 3);
    expect(payload).toEqual({
      version: 3,
      change_reasons: [{ field: null, resume_question_answer_id: 7, ...first, ...style }],
    });
    const shuffled = [{ note: null, reason: 'style' as const, nth: 0, added: 'である', removed: 'です' }].map(
      (one) => ({ ...one, resume_question_answer_id: 7, field: null }),
    );
    expect(textsOf({ ...resume, change_reasons: shuffled })).toEqual(to);
  });

  test('where two gave reasons, nobody has to choose: the last one stays', () => {
    const key = reasonsKey('self_pr_jt');
    expect(mergeTexts({ [key]: '' }, { [key]: 'mine' }, { [key]: 'theirs' })).toEqual({
      texts: { [key]: 'mine' },
      conflicts: [],
    });
  });
});
