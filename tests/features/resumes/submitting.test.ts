import { Application } from '../../../db/models/application.ts';
import { startApi } from '../../support/api.ts';
import type { student } from '../../support/factories.ts';
import { applied, submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

describe('user__submit_resume_to_jtj', () => {
  const agreement = { is_admitted_edit_resume_by_hf: true, no_lie_agreement: true };
  const submit = (person: Awaited<ReturnType<typeof student>>, id: number, fields: object = agreement) =>
    person.command('user__submit_resume_to_jtj', { application: { id, ...fields } });

  test('without the agreement is refused, and nothing is frozen', async () => {
    const { me, application } = await applied(api, { answered: true });
    const { body } = await submit(me, application.id, { is_admitted_edit_resume_by_hf: true }).expect(422);
    expect(body.error).toMatchObject({ code: 'agreement_required' });
    const after = await me.query('aggregates__application', `id=${application.id}`);
    expect(after.body).toMatchObject({ state: 'applied', versions: [] });
  });

  test('with required questions open, they are named', async () => {
    const { me, application, questions } = await applied(api);
    const { body } = await submit(me, application.id).expect(422);
    expect(body.error).toMatchObject({
      code: 'answers_incomplete',
      details: { resume_question_ids: questions.map(({ id }) => id) },
    });
  });

  test('with a profile that fills no resume, what is missing is named', async () => {
    const { me, application } = await applied(api, { answered: true });
    await me.command('user__update_profile', { user: { postal_code: null } }).expect(200);
    const { body } = await submit(me, application.id).expect(422);
    expect(body.error).toMatchObject({ code: 'profile_incomplete', details: { missing: ['postal_code'] } });
  });

  test('late is accepted and marked', async () => {
    const { me, application } = await applied(api, { answered: true });
    await Application.update({ due_date_to_submit_resume: '2026-11-20' }, { where: { id: application.id } });
    const { body } = await submit(me, application.id).expect(200);
    expect(body).toMatchObject({ state: 'resume_submitted', is_late: true });
  });

  test('twice is refused', async () => {
    const { me, application } = await submitted(api);
    const { body } = await submit(me, application.id).expect(409);
    expect(body.error).toMatchObject({ code: 'illegal_transition', details: { state: 'resume_submitted' } });
  });

  test('two at once submit once', async () => {
    const { me, application } = await applied(api, { answered: true });
    const answers = await Promise.all([submit(me, application.id), submit(me, application.id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('the stored copy stays as it was when the profile changes', async () => {
    const { me, application } = await submitted(api);
    const pdf = () =>
      me.query('user__get_application_resume_pdf', `application_id=${application.id}&version_number=1`);
    const before = await pdf().expect(200);
    await me.command('user__update_profile', { user: { last_name: 'Nguyen' } }).expect(200);
    expect(Buffer.compare(before.body as Buffer, (await pdf().expect(200)).body as Buffer)).toBe(0);
  });
});
