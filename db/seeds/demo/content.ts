import { itemAt } from '../../../domain/required.ts';
import { Article } from '../../models/article.ts';
import { Course, Lesson } from '../../models/course.ts';
import { ReferralCode } from '../../models/referral-code.ts';
import { SavedComment } from '../../models/saved-comment.ts';
import type { Days } from './days.ts';
import type { Insert } from './insert.ts';
import type { DemoWorld } from './world.ts';

/** Courses with lessons, articles, referral codes, the comments staff keep. */
export async function insertContent(
  insert: Insert,
  { courses, savedComments, articles, activity }: DemoWorld,
  covers: { courses: readonly number[]; articles: readonly number[] },
  days: Days,
): Promise<{ lessonIds: number[] }> {
  const courseIds = await insert(
    Course,
    courses.map(({ title, description }, position) => ({
      title,
      description,
      position,
      is_released: true,
      thumbnail_file_id: itemAt(covers.courses, position),
    })),
  );
  const lessonIds = await insert(
    Lesson,
    courses.flatMap(({ lessons }, place) =>
      lessons.map(({ title, description }, index) => ({
        course_id: itemAt(courseIds, place),
        title,
        description,
        index_in_course: index + 1,
      })),
    ),
  );
  await insert(
    SavedComment,
    savedComments.map(({ language, title, body }) => ({ language_id: language, title, body })),
  );
  await insert(
    Article,
    articles.map(({ publish_in_days, title, content, after_signup_content = {}, call_to_action }, place) => ({
      thumbnail_file_id: itemAt(covers.articles, place),
      title,
      content,
      after_signup_content,
      call_to_action,
      publish_at: days.at(publish_in_days, 9),
      is_hidden: false,
      created_at: days.at(Math.min(publish_in_days, 0) - 5, 14),
    })),
  );
  await insert(ReferralCode, activity.referral_codes);
  return { lessonIds };
}
