import { Article } from '../../models/article.ts';
import { Course, Lesson } from '../../models/course.ts';
import { Event } from '../../models/event.ts';
import { Form, FormQuestion } from '../../models/form.ts';
import { ReferralCode } from '../../models/referral-code.ts';
import { articles } from './articles.ts';
import { courses } from './courses.ts';
import type { Days } from './days.ts';
import { events, eventFormQuestions } from './events.ts';
import type { Insert } from './insert.ts';
import { map } from './texts.ts';

/** Events with the form some of them ask, courses with lessons, articles, referral codes. Answers the events' ids. */
export async function insertContent(
  insert: Insert,
  days: Days,
): Promise<{ eventIds: number[]; lessonIds: number[] }> {
  const [formId] = await insert(Form, [{ name: '参加アンケート' }]);
  await insert(
    FormQuestion,
    eventFormQuestions.map((question, position) => ({
      form_id: formId,
      title: map(question.title),
      kind: question.kind,
      options: question.options?.map((option) => map(option)) ?? null,
      is_required: question.required,
      position,
    })),
  );
  const eventIds = await insert(
    Event,
    events.map((event) => ({
      title: map(event.title),
      body: map(event.body),
      start_at: days.at(event.inDays, event.hour),
      deadline: days.at(event.inDays - event.deadlineBefore, 23, 59),
      apply_url: event.applyUrl ?? null,
      form_id: event.hasForm ? formId : null,
      apply_complete_message: map(event.complete),
      is_need_resume_file: event.needsResume ?? false,
      is_released: !event.draft,
      capacity: event.capacity,
      created_at: days.at(event.inDays - 40, 11),
    })),
  );
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
  await insert(
    Article,
    articles.map((article) => ({
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
  return { eventIds, lessonIds };
}
