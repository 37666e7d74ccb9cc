import { ApplicationEvent } from '../../../db/models/application-records.ts';
import { ApplicationPresence } from '../../../db/models/presence.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { agreed, applied, corrected, sent, submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

describe('handing over', () => {
  const handOver = (by: Awaited<ReturnType<typeof member>>, id: number, to: number, note?: string) =>
    by.command('hf_member__assign_application', {
      application: { id, hf_member_id: to, ...(note !== undefined && { note }) },
    });
  const mails = (id: number) =>
    OutboxEvent.findAll({ where: { type: 'application_assigned', payload: { application_id: id } } });

  test('keeps the note in the history and tells the new mentor', async () => {
    const { application, mentor } = await submitted(api);
    const other = await member(api);
    await handOver(mentor, application.id, other.member.id, '  志望動機まで見ました。 ').expect(200);
    const view = await other.query('aggregates__application', `id=${application.id}`).expect(200);
    expect(view.body.application_events.at(-1)).toMatchObject({
      name: 'assign',
      reason: '志望動機まで見ました。',
      hf_member_id: mentor.member.id,
    });
    const [mail, ...more] = await mails(application.id);
    expect(more).toEqual([]);
    expect(mail!.payload).toMatchObject({ hf_member_id: other.member.id });
  });

  test('taking from the queue oneself mails nobody, and the student never sees the note', async () => {
    const { application, me, mentor } = await submitted(api);
    expect(await mails(application.id)).toEqual([]);
    const other = await member(api);
    await handOver(mentor, application.id, other.member.id, 'むずかしい学生です').expect(200);
    const own = await me.query('aggregates__application', `id=${application.id}`).expect(200);
    expect(JSON.stringify(own.body)).not.toContain('むずかしい');
  });

  test('a note too long is refused by name, and nothing is handed over', async () => {
    const { application, mentor } = await submitted(api);
    const other = await member(api);
    const { body } = await handOver(mentor, application.id, other.member.id, 'あ'.repeat(2001)).expect(422);
    expect(Object.keys(body.error.fields)).toEqual(['application[note]']);
    await mentor.query('aggregates__application', `id=${application.id}`).expect(200);
    expect(await ApplicationEvent.count({ where: { application_id: application.id, name: 'assign' } })).toBe(
      1,
    );
  });
});

describe('who else is here', () => {
  const [visit, otherTab] = [crypto.randomUUID(), crypto.randomUUID()];
  const beat = (by: Awaited<ReturnType<typeof member>>, id: number, more: object = {}) =>
    by.command('hf_member__heartbeat', { application: { id, visit, ...more } });

  test('tells those who look at it of each other, with the text they write in, until they leave', async () => {
    const { application, mentor } = await submitted(api);
    const manager = await member(api, 'manager');
    expect((await beat(mentor, application.id, { place: 'self_pr_jt' }).expect(200)).body).toEqual({
      others: [],
    });
    const seen = await beat(manager, application.id).expect(200);
    expect(seen.body.others).toMatchObject([{ hf_member_id: mentor.member.id, place: 'self_pr_jt' }]);
    expect(seen.body.others[0]).not.toHaveProperty('hf_member');
    await beat(mentor, application.id, { is_leaving: true }).expect(200);
    expect((await beat(manager, application.id).expect(200)).body).toEqual({ others: [] });
  });

  test('a heartbeat that arrives after its page was left brings nobody back, the next visit does', async () => {
    const { application, mentor } = await submitted(api);
    const manager = await member(api, 'manager');
    const othersNow = async () => (await beat(mentor, application.id).expect(200)).body.others;
    await beat(manager, application.id, { is_leaving: true }).expect(200);
    await beat(manager, application.id, { place: 'self_pr_jt' }).expect(200);
    expect(await othersNow()).toEqual([]);
    await beat(manager, application.id, { visit: otherTab }).expect(200);
    expect(await othersNow()).toMatchObject([{ hf_member_id: manager.member.id }]);
  });

  test('one of two tabs is left: who it is stays, once, in the text of the tab used last', async () => {
    const { application, mentor } = await submitted(api);
    const manager = await member(api, 'manager');
    const hf_member_id = manager.member.id;
    const placesNow = async () => (await beat(mentor, application.id).expect(200)).body.others;
    await beat(manager, application.id, { place: 'self_pr_jt' }).expect(200);
    await beat(manager, application.id, { visit: otherTab, place: 'hf_remark' }).expect(200);
    expect(await placesNow()).toMatchObject([{ hf_member_id, place: 'hf_remark' }]);
    await beat(manager, application.id, { visit: otherTab, is_leaving: true }).expect(200);
    expect(await placesNow()).toMatchObject([{ hf_member_id, place: 'self_pr_jt' }]);
  });

  test('whoever has not been heard of for a while is gone, and beating again makes no second row', async () => {
    const { application, mentor } = await submitted(api);
    const manager = await member(api, 'manager');
    await beat(mentor, application.id);
    await beat(mentor, application.id, { place: 'hf_remark' });
    const where = { application_id: application.id, hf_member_id: mentor.member.id };
    expect(await ApplicationPresence.count({ where })).toBe(1);
    const [row] = await ApplicationPresence.findAll({ where });
    await row!.update({ seen_at: new Date(row!.seen_at.getTime() - 46_000) });
    expect((await beat(manager, application.id).expect(200)).body.others).toEqual([]);
  });

  test('is no business of others: another mentor, the student, a visitor', async () => {
    const { application, me } = await submitted(api);
    const other = await member(api);
    await beat(other, application.id).expect(404);
    await me.command('hf_member__heartbeat', { application: { id: application.id, visit } }).expect(403);
    await api
      .as(null)
      .command('hf_member__heartbeat', { application: { id: application.id, visit } })
      .expect(401);
  });
});

