import { Recruitment } from '../../../db/models/recruitment.ts';
import { RecruitmentRevision } from '../../../db/models/recruitment-revision.ts';
import { RecruitmentOffice } from '../../../db/models/recruitment-lists.ts';
import { recruitment } from '../../support/factories.ts';
import {
  api,
  complete,
  manager,
  mentor,
  released,
  through,
  words,
  type Written,
} from './recruitment-world.ts';

const begin = (row: { id: number; version: number }, who = manager) =>
  who.command('hf_member__begin_recruitment_revision', {
    recruitment: { id: row.id, version: row.version },
  });
const record = async (id: number): Promise<Written> =>
  (await manager.get(`/staff/api/recruitments/${id}`).expect(200)).body;
const release = (draft: { id: number; version: number }, version: number, who = manager) =>
  who.command('hf_member__release_recruitment_revision', {
    recruitment: { id: draft.id, version: draft.version },
    original: { version },
  });
const seenByStudents = async (id: number) =>
  (await api.as(null).query('aggregates__recruitment', `id=${id}`).expect(200)).body;

/** A public ad and the draft in which it is reworked. */
async function begun(fields: object = {}) {
  const original = await released({ apply_deadline_on: '2027-01-29', ...fields });
  const { body } = await begin(original).expect(200);
  return { original, draft: await record(body.id) };
}

test('students read the public ad until its draft is released in its place, with every field and list', async () => {
  const { original, draft } = await begun({ required_skills: [{ skill_id: 1, is_must: true }] });
  const edited = (
    await manager
      .update('recruitments', draft.id, draft.version, {
        title: { ja: '新しい営業', en: 'New sales' },
        salary_min_bachelor: 260_000,
        salary_max_bachelor: null,
        required_skills: [
          { id: (draft['required_skills'] as { id: number }[])[0]!.id, _destroy: true },
          { skill_id: 2, is_must: false },
        ],
        selection_steps: [
          { selection_type_id: 1, step_num: 1, is_online: true, languages: [{ language_id: 2 }] },
        ],
      })
      .expect(200)
  ).body;
  expect((await seenByStudents(original.id)).title.en).toBe('Sales');
  await api.as(null).query('aggregates__recruitment', `id=${draft.id}`).expect(404);

  const inReview = await through(edited, 'request_recruitment_review');
  const { body } = await release(inReview, original.version).expect(200);
  expect(body).toMatchObject({ id: original.id, state: 'released', version: original.version + 1 });

  const seen = await seenByStudents(original.id);
  expect(seen).toMatchObject({
    title: { ja: '新しい営業', en: 'New sales' },
    salary_min_bachelor: 260_000,
    salary_max_bachelor: null,
    apply_deadline_on: '2027-01-29',
    required_skills: [{ skill_id: 2, is_must: false }],
  });
  expect(seen.selection_steps).toMatchObject([{ step_num: 1, languages: [{ language_id: 2 }] }]);
  expect(seen.offices).toHaveLength(1);
  const found = await api
    .as(null)
    .query('search_recruitments', `full_text_search_query=${encodeURIComponent('新しい営業')}`);
  expect(found.body.recruitments.map(({ id }: { id: number }) => id)).toContain(original.id);
  await manager.get(`/staff/api/recruitments/${draft.id}`).expect(404);
  expect(await RecruitmentRevision.count({ where: { recruitment_id: original.id } })).toBe(0);

  const after = await record(original.id);
  expect(after).toMatchObject({ revision: null, revision_of: null, as_of_on: '2026-11-21' });
  expect(after['public_versions']).toMatchObject([
    {
      until: '2026-11-21T03:00:00.000Z',
      ended_by: { ja: expect.any(String) },
      content: { title: { en: 'Sales' } },
    },
  ]);
  const published = await Recruitment.findByPk(original.id, { rejectOnEmpty: true });
  expect(published.published_at).toEqual(api.clock.now);
});

test('there is one draft at a time, which tells what it replaces; both know of each other', async () => {
  const { original, draft } = await begun();
  expect((await begin(original).expect(200)).body.id).toBe(draft.id);
  expect(await record(original.id)).toMatchObject({
    revision: { draft_id: draft.id, begun_at: '2026-11-21T03:00:00.000Z' },
    revision_of: null,
  });
  expect(draft).toMatchObject({
    state: 'draft',
    revision: null,
    revision_of: { id: original.id, version: original.version, is_changed_since: false },
  });
});

