import type { Text } from './types.ts';

export interface DemoEvent {
  title: Text;
  body: Text;
  complete: Text;
  /** Days from now to its start; negative = past. */
  inDays: number;
  hour: number;
  /** Days before the start on which applications end. */
  deadlineBefore: number;
  capacity: number | null;
  hasForm?: boolean;
  needsResume?: boolean;
  applyUrl?: string;
  draft?: boolean;
}

export const eventFormQuestions: readonly {
  title: Text;
  kind: 'text' | 'long_text' | 'choice' | 'choices';
  options?: readonly Text[];
  required: boolean;
}[] = [
  {
    title: ['希望する業界を選んでください', 'Which trades interest you?', 'Bạn quan tâm ngành nào?'],
    kind: 'choices',
    options: [
      ['IT', 'IT', 'IT'],
      ['製造', 'Manufacturing', 'Sản xuất'],
      ['観光・飲食', 'Tourism and restaurants', 'Du lịch, ăn uống'],
      ['貿易・物流', 'Trade and logistics', 'Thương mại, logistics'],
    ],
    required: true,
  },
  {
    title: [
      '就職活動の経験はありますか',
      'Have you hunted for a job in Japan before?',
      'Bạn đã từng tìm việc ở Nhật chưa?',
    ],
    kind: 'choice',
    options: [
      ['はじめて', 'Never', 'Chưa'],
      ['少しある', 'A little', 'Một chút'],
      ['応募したことがある', 'I have applied', 'Đã nộp đơn'],
    ],
    required: true,
  },
  {
    title: ['当日聞きたいことがあれば書いてください', 'Anything you would like to ask', 'Điều bạn muốn hỏi'],
    kind: 'long_text',
    required: false,
  },
];

const atOurPlace: Text = [
  '受付は開始の15分前からです。少し遅れても、そのままお入りください。',
  'Doors open 15 minutes before. If you are a little late, just come in.',
  'Mở cửa trước 15 phút. Nếu đến muộn một chút, bạn cứ vào nhé.',
];
const online: Text = [
  '開始の10分前から、次のアドレスで入室できます。\nhttps://meet.example.com/tabidachi-fair',
  'From 10 minutes before you can join here:\nhttps://meet.example.com/tabidachi-fair',
  'Bạn có thể vào từ 10 phút trước giờ bắt đầu tại địa chỉ này.\nhttps://meet.example.com/tabidachi-fair',
];

