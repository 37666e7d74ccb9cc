import { belongsTo, hasMany, hasOne } from './define.ts';
import { Article } from '../article.ts';
import { Bookmark, SavedSearch } from '../bookmark.ts';
import { Course, Lesson, LessonProgress } from '../course.ts';
import { Event, EventApplication } from '../event.ts';
import { StoredFile } from '../file.ts';
import { Form, FormAnswer, FormQuestion, FormQuestionAnswer } from '../form.ts';
import { HfMember } from '../hf-member.ts';
import { Inquiry, InquiryReply } from '../inquiry.ts';
import { ChannelPost, NotificationChannel } from '../notification-channel.ts';
import { Recruitment } from '../recruitment.ts';
import { User } from '../user.ts';

export function associateContent(): void {
  hasMany(Form, 'form_id', { form_questions: FormQuestion });
  hasOne(EventApplication, 'event_application_id', { form_answer: FormAnswer });
  hasMany(FormAnswer, 'form_answer_id', { form_question_answers: FormQuestionAnswer });
  hasMany(Event, 'event_id', { event_applications: EventApplication });
  hasMany(NotificationChannel, 'notification_channel_id', { posts: ChannelPost });
  hasMany(User, 'user_id', {
    event_applications: EventApplication,
    lesson_progresses: LessonProgress,
    bookmarks: Bookmark,
    saved_searches: SavedSearch,
  });
  hasMany(Course, 'course_id', { lessons: Lesson });
  hasMany(Lesson, 'lesson_id', { lesson_progresses: LessonProgress });
  hasMany(Inquiry, 'inquiry_id', { inquiry_replies: InquiryReply });
  hasMany(Recruitment, 'recruitment_id', { bookmarks: Bookmark });

  belongsTo(FormQuestion, { form: Form });
  belongsTo(FormAnswer, { event_application: EventApplication, form: Form });
  belongsTo(FormQuestionAnswer, { form_answer: FormAnswer, form_question: FormQuestion });
  belongsTo(Event, { thumbnail_file: StoredFile, form: Form, notification_channel: NotificationChannel });
  belongsTo(ChannelPost, { notification_channel: NotificationChannel, event: Event });
  belongsTo(EventApplication, { event: Event, user: User, resume_file: StoredFile });
  belongsTo(Lesson, { course: Course });
  belongsTo(LessonProgress, { user: User, lesson: Lesson });
  belongsTo(Article, { thumbnail_file: StoredFile });
  belongsTo(Inquiry, { user: User, hf_member: HfMember });
  belongsTo(InquiryReply, { inquiry: Inquiry, hf_member: HfMember });
  belongsTo(Bookmark, { user: User, recruitment: Recruitment });
  belongsTo(SavedSearch, { user: User });
}
