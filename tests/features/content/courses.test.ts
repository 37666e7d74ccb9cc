import { Course, Lesson } from '../../../db/models/course.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

/** A course with lessons at these places, made out of order. */
async function course(is_released: boolean, places: number[]) {
  const row = await Course.create({
    title: { ja: '面接の練習', en: 'Practising interviews' },
    description: { en: 'Four short films' },
    is_released,
  });
  const lessons = new Map<number, Lesson>();
  for (const index_in_course of places)
    lessons.set(
      index_in_course,
      await Lesson.create({
        course_id: row.id,
        title: { ja: `第${index_in_course}回` },
        description: { ja: '説明' },
        video_url: `https://video.example.com/${index_in_course}`,
        index_in_course,
      }),
    );
  return { id: row.id, lesson: (place: number) => lessons.get(place)!.id };
}

const api = prepared(startApi);
const released = prepared(() => course(true, [4, 1, 2]));
const draft = prepared(() => course(false, [1]));

const doneOf = (body: { lessons: { id: number; done_at: string | null }[] }) =>
  Object.fromEntries(body.lessons.map((lesson) => [lesson.id, lesson.done_at]));

const fieldsOf = (body: object) => Object.keys(body).sort().join(' ');

describe('aggregates__course', () => {
  test('tells anybody the course and the titles of its lessons, in their order', async () => {
    const { body } = await api.as(null).query('aggregates__course', `id=${released.id}`).expect(200);
    expect(body).toEqual({
      id: released.id,
      title: { ja: '面接の練習', en: 'Practising interviews' },
      description: { en: 'Four short films' },
      thumbnail_url: null,
      lessons: [1, 2, 4].map((place) => ({
        id: released.lesson(place),
        title: { ja: `第${place}回` },
        index_in_course: place,
        reading_minutes: { ja: 1 },
      })),
    });
  });

  test('one that is not released exists for staff alone', async () => {
    await api.as(null).query('aggregates__course', `id=${draft.id}`).expect(404);
    await (await student(api)).query('aggregates__course', `id=${draft.id}`).expect(404);
    const { body } = await (await member(api)).query('aggregates__course', `id=${draft.id}`).expect(200);
    expect(fieldsOf(body)).toBe(
      'description id is_released lessons position thumbnail_file_id thumbnail_url title',
    );
    expect(body.is_released).toBe(false);
  });

  test('an unknown id is not found, a wrong one refused', async () => {
    await api.as(null).query('aggregates__course', 'id=999999').expect(404);
    await api.as(null).query('aggregates__course', 'id=0').expect(422);
  });

  test('costs one statement, however many lessons it has', async () => {
    api.takeStatements();
    await api.as(null).query('aggregates__course', `id=${released.id}`).expect(200);
    expect(api.takeStatements()).toHaveLength(1);
  });
});

describe('aggregates__lesson', () => {
  const ask = async (person: { query: Awaited<ReturnType<typeof student>>['query'] }, id: number) =>
    person.query('aggregates__lesson', `id=${id}`);

  test('a student gets it whole, with its neighbours', async () => {
    const me = await student(api);
    const { body, status } = await ask(me, released.lesson(2));
    expect(status).toBe(200);
    expect(body).toEqual({
      id: released.lesson(2),
      reading_minutes: { ja: 1 },
      course_id: released.id,
      title: { ja: '第2回' },
      description: { ja: '説明' },
      video_url: 'https://video.example.com/2',
      index_in_course: 2,
      previous_lesson_id: released.lesson(1),
      next_lesson_id: released.lesson(4),
      done_at: null,
    });
    expect((await ask(me, released.lesson(1))).body.previous_lesson_id).toBeNull();
    expect((await ask(me, released.lesson(4))).body.next_lesson_id).toBeNull();
  });

  test('a visitor is asked to log in, an account to sign up', async () => {
    expect((await ask(api.as(null), released.lesson(1))).status).toBe(401);
    const account = api.as(await api.tokenFor('courses-account@example.com'));
    const refused = await ask(account, released.lesson(1));
    expect([refused.status, refused.body.error.code]).toEqual([403, 'sign_up_required']);
  });

  test('a lesson of a course that is not released exists for staff alone', async () => {
    expect((await ask(await student(api), draft.lesson(1))).status).toBe(404);
    expect((await ask(await member(api), draft.lesson(1))).status).toBe(200);
    expect((await ask(await member(api, 'manager'), draft.lesson(1))).status).toBe(200);
  });

  test('an unknown id is not found', async () => {
    expect((await ask(await student(api), 999_999)).status).toBe(404);
  });

  test('costs one statement beside the one for who asks', async () => {
    const me = await student(api);
    await ask(me, released.lesson(2));
    api.takeStatements();
    await ask(me, released.lesson(2));
    expect(api.takeStatements()).toHaveLength(2);
  });
});

