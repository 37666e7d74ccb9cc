import { startApi } from '../../support/api.ts';
import { corrected } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

/** A correction under way, and how its reasons are saved and read. */
async function correcting() {
  const made = await corrected(api);
  const { id } = made.application;
  const read = async (who: typeof made.me | typeof made.mentor) =>
    (await who.query('aggregates__application', `id=${id}`).expect(200)).body;
  const save = async (resume: object) =>
    made.mentor.command('hf_member__save_correction', {
      application: { id, resume: { version: (await read(made.mentor)).resume.version, ...resume } },
    });
  return { ...made, id, read, save };
}

const reason = (answer: { id: number }, given: object = {}) => ({
  resume_question_answer_id: answer.id,
  removed: 'わたし',
  added: '私',
  reason: 'style',
  ...given,
});

test('the student reads why what was changed with the correction, not before', async () => {
  const { me, mentor, answer, id, read, save } = await correcting();
  const stored = { ...reason(answer, { note: '書き言葉では「私」。' }), field: null, nth: 0 };
  expect((await save({ change_reasons: [reason(answer, { note: '書き言葉では「私」。' })] })).status).toBe(
    200,
  );
  expect((await read(mentor)).resume.change_reasons).toEqual([stored]);
  expect((await read(me)).resume.change_reasons).toEqual([]);
  await mentor.command('hf_member__send_correction', { application: { id } }).expect(200);
  expect((await read(me)).resume.change_reasons).toEqual([stored]);
});

test('a client that knows no reasons leaves those that are there', async () => {
  const { mentor, answer, read, save } = await correcting();
  await save({ change_reasons: [reason(answer)] });
  expect((await save({ hf_remark: '誠実な人です。' })).status).toBe(200);
  expect((await read(mentor)).resume.change_reasons).toHaveLength(1);
  await save({ change_reasons: [] });
  expect((await read(mentor)).resume.change_reasons).toEqual([]);
});

test('with a correction that is dropped its reasons go, and come back with the undo', async () => {
  const { mentor, answer, id, read, save } = await correcting();
  await save({ change_reasons: [reason(answer)] });
  await mentor.command('hf_member__approve_unchanged', { application: { id } }).expect(200);
  const { resume, undo } = await read(mentor);
  expect(resume.change_reasons).toEqual([]);
  await mentor.command('hf_member__undo_move', { move_id: undo.move_id, dry_run: false }).expect(200);
  expect((await read(mentor)).resume.change_reasons).toHaveLength(1);
});

test('words of the student that no font prints may be quoted in a reason', async () => {
  const { answer, save } = await correcting();
  expect((await save({ change_reasons: [reason(answer, { removed: '私👍' })] })).status).toBe(200);
});

test.each([
  ['a reason that is not in the list', { reason: 'taste' }],
  ['a reason of no text', { resume_question_answer_id: null }],
  ['a reason of two texts', { field: 'self_pr' }],
  ['a note that is too long', { note: 'あ'.repeat(301) }],
])('%s is refused', async (_case, given) => {
  const { mentor, answer, read, save } = await correcting();
  expect((await save({ change_reasons: [reason(answer, given)] })).status).toBe(422);
  expect((await read(mentor)).resume.change_reasons).toEqual([]);
});
