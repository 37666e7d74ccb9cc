import type { ApplicationState } from '../../../server/domain/application-state.ts';
import type { Written } from './answers.ts';

export type Mentor = 'mentor' | 'second' | 'third';

export interface DemoApplication {
  student: string;
  company: string;
  /** Place of the recruitment in the company's file. */
  job: number;
  state: ApplicationState;
  /** Days since applying. */
  since: number;
  /** How many times as long as usual everything took up to the resume's result; from 1. */
  pace?: number;
  mentor?: Mentor;
  /** Why this company: the answer to question 2, or the resume's own field where it is not asked. */
  why?: Written;
  /** To every question that the student has no words of their own for. */
  answer?: Written;
  /** The source of the campaign that led to it. */
  campaign?: string;
  isLate?: boolean;
  /** Days from now; where the lifecycle's own due day does not tell the story. */
  dueInDays?: number;
  /** The mentor approved it without a correction. */
  isUnchanged?: boolean;
  comments?: readonly { by: 'student' | 'mentor'; body: string; field?: string; question?: number }[];
  interviews?: readonly {
    inDays: number;
    hour: number;
    online: boolean;
    passed?: boolean | null;
    memo?: string;
  }[];
  practiceInDays?: number;
  remark?: string;
  memo?: string;
  resultReason?: string;
  reasonOfResult?: readonly [text: string, category: string];
  reason?: string;
  /** Days from now, from which staff let the student apply again. */
  reapplyInDays?: number;
}

