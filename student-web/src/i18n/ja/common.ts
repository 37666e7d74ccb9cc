import type { common as en } from '../en/common.ts';
import type { Translation } from '../translation.ts';

export const common: Translation<typeof en> = {
  loading: '読み込んでいます…',
  retry: 'もう一度試す',
  reload: '再読み込み',
  close: '閉じる',
  clear: '消す',
  open: '開く',
  cancel: 'やめる',
  save: '保存する',
  yes: 'はい',
  no: 'いいえ',
  year: '年',
  month: '月',
  optional: '任意',
  removeRow: '{{row}}を削除',
  noMatch: '見つかりません',
  skip: '本文へ移動',
  failed: 'うまくいきませんでした',
  notAllowed: 'このページは表示できません',
  offline: 'オフラインです。書いた内容はこの端末に残り、接続が戻ると保存されます。',
  noConnection: {
    title: '接続できません',
    text: 'サーバーに接続できませんでした。通信状態を確認して、もう一度お試しください。',
  },
  notFound: {
    title: 'ページが見つかりません',
    text: '掲載が終わったか、ページが移動したか、アドレスが間違っている可能性があります。',
    toJobs: '求人を探す',
  },
  chunk: {
    title: 'ページを読み込めませんでした',
    text: '通信が遅いか、Tabidachi が更新された直後の可能性があります。再読み込みをお試しください。',
  },
  crash: {
    title: 'このページで問題が発生しました',
    text: 'ご迷惑をおかけしています。書きかけの文章はこの端末に残っています。再読み込みしてください。',
  },
  session: {
    ended: 'ログアウトされました。書いた内容はこの端末に残っています。続けるにはログインしてください。',
    unreachable: 'ログインの状態を確認できませんでした。書いた内容はこのまま残っています。',
    logIn: 'ログイン',
  },
  outsideJapan:
    '日本国外からアクセスしているようです。このサービスは、有効な在留資格をお持ちの方、またはまもなく来日・留学する方のためのものです。',
  inquiry: { sent: 'お問い合わせを送信しました' },
  header: { home: 'Tabidachi トップページ', language: '言語' },
  menu: {
    title: 'メニュー',
    open: 'メニューを開く',
    close: 'メニューを閉じる',
    jobs: '求人',
    applications: '応募の状況',
    profile: 'プロフィール',
    logIn: 'ログイン',
    signUp: '会員登録',
    finishSignUp: '会員登録を完了する',
    logOut: 'ログアウト',
  },
  footer: { terms: '利用規約' },
};
