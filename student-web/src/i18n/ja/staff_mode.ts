import type { staff_mode as en } from '../en/staff_mode.ts';
import type { Translation } from '../translation.ts';

export const staff_mode: Translation<typeof en> = {
  title: 'このブラウザをスタッフ用にする',
  lead: 'スタッフの閲覧は学生の閲覧として数えません。集計が変わるだけで、権限は変わりません。',
  gid: 'このブラウザの解析ID',
  register: 'このブラウザを登録する',
  check: 'このIDを確認する',
  unknown: 'このIDは登録されていません。スタッフとしてログインすると登録できます。',
  done: 'このブラウザをスタッフ用にしました。',
};
