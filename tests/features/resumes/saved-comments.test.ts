import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const mentor = prepared(() => member(api));

const KEPT = { language_id: 2, title: 'An example', body: 'Please add one example.' };

test('every mentor may add to the bank, mend it and take out of it', async () => {
  const { body } = await mentor.create('saved_comments', KEPT).expect(201);
  expect(body).toMatchObject({ ...KEPT, version: 0, can: { edit: true, remove: true } });
  const other = await member(api);
  const changed = await other.update('saved_comments', body.id, 0, { title: 'One example' }).expect(200);
  expect(changed.body).toMatchObject({ ...KEPT, title: 'One example', version: 1 });
  await mentor.update('saved_comments', body.id, 0, { title: 'Late' }).expect(409);
  await other.remove('saved_comments', body.id, 1).expect(200);
});

test('it is found by language and by words', async () => {
  await mentor.create('saved_comments', { ...KEPT, title: 'Numbers', body: 'How many?' }).expect(201);
  await mentor.create('saved_comments', { language_id: 1, title: '数字', body: '何人ですか。' }).expect(201);
  const titles = async (filter: object) =>
    ((await mentor.list('saved_comments', { filter }).expect(200)).body as { title: string }[]).map(
      ({ title }) => title,
    );
  expect(await titles({ language_id: 1 })).toEqual(['数字']);
  expect(await titles({ q: 'MANY' })).toEqual(['Numbers']);
});

test('what is empty, too long or in no language we have is refused by name', async () => {
  const refusals: [object, string][] = [
    [{ ...KEPT, title: ' ' }, 'title'],
    [{ ...KEPT, body: '' }, 'body'],
    [{ ...KEPT, body: 'あ'.repeat(2001) }, 'body'],
    [{ ...KEPT, language_id: 105 }, 'language_id'],
  ];
  for (const [body, field] of refusals) {
    const answer = await mentor.create('saved_comments', body).expect(422);
    expect(Object.keys(answer.body.error.fields)).toEqual([field]);
  }
});

test('it is nothing for students and visitors', async () => {
  await (await student(api)).list('saved_comments').expect(403);
  await api.as(null).list('saved_comments').expect(401);
});