describe('loads', () => {
  test('count what goes on, what is to correct, what is late and what is due soon', async () => {
    const manager = await member(api, 'manager');
    const { application, mentor } = await submitted(api);
    const hand = async (made: { application: { id: number } }, due?: string) => {
      await manager.command('hf_member__assign_application', {
        application: { id: made.application.id, hf_member_id: mentor.member.id },
      });
      if (!due) return;
      const { body } = await manager.query('aggregates__application', `id=${made.application.id}`);
      await manager
        .command('hf_member__update_application', {
          application: {
            id: made.application.id,
            version: body.version,
            due_date_to_submit_resume: due,
            is_date_confirmed: true,
          },
        })
        .expect(200);
    };
    await hand({ application }, '2026-11-20');
    await hand(await agreed(api), '2026-11-22');
    await hand(await sent(api), '2026-11-01');
    await hand(await applied(api));
    const { body } = await mentor.query('hf_member__get_mentor_loads', '').expect(200);
    const load = (body.mentor_loads as { hf_member_id: number }[]).find(
      ({ hf_member_id }) => hf_member_id === mentor.member.id,
    );
    expect(load).toMatchObject({ open: 4, to_correct: 2, overdue: 1, due_soon: 1, role: 'mentor' });
    expect(Object.keys(load!)).not.toContain('email');
    await (await student(api)).query('hf_member__get_mentor_loads', '').expect(403);
  });
});

describe('versions', () => {
  test('are answered in words, and the resume as it stands now last', async () => {
    const { application, mentor, answer } = await corrected(api);
    const { body } = await mentor
      .query('hf_member__get_resume_versions', `application_id=${application.id}`)
      .expect(200);
    const [first, now, ...more] = body.resume_versions;
    expect(more).toEqual([]);
    expect([first.number, first.kind, now.number, now.kind]).toEqual([1, 'submitted', null, 'now']);
    const wordsOf = (version: { sections: { text: string }[] }) =>
      version.sections.map(({ text }) => text).join('\n');
    expect(wordsOf(first)).toContain('わたしの答え');
    expect(wordsOf(now)).toContain('私の直した答えです。');
    expect(wordsOf(now)).toContain('誠実な学生です。');
    expect(answer.id).toBeGreaterThan(0);
    const keys = now.sections.map(({ key }: { key: string }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('and names of other companies are for those who look after the application', async () => {
    const { application, me, mentor } = await submitted(api);
    const elsewhere = await recruitment(api);
    await me
      .command('user__apply', { application: { recruitment_id: elsewhere.recruitment.id } })
      .expect(200);
    const { body } = await mentor
      .query('hf_member__get_other_companies', `application_id=${application.id}`)
      .expect(200);
    expect(body.other_companies).toEqual([elsewhere.company.official_name]);
    const other = await member(api);
    for (const name of ['hf_member__get_other_companies', 'hf_member__get_resume_versions']) {
      await other.query(name, `application_id=${application.id}`).expect(404);
      await me.query(name, `application_id=${application.id}`).expect(403);
    }
  });
});

test('a simple application can be corrected, and the student agrees to what was written', async () => {
  const { application, me } = await applied(api, {
    recruitment: { questions: [], fields: { is_simple: true } },
  });
  const mentor = await member(api);
  const { id } = application;
  await me
    .command('user__submit_resume_to_jtj', {
      application: { id, is_admitted_edit_resume_by_hf: true, no_lie_agreement: true },
    })
    .expect(200);
  const taken = await mentor
    .command('hf_member__assign_application', { application: { id, hf_member_id: mentor.member.id } })
    .expect(200);
  expect(taken.body.events_allowed).toContain('send_correction');
  const nothing = await mentor.command('hf_member__send_correction', { application: { id } }).expect(422);
  expect(Object.keys(nothing.body.error.fields)).toEqual(['application[resume]']);
  await mentor
    .command('hf_member__save_correction', {
      application: {
        id,
        resume: { version: taken.body.resume.version, self_pr_jt: '粘り強く取り組みます。' },
      },
    })
    .expect(200);
  await mentor.command('hf_member__send_correction', { application: { id } }).expect(200);
  await me.command('user__agree_to_correction', { application: { id, no_lie_agreement: true } }).expect(200);
  const { body } = await mentor.query('hf_member__get_resume_versions', `application_id=${id}`).expect(200);
  expect(JSON.stringify(body.resume_versions.at(-1))).toContain('粘り強く取り組みます。');
});
