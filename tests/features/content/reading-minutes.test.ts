import { QueryTypes } from 'sequelize';
import { Lesson, Course } from '../../../db/models/course.ts';
import { AuditLog } from '../../../db/models/audit-log.ts';
import { sequelizeOf } from '../../../db/sequelize-of.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

const minutesOf = async (words: Record<string, string>) => {
  const [row] = await sequelizeOf(Lesson).query<{ minutes: Record<string, number> }>(
    'select reading_minutes(:words::jsonb) as minutes',
    { replacements: { words: JSON.stringify(words) }, type: QueryTypes.SELECT },
  );
  return row!.minutes;
};
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('the minutes a text takes', () => {
  test.each<[string, Record<string, string>, Record<string, number>]>([
    ['are counted by words', { en: `<p>${words(480)}</p>` }, { en: 3 }],
    ['are counted by syllables in Vietnamese', { vi: `<p>${words(440)}</p>` }, { vi: 2 }],
    ['are counted by characters in Japanese', { ja: `<p>${'日本語'.repeat(350)}</p>` }, { ja: 3 }],
    ['take no account of tags', { en: `<p class="${words(900)}">${words(160)}</p>` }, { en: 1 }],
    [
      'leave one to think before each answer',
      { en: `<p>${words(160)}</p>${'<details><summary>Q</summary><p>A</p></details>'.repeat(3)}` },
      { en: 4 },
    ],
    ['are one at least', { en: '<p>Hello</p>', ja: '<p>はい</p>' }, { en: 1, ja: 1 }],
    ['are none where there are no words', { en: ' ', ja: '' }, {}],
    ['are none without a text', {}, {}],
  ])('%s', async (_what, text, minutes) => {
    expect(await minutesOf(text)).toEqual(minutes);
  });

  test('follow the text when it is edited, and are no change of their own in the log', async () => {
    const course = await Course.create({ title: { en: 'C' }, description: {}, is_released: true });
    const lesson = await Lesson.create({
      course_id: course.id,
      title: { en: 'L' },
      description: { en: words(160) },
      video_url: null,
      index_in_course: 1,
    });
    const seen = async () =>
      (await (await student(api)).query('aggregates__lesson', `id=${lesson.id}`).expect(200)).body
        .reading_minutes;
    expect(await seen()).toEqual({ en: 1 });
    await (
      await member(api, 'manager')
    )
      .update('courses', course.id, 0, { lessons: [{ id: lesson.id, description: { en: words(800) } }] })
      .expect(200);
    expect(await seen()).toEqual({ en: 5 });
    const noted = await AuditLog.findOne({ where: { table_name: 'lessons', row_id: lesson.id } });
    expect(Object.keys(noted!.after as object)).toEqual(['description']);
  });
});

test('a lesson keeps an answer that folds out, and nothing that could run', async () => {
  const course = await Course.create({ title: { en: 'C' }, description: {}, is_released: true });
  const { id } = await Lesson.create({
    course_id: course.id,
    title: { en: 'L' },
    description: {
      en: '<details open ontoggle="alert(1)"><summary onclick="alert(2)">Why?</summary><p>Because.</p><script>1</script></details>',
    },
    video_url: null,
    index_in_course: 1,
  });
  const { body } = await (await student(api)).query('aggregates__lesson', `id=${id}`).expect(200);
  expect(body.description.en).toBe('<details><summary>Why?</summary><p>Because.</p></details>');
});
