import { Op, type Attributes, type Transaction, type WhereOptions } from 'sequelize';
import { loadAggregates, type JsonRow } from '../../../../db/aggregate.ts';
import { Course, LessonProgress, type Lesson } from '../../../../db/models/course.ts';
import { publicFileUrl } from '../../../core/presenting/files.ts';
import type { Actor } from '../../../../domain/roles.ts';

type LessonRow = Pick<JsonRow<Attributes<Lesson>>, 'id' | 'title' | 'index_in_course'> & {
  /** Counted by the database. */
  reading_minutes: Record<string, number>;
};
type CourseRow = JsonRow<Attributes<Course>> & {
  lessons: LessonRow[];
  thumbnail_file: { key: string } | null;
};

/** When the person finished which of these lessons. */
async function doneAt(userId: number | null, lessonIds: readonly number[], transaction: Transaction | null) {
  if (userId === null || lessonIds.length === 0) return new Map<number, Date | null>();
  const rows = await LessonProgress.findAll({
    where: { user_id: userId, lesson_id: { [Op.in]: [...lessonIds] } },
    transaction,
  });
  return new Map(rows.map((row) => [row.lesson_id, row.done_at]));
}

/** Courses with the titles of their lessons and, for who has signed up, which are done: two statements at most. */
export async function loadCourses(where: WhereOptions, actor: Actor, transaction: Transaction | null) {
  const rows = await loadAggregates<CourseRow, Course>(
    Course,
    // Not their texts, which are long.
    { thumbnail_file: ['key'], lessons: ['id', 'title', 'index_in_course', 'reading_minutes'] },
    {
      where,
      order: [
        ['position', 'ASC'],
        ['id', 'ASC'],
      ],
      transaction,
    },
  );
  const lessons = rows.flatMap((row) => row.lessons.map((lesson) => lesson.id));
  const done = await doneAt(actor.user_id, lessons, transaction);
  return rows.map((row) => ({
    ...row,
    thumbnail_url: publicFileUrl(row.thumbnail_file),
    lessons: row.lessons.map((lesson) => ({ ...lesson, done_at: done.get(lesson.id) ?? null })),
  }));
}
