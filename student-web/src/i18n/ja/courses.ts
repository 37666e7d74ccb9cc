import type { courses as en } from '../en/courses.ts';
import type { Translation } from '../translation.ts';

export const courses: Translation<typeof en> = {
  title: '講座',
  lead: '日本の就職活動の進め方を、無料で自分のペースで学べます。',
  empty: 'まだ講座がありません',
  open: 'レッスンへ進む',
  signUpToLearn: '会員登録して学ぶ（無料）',
  back: '講座一覧',
  toCourse: 'この講座のレッスン一覧',
  lessonNumber: '第{{number}}回：',
  lessonPlace: '第{{number}}回',
  lessonDone: '受講済み',
  done: '{{total}}回のうち{{done}}回を受講しました',
  allDone: 'すべてのレッスンを受講しました',
  watch: '動画を見る',
  markDone: 'このレッスンを終えました',
  notDone: '受講済みを取り消す',
  previous: '前のレッスン',
  next: '次のレッスン',
};