test('a draft that is removed leaves the public ad as it is', async () => {
  const { original, draft } = await begun();
  await manager.remove('recruitments', draft.id, draft.version).expect(200);
  expect((await record(original.id))['revision']).toBeNull();
  expect((await seenByStudents(original.id)).title.en).toBe('Sales');
  expect((await begin(original).expect(200)).body.id).not.toBe(draft.id);
});

test('nobody releases what they have not compared: either version may have moved', async () => {
  const { original, draft } = await begun();
  const inReview = await through(draft, 'request_recruitment_review');
  const live = (
    await manager
      .update('recruitments', original.id, original.version, { overtime_description: words })
      .expect(200)
  ).body;
  const stale = await release(inReview, original.version).expect(409);
  expect(stale.body.error).toMatchObject({ code: 'version_conflict', details: { version: live.version } });
  const older = await release(draft, live.version).expect(409);
  expect(older.body.error.code).toBe('version_conflict');
  expect((await record(draft.id))['revision_of']).toMatchObject({
    version: live.version,
    is_changed_since: true,
  });
  await release(inReview, live.version).expect(200);
});

test('what the law asks is asked of a revision too, and a refusal changes nothing', async () => {
  const { original, draft } = await begun();
  const bare = (
    await manager.update('recruitments', draft.id, draft.version, { probation_description: {} }).expect(200)
  ).body;
  const inReview = await through(bare, 'request_recruitment_review');
  const { body } = await release(inReview, original.version).expect(422);
  expect(body.error.code).toBe('release_incomplete');
  expect(Object.keys(body.error.fields)).toEqual(['probation_description[ja]']);
  expect(await RecruitmentOffice.count({ where: { recruitment_id: original.id } })).toBe(1);
  expect((await record(original.id))['version']).toBe(original.version);
});

test('a revision moves to no other company, and is released neither unreviewed nor by itself', async () => {
  const { original, draft } = await begun();
  const unreviewed = await release(draft, original.version).expect(409);
  expect(unreviewed.body.error.code).toBe('illegal_recruitment_event');
  const inReview = await through(draft, 'request_recruitment_review');
  const byItself = await manager
    .command('hf_member__release_recruitment', { recruitment: { id: draft.id, version: inReview.version } })
    .expect(409);
  expect(byItself.body.error.code).toBe('illegal_recruitment_event');

  const other = (await recruitment(api)).company.id;
  const offices = (draft['offices'] as { id: number }[]).map(({ id }) => ({ id, _destroy: true }));
  const moved = (
    await manager
      .update('recruitments', draft.id, inReview.version, { company_id: other, offices })
      .expect(200)
  ).body;
  const refused = await release(moved, original.version).expect(422);
  expect(Object.keys(refused.body.error.fields)).toEqual(['company_id']);
});

test('only what is public is reworked so, and what was closed meanwhile is not released over', async () => {
  const draftOnly = await complete();
  expect((await begin(draftOnly).expect(409)).body.error.code).toBe('illegal_recruitment_event');
  const { original, draft } = await begun();
  const inReview = await through(draft, 'request_recruitment_review');
  const closed = await through(original, 'close_recruitment');
  const { body } = await release(inReview, closed.version).expect(409);
  expect(body.error.code).toBe('illegal_recruitment_event');
});

test('is for managers', async () => {
  const { original, draft } = await begun();
  await begin(original, mentor).expect(403);
  await release(draft, original.version, mentor).expect(403);
  await release({ id: original.id, version: original.version }, 0).expect(404);
});

test('the list of recruitments marks the draft, and neither the public ad nor other drafts', async () => {
  const { original, draft } = await begun();
  const { recruitment: other } = await recruitment(api, { fields: { is_released: false } });
  const filter = encodeURIComponent(JSON.stringify({ id: [original.id, draft.id, other.id] }));
  const { body } = await mentor.get(`/staff/api/recruitments?filter=${filter}`).expect(200);
  const marks = (body as { id: number; is_revision: boolean }[]).map((row) => [row.id, row.is_revision]);
  expect(Object.fromEntries(marks)).toEqual({
    [original.id]: false,
    [draft.id]: true,
    [other.id]: false,
  });
});
