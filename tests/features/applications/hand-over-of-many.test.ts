import { ApplicationHfMember } from '../../../db/models/application-records.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { User } from '../../../db/models/user.ts';
import { Application } from '../../../db/models/application.ts';
import { startApi } from '../../support/api.ts';
import { member } from '../../support/factories.ts';
import { FAILED, many, WITH_COMPANY } from '../../support/many-applications.ts';
import { laterOf } from '../../support/later.ts';
import { prepared } from '../../support/prepared.ts';
import { applied } from '../../support/steps.ts';
import { processOutbox } from '../../support/traces.ts';

const api = prepared(startApi);
const later = laterOf(api);
const mentorsOf = async (ids: readonly number[]) =>
  (await ApplicationHfMember.findAll({ where: { application_id: [...ids] }, order: ['application_id'] })).map(
    ({ application_id, hf_member_id }) => [application_id, hf_member_id],
  );
const mailsTo = (hfMemberId: number) => Delivery.findAll({ where: { recipient_hf_member_id: hfMemberId } });

interface Result {
  id: number;
  outcome: string;
  code: string | null;
  hf_members: { id: number; names: { en?: string; ja?: string } }[];
}

describe('many applications are given to another mentor', () => {
  test('shows first from whom and who is skipped, does it in few statements, tells once, and can be undone', async () => {
    const [manager, giver, taker] = [await member(api, 'manager'), await member(api), await member(api)];
    const own = await many(api, 60, WITH_COMPANY, giver.member.id);
    const [free] = await many(api, 1, WITH_COMPANY, null);
    const [theirs] = await many(api, 1, WITH_COMPANY, taker.member.id);
    const [deleted] = await many(api, 1, WITH_COMPANY, giver.member.id);
    await User.update(
      { status: 'deleted' },
      { where: { id: (await Application.findByPk(deleted))!.user_id } },
    );
    const ids = [...own, free!, theirs!, deleted!, 999_999_999];
    const before = await mentorsOf(ids);
    const ask = (dry_run: boolean) =>
      manager
        .command('hf_member__assign_applications', {
          ids,
          hf_member_id: taker.member.id,
          note: '休みに入るため',
          dry_run,
        })
        .expect(200);

    const dry = (await ask(true)).body;
    expect(dry).toMatchObject({ move_id: null, undo_until: null, done_count: 61, skipped_count: 3 });
    const results = new Map((dry.results as Result[]).map((row) => [row.id, row]));
    expect(results.get(own[0]!)).toMatchObject({
      outcome: 'would_move',
      hf_members: [{ id: giver.member.id }],
    });
    expect(results.get(free!)).toMatchObject({ outcome: 'would_move', hf_members: [] });
    expect([theirs!, deleted!, 999_999_999].map((id) => results.get(id)!.code)).toEqual([
      'already_theirs',
      'account_deleted',
      'not_found',
    ]);
    expect(await mentorsOf(ids)).toEqual(before);

    api.takeStatements();
    const done = (await ask(false)).body;
    expect(api.takeStatements().length).toBeLessThanOrEqual(14);
    expect(done).toMatchObject({ event: 'assign', done_count: 61, skipped_count: 3 });
    expect(await mentorsOf([...own, free!])).toEqual([...own, free!].map((id) => [id, taker.member.id]));
    expect(await mentorsOf([deleted!])).toEqual([[deleted, giver.member.id]]);

    later(9);
    await processOutbox(api);
    expect(await mailsTo(taker.member.id)).toEqual([]);
    const { moves } = (await manager.query('hf_member__get_recent_moves').expect(200)).body;
    expect(moves).toEqual([
      expect.objectContaining({ move_id: done.move_id, event: 'assign', application_count: 61 }),
    ]);
    // The first of them are named.
    expect(moves[0].applications).toHaveLength(3);
    // One of them has gone on under its new mentor: it stays theirs.
    await taker
      .command('hf_member__move_applications', { ids: [own[0]], dry_run: false, ...FAILED })
      .expect(200);
    const undone = (
      await manager.command('hf_member__undo_move', { move_id: done.move_id, dry_run: false }).expect(200)
    ).body;
    expect(undone).toMatchObject({ done_count: 60, skipped_count: 1 });
    expect(undone.results[0]).toMatchObject({ id: own[0], code: 'undo_superseded' });
    expect(await mentorsOf([...own.slice(1), free!, theirs!, deleted!])).toEqual(
      before.filter(([id]) => id !== own[0]),
    );

    later(11);
    await processOutbox(api);
    const [mail, ...others] = await mailsTo(taker.member.id);
    expect(others).toEqual([]);
    expect(mail!.template).toBe('staff_applications_assigned');
    expect(mail!.subject).toContain('1件');
    // No student is named, and the note stands in the histories: the mail may stay for years.
    expect(mail!.body_text).not.toContain('高橋');
    expect(mail!.body_text).not.toContain('休みに入るため');
    expect(mail!.body_text).toContain('申し送り');
    expect(mail!.body_text).toContain(`/staff/applications/${own[0]}/show`);
  });

  test('taken back as a whole tells nobody; taken by oneself tells nobody either', async () => {
    const [manager, taker] = [await member(api, 'manager'), await member(api)];
    const ids = await many(api, 3, WITH_COMPANY, null);
    const { body } = await manager
      .command('hf_member__assign_applications', { ids, hf_member_id: taker.member.id, dry_run: false })
      .expect(200);
    await manager.command('hf_member__undo_move', { move_id: body.move_id, dry_run: false }).expect(200);
    expect(await mentorsOf(ids)).toEqual([]);
    await taker
      .command('hf_member__assign_applications', { ids, hf_member_id: taker.member.id, dry_run: false })
      .expect(200);
    later(11);
    await processOutbox(api);
    expect(await mailsTo(taker.member.id)).toEqual([]);
    await manager.command('hf_member__undo_move', { move_id: body.move_id, dry_run: false }).expect(200);
    expect(await mentorsOf(ids)).toHaveLength(3);
  });

  test('is not undone where somebody has handed one on', async () => {
    const [manager, first, second] = [await member(api, 'manager'), await member(api), await member(api)];
    const ids = await many(api, 2, WITH_COMPANY, null);
    const { body } = await manager
      .command('hf_member__assign_applications', { ids, hf_member_id: first.member.id, dry_run: false })
      .expect(200);
    await first
      .command('hf_member__assign_applications', {
        ids: [ids[0]],
        hf_member_id: second.member.id,
        dry_run: false,
      })
      .expect(200);
    const undone = (
      await manager.command('hf_member__undo_move', { move_id: body.move_id, dry_run: false }).expect(200)
    ).body;
    expect((undone.results as Result[]).map(({ code }) => code)).toEqual(['undo_changed', null]);
    expect(await mentorsOf(ids)).toEqual([[ids[0], second.member.id]]);
  });

  test('is told to the first of them without what was handed on within the ten minutes', async () => {
    const [manager, first, second] = [await member(api, 'manager'), await member(api), await member(api)];
    const ids = await many(api, 2, WITH_COMPANY, null);
    const give = (who: typeof manager, given: number[], to: typeof manager) =>
      who
        .command('hf_member__assign_applications', {
          ids: given,
          hf_member_id: to.member.id,
          dry_run: false,
        })
        .expect(200);
    await give(manager, ids, first);
    await give(first, [ids[0]!], second);
    later(11);
    await processOutbox(api);
    const [told] = await mailsTo(first.member.id);
    expect(told!.subject).toContain('1件');
    expect(told!.body_text).toContain(`/staff/applications/${ids[1]}/show`);
    expect((await mailsTo(second.member.id))[0]!.body_text).toContain(`/staff/applications/${ids[0]}/show`);
  });
});

