import {
  changedKeys,
  keyOfPath,
  mergeTexts,
  resumePayload,
  textsOf,
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
};

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
