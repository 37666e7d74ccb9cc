import type { top as en } from '../en/top.ts';
import type { Translation } from '../translation.ts';

export const top: Translation<typeof en> = {
  title: '外国人留学生のための日本の求人',
  hero: {
    heading: '日本で働く。\n最初の一歩を、一緒に。',
    lead: '留学生を採用したい企業を見つけて、自分の言葉で応募できます。日本語の履歴書は、メンターが一緒に確認します。',
    signUp: '無料で会員登録',
    logIn: 'アカウントを持っています',
  },
  claims: {
    heading: '数字で見る Tabidachi',
    partner_firms: { value: '{{count}}社以上', label: '提携企業' },
    companies_to_apply: { value: '{{count}}社以上', label: '応募できる企業' },
    resume_days: { value: '{{count}}日', label: '履歴書の完成まで' },
    minutes: { value: '{{count}}分', label: '登録にかかる時間' },
  },
  steps: {
    heading: 'ご利用の流れ',
    search: {
      title: '自分に合う求人を探す',
      text: '本当に必要な日本語レベル、あなたの学歴での給与、応募できるかどうかが、どの求人でも分かります。',
    },
    write: {
      title: '自分の言葉で書く',
      text: '質問の意図を説明し、書き出しの例も用意しています。企業によっては英語でも大丈夫です。',
    },
    mentor: {
      title: 'メンターが確認する',
      text: 'メンターが日本語を直します。直した所はすべて見ることができ、同意する前に企業へ送ることはありません。',
    },
    result: {
      title: '必ず結果が届く',
      text: '今どの段階か、次に誰がいつまでに何をするかが分かります。面接の練習もお手伝いします。',
    },
  },
  jobs: {
    heading: '新着求人',
    all: 'すべての求人を見る',
    empty: '新しい求人を準備しています。会員登録して、いち早くご覧ください。',
  },
  closing: { heading: 'さあ、旅立ちましょう', text: '今の5分で、プロフィールがすべての応募に使えます。' },
};