export const events: readonly DemoEvent[] = [
  {
    title: [
      '留学生のための履歴書ワークショップ',
      'Resume workshop for international students',
      'Hội thảo viết sơ yếu lý lịch cho du học sinh',
    ],
    body: [
      '<p>日本の履歴書（りれきしょ）を、その場で1枚仕上げるワークショップです。</p><ul><li>学歴・職歴の書き方（西暦でそろえる、学校名は正式名称で）</li><li>「自己PR」を3つの文で書く練習</li><li>メンターによる個別の添削（1人10分）</li></ul><p>ノートパソコンまたはスマートフォンをお持ちください。日本語レベルはN4以上が目安です。</p>',
      '<p>Finish one Japanese resume (rirekisho) on the spot.</p><ul><li>Education and work: one calendar throughout, official names of schools</li><li>Your strong points in three sentences</li><li>Ten minutes with a mentor for each of you</li></ul><p>Bring a computer or a phone. About N4 or better is a help.</p>',
      '<p>Hoàn thành một bản sơ yếu lý lịch kiểu Nhật ngay tại chỗ.</p><ul><li>Cách viết học vấn, kinh nghiệm</li><li>Luyện viết điểm mạnh trong ba câu</li><li>Người hướng dẫn (mentor) sửa bài riêng 10 phút mỗi người</li></ul>',
    ],
    complete: atOurPlace,
    inDays: 12,
    hour: 14,
    deadlineBefore: 2,
    capacity: 5,
    hasForm: true,
  },
  {
    title: [
      'オンライン合同説明会：IT・ものづくり企業8社',
      'Online fair: eight IT and manufacturing companies',
      'Ngày hội trực tuyến: tám công ty CNTT và sản xuất',
    ],
    body: [
      '<p>留学生を採用している8社が、15分ずつ仕事の内容と選考を紹介します。質問はチャットで、日本語でも英語でも送れます。</p><p>途中参加・途中退出は自由です。カメラは切ったままでかまいません。</p>',
      '<p>Eight companies that hire international students each present their work and selection in fifteen minutes. Ask by chat in Japanese or English.</p><p>Come and go as you like, camera off if you prefer.</p>',
      '<p>Tám công ty đang tuyển du học sinh, mỗi công ty giới thiệu công việc và cách tuyển chọn trong mười lăm phút. Bạn đặt câu hỏi qua chat bằng tiếng Nhật hoặc tiếng Anh.</p><p>Vào, ra tự do; tắt camera cũng được.</p>',
    ],
    complete: online,
    inDays: 26,
    hour: 18,
    deadlineBefore: 1,
    capacity: null,
    hasForm: true,
  },
  {
    title: [
      '面接練習会（少人数・履歴書持参）',
      'Interview practice in small groups',
      'Luyện phỏng vấn theo nhóm nhỏ',
    ],
    body: [
      '<p>3人一組で、面接官役と応募者役を交代しながら練習します。入室のしかたから「最後に質問はありますか」への答えまで、実際の時間配分で行います。</p><p>履歴書のファイルを申し込みのときに送ってください。</p>',
      '<p>In threes you take turns as interviewer and applicant, from entering the room to "do you have any questions?", with real timing.</p><p>Send your resume file when you apply.</p>',
      '<p>Theo nhóm ba người, bạn lần lượt làm người phỏng vấn và ứng viên, từ lúc bước vào phòng đến câu “bạn có câu hỏi gì không?”, với thời gian như thật.</p><p>Vui lòng gửi tệp sơ yếu lý lịch khi đăng ký.</p>',
    ],
    complete: atOurPlace,
    inDays: 5,
    hour: 13,
    deadlineBefore: 1,
    capacity: 9,
    needsResume: true,
  },
  {
    title: [
      '在留資格セミナー：卒業から就職まで',
      'Residence status from graduation to work',
      'Hội thảo tư cách lưu trú: từ tốt nghiệp đến đi làm',
    ],
    body: [
      '<p>「留学」から「技術・人文知識・国際業務」などへの変更の流れ、卒業後に就職活動を続けるための「特定活動」、準備する書類を、行政書士がやさしい日本語で説明します。</p><p>個別の事情については、出入国在留管理庁または専門家にご確認ください。</p>',
      '<p>In plain Japanese a legal scrivener explains the change from "Student" to a working status such as "Engineer, Specialist in Humanities, International Services", the designated activities for those who go on job hunting after graduation, and the papers to prepare.</p><p>For your own case please ask the Immigration Services Agency or a specialist.</p>',
      '<p>Chuyên gia pháp lý hành chính (行政書士) giải thích bằng tiếng Nhật dễ hiểu: cách đổi từ “Du học” sang tư cách đi làm như “Kỹ thuật, tri thức nhân văn, nghiệp vụ quốc tế”, “Hoạt động đặc định” để tiếp tục tìm việc sau khi tốt nghiệp, và giấy tờ cần chuẩn bị.</p><p>Về trường hợp của bạn, hãy hỏi Cục Quản lý xuất nhập cảnh và lưu trú hoặc chuyên gia.</p>',
    ],
    complete: online,
    inDays: 40,
    hour: 19,
    deadlineBefore: 3,
    capacity: 80,
    applyUrl: 'https://events.example.com/residence-status-seminar',
  },
  {
    title: [
      '先輩社員と話す夜（福岡）',
      'An evening with those who made it, Fukuoka',
      'Buổi tối trò chuyện cùng đàn anh, đàn chị (Fukuoka)',
    ],
    body: [
      '<p>日本で働き始めて1〜5年目の元留学生4人が、失敗した面接、うれしかった一言、給料の使い道まで正直に話しました。</p>',
      '<p>Four former students, one to five years into work in Japan, spoke frankly of failed interviews, words that cheered them, and where the pay goes.</p>',
      '<p>Bốn cựu du học sinh, đi làm ở Nhật từ một đến năm năm, đã kể thật về buổi phỏng vấn thất bại, lời nói làm họ vui, và cách họ dùng tiền lương.</p>',
    ],
    complete: atOurPlace,
    inDays: -18,
    hour: 18,
    deadlineBefore: 2,
    capacity: 30,
  },
  {
    title: [
      'はじめての就職活動ガイダンス',
      'Your first guide to job hunting in Japan',
      'Hướng dẫn tìm việc ở Nhật cho người mới',
    ],
    body: [
      '<p>日本の就職活動の1年の流れ、企業の探し方、応募から内定までの言葉を、60分で紹介しました。</p>',
      '<p>The year of job hunting in Japan, how to find companies, and the words from application to offer, in an hour.</p>',
      '<p>Trong 60 phút: một năm tìm việc ở Nhật, cách tìm công ty, và những từ cần biết từ lúc ứng tuyển đến khi được mời nhận việc.</p>',
    ],
    complete: online,
    inDays: -52,
    hour: 17,
    deadlineBefore: 1,
    capacity: 100,
  },
];

/** Who goes where, in the order they applied. The workshop is full: its seats are taken, one waits. */
export const goingToEvents: readonly {
  /** Place in `events`. */
  event: number;
  student: string;
  state: 'applied' | 'confirmed' | 'cancelled' | 'waiting';
}[] = [
  { event: 0, student: 'student', state: 'confirmed' },
  { event: 0, student: 'sardor', state: 'applied' },
  { event: 0, student: 'phuong', state: 'confirmed' },
  { event: 0, student: 'rizki', state: 'confirmed' },
  { event: 0, student: 'bikash', state: 'applied' },
  { event: 0, student: 'chen', state: 'waiting' },
  { event: 4, student: 'student', state: 'confirmed' },
  { event: 4, student: 'aye', state: 'cancelled' },
  { event: 4, student: 'bikash', state: 'confirmed' },
  { event: 5, student: 'li', state: 'confirmed' },
  { event: 5, student: 'krishna', state: 'applied' },
];

/** What they answered to the form, question by question; several choices stand one a line. */
export const eventAnswers: Readonly<Record<string, readonly string[]>> = {
  student: ['IT\n製造', '少しある', '自己PRを短くまとめるコツを知りたいです。'],
  sardor: ['Trade and logistics', 'Never', 'How honest should I be about a gap in my studies?'],
  phuong: ['Du lịch, ăn uống', 'Chưa'],
  rizki: ['製造', '応募したことがある', '資格の欄に何を書けばよいですか。'],
  bikash: ['IT', 'A little'],
  chen: ['IT\n貿易・物流', '少しある'],
};
