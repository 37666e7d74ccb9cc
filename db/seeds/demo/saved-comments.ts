import { languageId } from '../../../server/domain/languages.ts';

const JA = languageId('ja')!;
const EN = languageId('en')!;
const VI = languageId('vi')!;

/** What mentors write again and again, in the languages of the demo students: [language, title, text]. */
export const savedComments: readonly (readonly [languageId: number, title: string, body: string])[] = [
  [
    JA,
    '具体例を足す',
    'よいところが伝わります。そのときのことを一つ、いつ・どこで・何をしたかが分かるように書いてみましょう。',
  ],
  [JA, '数字を入れる', '人数、期間、回数など、数字を一つ入れると、読む人が思い浮かべやすくなります。'],
  [
    JA,
    'なぜこの会社か',
    '同じ仕事の会社はほかにもあります。この会社のページで読んだことを一つ選び、自分の経験とつなげてみましょう。',
  ],
  [
    JA,
    '文末をそろえる',
    '「です・ます」と「だ・である」が混ざっています。履歴書では「です・ます」にそろえましょう。',
  ],
  [JA, '一文を短く', '一文が長いので、二つか三つに分けてみましょう。'],
  [JA, '事実の確認', '意味が変わらないように直しました。事実と違うところがあれば教えてください。'],
  [
    EN,
    'Add an example',
    'This is a good point. Please add one moment that shows it: when, where and what you did.',
  ],
  [EN, 'Add a number', 'One number (how many people, how long, how often) helps the reader to picture it.'],
  [
    EN,
    'Why this company',
    'Other companies do the same work. Choose one thing you read on their page and link it to something you have done.',
  ],
  [EN, 'Shorter sentences', 'This sentence is long. Please make two or three of it.'],
  [
    EN,
    'Please check the facts',
    'I tried to keep your meaning. Please tell me if anything is not as it was.',
  ],
  [VI, 'Thêm ví dụ', 'Ý này rất hay. Em hãy thêm một ví dụ cụ thể: khi nào, ở đâu và em đã làm gì.'],
  [
    VI,
    'Kiểm tra sự thật',
    'Mình đã sửa câu nhưng cố giữ nguyên ý của em. Nếu có chỗ nào không đúng, em hãy cho mình biết nhé.',
  ],
];
