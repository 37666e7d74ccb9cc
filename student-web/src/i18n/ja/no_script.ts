export const no_script = {
  title: 'このページにはJavaScriptが必要です',
  whole:
    '求人検索、応募、会員登録、ログインにはJavaScriptが必要です。ブラウザの設定でJavaScriptをオンにして、このページをもう一度読み込んでください。',
  part: 'このページはJavaScriptなしで読めます。求人検索、応募、会員登録、ログインにはJavaScriptが必要です。ブラウザの設定でオンにしてください。',
  read: 'JavaScriptなしで読めるページ',
  languages: '言語',
};
