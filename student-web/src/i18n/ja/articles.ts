import type { articles as en } from '../en/articles.ts';
import type { Translation } from '../translation.ts';

export const articles: Translation<typeof en> = {
  title: '記事',
  lead: '日本での生活、勉強、就職活動について、学生からよく聞かれることをまとめています。',
  empty: 'まだ記事がありません',
  forMembers: '会員向けの内容があります',
  back: '記事一覧',
  membersPart: 'この記事には会員向けの続きがあります。会員登録は無料です。',
  signUp: '会員登録して続きを読む',
  logIn: 'ログイン',
};
