import type { auth as en } from '../en/auth.ts';
import type { Translation } from '../translation.ts';

export const auth: Translation<typeof en> = {
  unreachable: '現在、ログインサービスに接続できません。数分後にもう一度お試しください。',
  unconfigured: 'Auth0の設定がありません。',
  logIn: {
    title: 'ログイン',
    lead: 'おかえりなさい。ログインページへ移動し、ログインが済むと元のページに戻ります。',
    continue: 'ログインページへ',
    noAccount: 'はじめての方は',
    signUp: '無料で会員登録',
  },
  signUp: {
    title: '日本でのキャリアを始めましょう',
    lead: '登録は無料です。学生の皆さんは、すべて無料でお使いいただけます。5分ほどで終わります。',
    wanted: 'このページを見るには会員登録またはログインが必要です。終わるとこのページに戻ります。',
    steps: {
      account: 'メールアドレスとパスワードでアカウントを作る',
      email: '届いたメールのリンクでアドレスを確認する',
      profile: '自分のことを少し入力して、合う求人を探す',
    },
    continue: 'アカウントを作る',
    haveAccount: 'アカウントをお持ちの方は',
    logIn: 'ログイン',
    done: 'Tabidachi へようこそ！',
  },
  verify: {
    title: 'メールアドレスを確認してください',
    lead: '{{email}} にリンクを送りました。リンクを開いてから、このページに戻ってください。届かないときは、迷惑メールフォルダーもご確認ください。',
    check: 'リンクを開きました',
    notYet: 'まだ確認できていません。先にメールのリンクを開いてください。',
    otherAccount: '別のメールアドレスを使う',
  },
  signUpForm: {
    title: 'あなたについて教えてください',
    lead: '後からすべて変更できます。* のついた項目は必須です。',
    email: 'メールアドレス',
    referral: '紹介コード',
    referralHelp: 'お持ちの方だけ入力してください。',
    agree: '<terms>利用規約</terms>を読み、同意します。',
    submit: '会員登録する',
  },
  callback: {
    title: 'ログイン中',
    waiting: 'ログインしています…',
    failed: 'ログインに失敗しました。',
    failedText: 'ログインが完了しませんでした。何も変更されていません。もう一度お試しください。',
    again: 'もう一度ログインする',
  },
  logOut: {
    title: 'ログアウト',
    waiting: 'ログアウトしています…',
    notYet: 'このブラウザではまだログインしたままです。',
  },
  deprecatedEmail: {
    title: 'このメールアドレスは、別の方法ですでに登録されています。',
    text: 'その方法でログインしてください。',
    again: 'ログインに戻る',
    logOut: 'いったんログアウトする',
  },
};