describe('get_courses', () => {
  test('lists released courses for anybody, the others for staff', async () => {
    const ids = async (person: { query: Awaited<ReturnType<typeof student>>['query'] }) =>
      (await person.query('get_courses').expect(200)).body.courses.map((row: { id: number }) => row.id);
    expect(await ids(api.as(null))).toEqual([released.id]);
    expect(await ids(await student(api))).toEqual([released.id]);
    expect(await ids(await member(api))).toEqual([released.id, draft.id]);
  });

  test('a visitor learns nothing of progress, and the list costs two statements at most', async () => {
    const { body } = await api.as(null).query('get_courses').expect(200);
    expect(fieldsOf(body.courses[0].lessons[0])).toBe('id index_in_course reading_minutes title');
    const me = await student(api);
    await me.query('get_courses');
    api.takeStatements();
    await me.query('get_courses').expect(200);
    expect(api.takeStatements()).toHaveLength(3);
  });
});

describe('user__complete_lesson', () => {
  const complete = (
    person: { command: Awaited<ReturnType<typeof student>>['command'] },
    id: number,
    is_done = true,
  ) => person.command('user__complete_lesson', { lesson: { id, is_done } });

  test('is remembered for the person alone, keeps its first time, and can be taken back', async () => {
    const me = await student(api);
    const lesson = released.lesson(2);
    const first = await complete(me, lesson).expect(200);
    expect(first.body).toEqual({ id: lesson, done_at: api.clock.now.toISOString() });
    const then = api.clock.now;
    api.clock.now = new Date(then.getTime() + 3_600_000);
    expect((await complete(me, lesson).expect(200)).body).toEqual(first.body);
    const seen = await me.query('aggregates__course', `id=${released.id}`).expect(200);
    expect(doneOf(seen.body)).toMatchObject({ [lesson]: first.body.done_at, [released.lesson(1)]: null });
    const other = await (await student(api)).query('aggregates__course', `id=${released.id}`);
    expect(doneOf(other.body)[lesson]).toBeNull();
    expect((await complete(me, lesson, false).expect(200)).body.done_at).toBeNull();
    expect((await me.query('aggregates__lesson', `id=${lesson}`)).body.done_at).toBeNull();
    api.clock.now = then;
  });

  test('refuses lessons that are not there for the person, and who is no student', async () => {
    expect((await complete(await student(api), draft.lesson(1))).status).toBe(404);
    expect((await complete(await student(api), 999_999)).status).toBe(404);
    expect((await complete(api.as(null), released.lesson(1))).status).toBe(401);
    expect((await complete(await member(api), released.lesson(1))).status).toBe(403);
  });
});

test('what a lesson says is cleaned of what could run or spy', async () => {
  const { lesson } = await course(true, [1]);
  await Lesson.update(
    {
      description: {
        en: '<h1>A</h1><script>alert(1)</script><p onclick="x()">b <a href="javascript:x()">c</a> <a href="https://e.example/">d</a><img src="https://e.example/p.gif"></p>',
      },
    },
    { where: { id: lesson(1) } },
  );
  const { body } = await (await student(api)).query('aggregates__lesson', `id=${lesson(1)}`).expect(200);
  expect(body.description.en).toBe(
    '<h2>A</h2><p>b <a rel="noopener">c</a> <a href="https://e.example/" rel="noopener">d</a></p>',
  );
});