/** Together they are in every state of the lifecycle. */
export const demoApplications: readonly DemoApplication[] = [
  {
    student: 'student',
    company: 'aobato',
    job: 0,
    state: 'applied',
    since: 3,
    mentor: 'mentor',
    why: [
      '貴社はダナンに会社があって、日本語とベトナム語の両方で仕事ができます。私はゼミで会社の話を聞いて、言葉だけでなく考え方を伝える人が必要だと思いました。だからブリッジSEになりたいです。',
      '貴社がダナンの開発拠点と毎朝話し合いながら開発されている点に惹かれました。ゼミの聞き取り調査を通して、言葉だけでなく考え方を橋渡しする人が必要だと感じました。お客様の要望を正確に伝えるブリッジSEとして貢献したいです。',
    ],
  },
  {
    student: 'student',
    company: 'minatono',
    job: 2,
    state: 'awaiting_agreement',
    since: 9,
    mentor: 'mentor',
    comments: [
      {
        by: 'mentor',
        question: 14,
        body: '「失礼だと思っていました」のあとに、話してみて何がわかったかを一文足しました。事実と違うところがあれば教えてください。',
      },
    ],
    why: [
      'ベトナムの荷物の仕事をしたいからです。ゼミの研究を使えます。',
      'ゼミで学んだ日本・ベトナム間の物流の知識を生かし、荷主の方の不安を早く解消したいと考え、志望しました。',
    ],
  },
  {
    student: 'student',
    company: 'komugi',
    job: 1,
    state: 'sent_to_company',
    since: 18,
    mentor: 'mentor',
    remark: 'ベトナム語での試食会の司会経験があります。',
    why: [
      'ハラール麺の輸出を読んで、おもしろいと思いました。私は経済学部で貿易を勉強しています。展示会で通訳をしたいです。',
      '貴社のハラール麺の輸出に関心を持ち、志望しました。経済学部で貿易を学び、学校行事で通訳を経験してきました。試食会でお客様の声を直接聞き、商品に生かす仕事がしたいです。',
    ],
  },
  {
    student: 'student',
    company: 'shiomidani',
    job: 0,
    state: 'interviewing',
    since: 32,
    mentor: 'second',
    practiceInDays: 2,
    interviews: [{ inDays: 4, hour: 14, online: true }],
    why: [
      '産地に行って値段を決める仕事に興味があります。ベトナムの胡椒は有名ですが、小さい農家は売る場所がないです。',
      '産地に足を運び、生産者と話して値段を決める仕事に魅力を感じました。ベトナムの胡椒農家の販路の少なさを知っており、生産者と日本の食卓をつなぐ一人になりたいです。',
    ],
  },
  {
    student: 'student',
    company: 'hidamari',
    job: 0,
    state: 'resume_failed',
    since: 46,
    mentor: 'third',
    resultReason:
      '今回は、賃貸の実務経験がある方を優先されたとのことです。接客の経験は高く評価されていました。',
    reasonOfResult: ['宅建の学習者を優先。本人の日本語は問題なしとの電話あり。', '他候補者との比較'],
    why: [
      '私も部屋を探すのが大変でした。同じ人を助けたいです。',
      '来日当初の部屋探しで苦労した経験から、同じ不安を持つ方を支えたいと考え、志望しました。',
    ],
  },
  {
    student: 'bikash',
    company: 'hibarino',
    job: 1,
    state: 'resume_submitted',
    since: 5,
    mentor: 'mentor',
    dueInDays: 1,
    why: ['食べ物を捨てないことが好きです。', '食品ロスを減らすという目的に共感し、志望しました。'],
  },
  {
    student: 'bikash',
    company: 'kasasagi',
    job: 2,
    state: 'passed',
    since: 58,
    mentor: 'second',
    interviews: [
      { inDays: -30, hour: 11, online: true, passed: true, memo: '家族に送金する話が具体的で好評。' },
      { inDays: -16, hour: 15, online: false, passed: true },
    ],
    why: [
      '私も毎月送金しています。',
      '自分も毎月家族に送金しており、利用者の気持ちがわかることを強みに、志望しました。',
    ],
  },
  {
    student: 'aye',
    company: 'yukemurian',
    job: 0,
    state: 'in_correction',
    since: 7,
    mentor: 'mentor',
    comments: [
      {
        by: 'mentor',
        field: 'self_pr',
        body: '「いつも笑顔」は多くの人が書きます。お客様の名前を覚える工夫を先に書くと印象に残ります。',
      },
      { by: 'student', field: 'self_pr', body: 'ありがとうございます。名前の話を先に書きたいです。' },
    ],
    why: [
      '別府が好きです。温泉の歴史を外国人に教えたいです。',
      '学生生活を過ごした別府の温泉文化を、海外のお客様に伝えたいと考え、志望しました。歴史を歩く案内に特に惹かれています。',
    ],
  },
  {
    student: 'aye',
    company: 'iroribi',
    job: 1,
    state: 'offer_declined',
    since: 80,
    mentor: 'third',
    interviews: [{ inDays: -55, hour: 14, online: false, passed: true }],
    why: ['料理が好きです。', '和食を学び、海外のお客様に伝える店長になりたいと考え、志望しました。'],
    reason: '別府の旅館での仕事を第一に考えたいため',
  },
  {
    student: 'li',
    company: 'hanauta',
    job: 1,
    state: 'returned_to_student',
    since: 11,
    mentor: 'second',
    dueInDays: 3,
    comments: [
      {
        by: 'mentor',
        question: 8,
        body: '研究の説明に専門用語が多いので、化粧品の会社の人にもわかる言葉で書き直してみましょう。「何に役立つか」を最後に入れてください。',
      },
    ],
    why: [
      '肌が弱い人のための商品に興味があります。',
      '肌の弱い方に寄り添う製品づくりに共感し、志望しました。',
    ],
  },
  {
    student: 'li',
    company: 'shiranami',
    job: 0,
    state: 'resume_passed',
    since: 27,
    mentor: 'second',
    practiceInDays: 5,
    why: [
      '薄膜の研究を使えます。',
      '薄膜の研究で身につけた、条件を一つずつ確かめる姿勢を、貴社のプロセス開発で生かしたいです。',
    ],
  },
  {
    student: 'rizki',
    company: 'mikagami',
    job: 0,
    state: 'correction_agreed',
    since: 12,
    mentor: 'third',
    why: [
      '小さい部品を作る技術がすごいです。現場の二階に設計があるのがいいです。',
      '髪の毛より細い部品を設計から測定まで行う技術に惹かれ、志望しました。設計者と加工者が顕微鏡を囲んで話し合う働き方は、学生フォーミュラでの経験と重なります。',
    ],
  },
  {
    student: 'rizki',
    company: 'asagiri',
    job: 2,
    state: 'failed',
    since: 64,
    mentor: 'third',
    interviews: [
      { inDays: -36, hour: 10, online: true, passed: true },
      { inDays: -20, hour: 13, online: false, passed: false, memo: '質問の意図の取り違えが2回。' },
    ],
    resultReason:
      '最終面接で、希望する職種が設計に近いと判断されたとのことです。設計職の求人をご紹介します。',
    reasonOfResult: ['品質管理よりも設計志向との評価', '志向の不一致'],
    why: ['車が好きです。', '身近な部品の品質を支える仕事に関心を持ち、志望しました。'],
  },
  {
    student: 'tanvir',
    company: 'karakasa',
    job: 0,
    state: 'offer_accepted',
    since: 90,
    mentor: 'mentor',
    memo: '内定通知書の控えを受領。在留資格の変更は会社が支援するとのこと。',
    interviews: [
      { inDays: -66, hour: 16, online: true, passed: true },
      {
        inDays: -58,
        hour: 16,
        online: false,
        passed: true,
        memo: '社長面接。ベンガル語での商談の実演が好評。',
      },
    ],
    why: [
      'バングラデシュに機械を送る会社を探していました。港の仕事の経験があります。',
      '母国の農家に日本の機械を届ける仕事を探し、貴社を志望しました。港での実務と、研究で知った農家の支払いの課題を結びつけて貢献したいです。',
    ],
  },
  {
    student: 'tanvir',
    company: 'isowashi',
    job: 2,
    state: 'declined_by_hf',
    since: 75,
    mentor: 'second',
    reason: '応募条件の日本語（N1）に届かず、学生と話し合って見送りとした。',
    // After the results of the next N1.
    reapplyInDays: 100,
    why: ['海外の仕事がしたいです。', '海外の現場を支える仕事に関心を持ち、志望しました。'],
  },
  {
    student: 'ploy',
    company: 'yaegasumi',
    job: 1,
    state: 'sent_to_company',
    since: 16,
    mentor: 'third',
    why: [
      '日本の風景を3Dで作りたいです。',
      '日本の昔話の風景を、光と湿気まで描く貴社の作品に惹かれ、志望しました。',
    ],
  },
  {
    student: 'ploy',
    company: 'tonerico',
    job: 0,
    state: 'quit_by_student',
    since: 29,
    mentor: 'third',
    reason: '卒業制作に集中するため',
    why: ['京都の古い店が好きです。', '京都の老舗の魅力を海外に伝えたいと考え、志望しました。'],
  },
  { student: 'ploy', company: 'mizuhoshi', job: 2, state: 'in_correction', since: 2 },
  {
    student: 'dinesh',
    company: 'isowashi',
    job: 0,
    state: 'interviewing',
    since: 38,
    mentor: 'mentor',
    practiceInDays: -3,
    interviews: [
      {
        inDays: -9,
        hour: 10,
        online: true,
        passed: true,
        memo: '安全への意識が高い。二次は現場見学のあと。',
      },
      { inDays: 7, hour: 13, online: false, passed: null },
    ],
    why: [
      '貴社はスリランカの港も作っています。私の国と東北は津波を経験しました。海の道路の研究を使いたいです。',
      '東北とスリランカはともに津波を経験しました。両方の海岸を守ってこられた貴社で、高潮と道路の研究を現場に生かしたいと考え、志望しました。',
    ],
  },
  {
    student: 'minseo',
    company: 'yukimizawa',
    job: 0,
    state: 'resume_submitted',
    since: 10,
    isLate: true,
    why: ['雪が好きです。', '雪国の暮らしを海外のお客様に伝えたいと考え、志望しました。'],
  },
  {
    student: 'batbayar',
    company: 'kazagurumano',
    job: 0,
    state: 'applied',
    since: 11,
    mentor: 'third',
    why: ['', ''],
  },
  {
    student: 'jasmine',
    company: 'yamabiko',
    job: 0,
    state: 'passed',
    since: 40,
    mentor: 'mentor',
    memo: '承諾の返事の期限を会社に確認済み。寮の見学を希望。',
    isUnchanged: true,
    interviews: [{ inDays: -14, hour: 10, online: false, passed: true }],
    why: [
      'お年寄りと働きたいです。',
      '職員の皆さまが利用者の方に歌を教わる様子を拝見し、ここで働きたいと思い志望しました。',
    ],
  },
  { student: 'sardor', company: 'minatono', job: 1, state: 'applied', since: 1 },
  { student: 'li_again', company: 'minatono', job: 1, state: 'applied', since: 5, mentor: 'mentor' },
];
