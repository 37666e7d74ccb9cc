import type { recommended as en } from '../en/recommended.ts';
import type { Translation } from '../translation.ts';

export const recommended: Translation<typeof en> = {
  title: 'あなたへのおすすめ求人',
  from: '{{day}}に{{name}}が選んだ求人です。',
  fromUs: '{{day}}に選んだ求人です。',
  back: 'すべての求人',
  again: 'もう一度ご案内する理由：',
  talk: '{{when}}（日本時間）にキャリア面談の予定があります。気になる求人があれば、そのときにお話しください。',
  gone_other: 'このメールの求人のうち{{count}}件は募集を終了しました。',
  noneTitle: 'このメールの求人は募集を終了しました',
  noneText: 'ほかにも、あなたに合う求人があるかもしれません。',
  toJobs: '求人を探す',
};
