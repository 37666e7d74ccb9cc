import { Article } from '../../models/article.ts';
import { Course, Lesson } from '../../models/course.ts';
import { ReferralCode } from '../../models/referral-code.ts';
import { MailTemplate, MailTemplateGroup } from '../../models/mail-template.ts';
import { SavedComment } from '../../models/saved-comment.ts';
import { articles } from './articles.ts';
import { courses } from './courses.ts';
import { mailTemplates } from './mail-templates.ts';
import { savedComments } from './saved-comments.ts';
import type { Days } from './days.ts';
import type { Insert } from './insert.ts';
import { map } from './texts.ts';

/** Courses with lessons, articles, referral codes, the comments staff keep. */
export async function insertContent(
  insert: Insert,
  coverIds: readonly number[],
  days: Days,
): Promise<{ lessonIds: number[] }> {
  const courseIds = await insert(
    Course,
    courses.map((course, position) => ({
      title: map(course.title),
      description: map(course.description),
      position,
      is_released: true,
    })),
  );
  const lessonIds = await insert(
    Lesson,
    courses.flatMap((course, place) =>
      course.lessons.map((lesson, index) => ({
        course_id: courseIds[place]!,
        title: map(lesson.title),
        description: map(lesson.description),
        index_in_course: index + 1,
      })),
    ),
  );
  const groupIds = await insert(
    MailTemplateGroup,
    mailTemplates.map(({ key, name }) => ({ key, name })),
  );
  await insert(
    MailTemplate,
    mailTemplates.flatMap(({ name, words }, place) =>
      words.map(([language_id, template_subject, template_body]) => ({
        mail_template_group_id: groupIds[place]!,
        language_id,
        name,
        template_subject,
        template_body,
      })),
    ),
  );
  await insert(
    SavedComment,
    savedComments.map(([language_id, title, body]) => ({ language_id, title, body })),
  );
  await insert(
    Article,
    articles.map((article, place) => ({
      thumbnail_file_id: coverIds[place]!,
      title: map(article.title),
      content: map(article.content),
      after_signup_content: article.afterSignup ? map(article.afterSignup) : {},
      call_to_action: map(article.callToAction),
      publish_at: days.at(article.inDays, 9),
      is_hidden: false,
      created_at: days.at(Math.min(article.inDays, 0) - 5, 14),
    })),
  );
  await insert(ReferralCode, [
    { token: 'TABI-HARU', label: '日本語学校の掲示板' },
    { token: 'TABI-SENPAI', label: '卒業生の紹介' },
    { token: 'TABI-NATSU', label: '去年の夏のイベント', is_active: false },
  ]);
  return { lessonIds };
}
