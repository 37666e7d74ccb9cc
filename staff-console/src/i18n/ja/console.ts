import type { Translated } from '../messages.ts';
import type * as en from '../en/console.ts';

export const session: Translated<typeof en.session> = {
  title: 'スタッフ用画面',
  lead: 'Tabidachi のメンターと管理者のための画面です。',
  sign_in: 'ログイン',
  starting: 'ログインしています…',
  not_staff_title: 'スタッフとして登録されていません',
  not_staff: '%{email} でログインしていますが、スタッフとして登録されていません。',
  not_staff_unverified: '%{email} はまだ確認が済んでいません。確認メールのリンクを先に開いてください。',
  not_staff_hint: '管理者に登録を依頼するか、別のアカウントでログインしてください。',
  to_student_site: '学生用サイトへ',
  sign_out: 'ログアウト',
  failed_title: 'ログインできませんでした',
  failed: '認証サービスの応答：%{reason}',
  unreachable_title: 'サーバーに接続できません',
  unreachable: '接続を確認して、もう一度お試しください。',
  retry: 'もう一度試す',
  lost_title: 'ログインの有効期限が切れました',
  lost: '続けるにはもう一度ログインしてください。書きかけの内容はこの端末に残っています。',
};

export const layout: Translated<typeof en.layout> = {
  menu: 'メニュー',
  open_menu: 'メニューを開く',
  close_menu: 'メニューを閉じる',
  skip: '本文へ移動',
  applications: '応募',
  deliveries: '送信メール',
  undecided_mails: '判断を待つメール %{smart_count}件 |||| 判断を待つメール %{smart_count}件',
  language: '言語',
  account: '%{name} さんのアカウント',
  role: { mentor: 'メンター', manager: '管理者' },
  sign_out: 'ログアウト',
  new_tab: '（新しいタブで開きます）',
};

export const problem: Translated<typeof en.problem> = {
  connection: 'サーバーに接続できません。入力した内容は残っています。もう一度お試しください。',
  unexpected: '問題が発生しました。ページを再読み込みしてください。',
  forbidden: 'この操作は許可されていません。',
  load: '読み込めませんでした。',
  retry: 'もう一度試す',
  reload: 'ページを再読み込み',
  not_found_title: 'このページはありません',
  managers_title: '管理者用のページです',
  managers: '管理者に確認を依頼するか、役割の変更を頼んでください。',
  to_start: '応募一覧へ',
};

export const paging: Translated<typeof en.paging> = {
  label: 'ページ',
  previous: '前へ',
  next: '次へ',
  position: '%{total}件中 %{from}〜%{to}件',
  position_capped: '%{total}件以上のうち %{from}〜%{to}件',
};