describe('who may', () => {
  test('a mentor gives their own away and takes it back; a colleague’s looks like one that never was', async () => {
    const [mentor, colleague] = [await member(api), await member(api)];
    const [own] = await many(api, 1, WITH_COMPANY, mentor.member.id);
    const [theirs] = await many(api, 1, WITH_COMPANY, colleague.member.id);
    const [free] = await many(api, 1, WITH_COMPANY, null);
    const third = await member(api);
    const { body } = await mentor
      .command('hf_member__assign_applications', {
        ids: [own, theirs, free, 999_999_999],
        hf_member_id: third.member.id,
        dry_run: false,
      })
      .expect(200);
    expect((body.results as Result[]).map(({ code }) => code)).toEqual([
      null,
      'not_found',
      'forbidden',
      'not_found',
    ]);
    const hidden = ({ id: _id, ...row }: Result) => row;
    expect(hidden(body.results[1])).toEqual(hidden(body.results[3]));
    const undo = { move_id: body.move_id, dry_run: false };
    await third.command('hf_member__undo_move', undo).expect(200);
    expect(await mentorsOf([own!])).toEqual([[own, third.member.id]]);
    await colleague.command('hf_member__undo_move', undo).expect(404);
    await mentor.command('hf_member__undo_move', undo).expect(200);
    expect(await mentorsOf([own!])).toEqual([[own, mentor.member.id]]);
  });

  test('a student may not, nobody twice, and only to who works here', async () => {
    const manager = await member(api, 'manager');
    const { me, application } = await applied(api);
    const [id] = await many(api, 1, WITH_COMPANY, null);
    const payload = { ids: [id], hf_member_id: manager.member.id, dry_run: true };
    await me.command('hf_member__assign_applications', { ...payload, ids: [application.id] }).expect(403);
    const gone = await member(api, 'mentor', { is_active: false });
    for (const [field, given] of [
      ['ids', { ids: [] }],
      ['ids', { ids: [id, id] }],
      ['hf_member_id', { hf_member_id: gone.member.id }],
    ] as const) {
      const { body } = await manager
        .command('hf_member__assign_applications', { ...payload, ...given })
        .expect(422);
      expect(Object.keys(body.error.fields)).toEqual([field]);
    }
  });
});
