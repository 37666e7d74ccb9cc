import type { Text } from './types.ts';

/** What companies say they look at in selection; each recruitment shows two of them. */
export const valuedPoints: readonly Text[] = [
  [
    '質問への答えの速さよりも、考えた道筋を聞かせてください。',
    'Rather than a quick answer, tell us the path of your thought.',
    'Hãy cho chúng tôi nghe cách bạn suy nghĩ hơn là trả lời nhanh.',
  ],
  [
    '日本語の間違いは減点しません。伝えようとする姿勢を見ています。',
    'Mistakes in Japanese cost nothing; we look at your will to be understood.',
    'Sai tiếng Nhật không bị trừ điểm; chúng tôi xem bạn cố gắng truyền đạt thế nào.',
  ],
  [
    '自分で決めて最後までやり切った経験を、具体的な数字とともに伺います。',
    'We ask, with figures, about something you decided on and carried to the end.',
    'Chúng tôi hỏi về việc bạn tự quyết và làm đến cùng, kèm số liệu cụ thể.',
  ],
  [
    '当社を知ったきっかけを、正直に話してください。',
    'Tell us honestly how you came to know us.',
    'Hãy kể thật lòng lý do bạn biết đến công ty.',
  ],
  [
    '失敗したあとに何を変えたかを重視します。',
    'What you changed after a failure weighs most.',
    'Chúng tôi coi trọng điều bạn thay đổi sau thất bại.',
  ],
  [
    '逆質問の時間を15分取ります。気になることは全部聞いてください。',
    'A quarter of an hour is for your questions; ask everything.',
    'Bạn có 15 phút để đặt câu hỏi; hãy hỏi mọi điều.',
  ],
  [
    '一緒に働く先輩2人との対話を、面接と同じくらい大切にしています。',
    'The talk with two future colleagues counts as much as the interview.',
    'Buổi trò chuyện với hai đồng nghiệp tương lai quan trọng như phỏng vấn.',
  ],
  [
    '専門用語をやさしい言葉に言い換えられるかを見ます。',
    'We see whether you can put technical words simply.',
    'Chúng tôi xem bạn có thể diễn đạt thuật ngữ bằng lời đơn giản hay không.',
  ],
  [
    '学業、アルバイト、家族のことなど、限られた時間をどう配分してきたかを伺います。',
    'We ask how you divided your limited time between study, work and life.',
    'Chúng tôi hỏi bạn phân bổ thời gian có hạn như thế nào.',
  ],
  [
    '3年後の姿よりも、最初の3か月にやりたいことを聞かせてください。',
    'Tell us of your first three months rather than of three years hence.',
    'Hãy nói điều bạn muốn làm trong ba tháng đầu hơn là sau ba năm.',
  ],
  [
    'チームの中で自分の意見が通らなかったときの行動に注目します。',
    'We note what you did when your view did not prevail.',
    'Chúng tôi chú ý cách bạn hành động khi ý kiến không được chấp nhận.',
  ],
  [
    '職場見学での気づきを、一つ教えてください。',
    'Name one thing you noticed when you visited us.',
    'Hãy nêu một điều bạn nhận ra khi tham quan nơi làm việc.',
  ],
  [
    '書類は内容だけを読みます。写真や学校名で判断しません。',
    'We read what you write; neither photo nor school decides.',
    'Chúng tôi chỉ đọc nội dung; không đánh giá qua ảnh hay tên trường.',
  ],
  [
    '課題への取り組みは、途中の記録も評価します。',
    'In the task we value the notes along the way too.',
    'Trong bài tập, chúng tôi đánh giá cả ghi chép quá trình.',
  ],
  [
    'なぜ日本で、なぜこの町で働きたいのかを、あなたの言葉で聞きたいです。',
    'Why Japan, and why this town? We want to hear it in your words.',
    'Vì sao là Nhật Bản, vì sao là thành phố này? Hãy nói bằng lời của bạn.',
  ],
  [
    '約束の時間、連絡の丁寧さなど、仕事の基本を大切にする方を歓迎します。',
    'We welcome those who keep times and write with care.',
    'Chúng tôi hoan nghênh người đúng giờ và liên lạc chu đáo.',
  ],
];

export const trainings: readonly Text[] = [
  [
    '入社時研修2週間（ビジネスマナー、安全、社内システム）のあと、指導役の先輩が1年間つきます。',
    'Two weeks of introduction, then a mentor for a year.',
    'Đào tạo nhập môn 2 tuần, sau đó có người hướng dẫn trong một năm.',
  ],
  [
    '最初の3か月は研修専任。毎週金曜に振り返り面談を行います。',
    'Three months of training only, with a talk every Friday.',
    'Ba tháng đầu chỉ đào tạo, mỗi thứ Sáu có buổi trao đổi.',
  ],
  [
    '部署を1か月ずつ3か所回り、配属は本人の希望を聞いて決めます。',
    'A month each in three departments; then you say where you wish to go.',
    'Luân chuyển ba bộ phận, mỗi nơi một tháng, sau đó chọn theo nguyện vọng.',
  ],
  [
    'OJTが中心です。月に1回の勉強会と、外部講座の費用補助があります。',
    'Mostly on the job, with a monthly study group and support for outside courses.',
    'Chủ yếu học qua công việc, có nhóm học hàng tháng và hỗ trợ học phí bên ngoài.',
  ],
  [
    '日本語（書く・電話）の研修を週1回、半年間行います。',
    'A weekly class in written and telephone Japanese for half a year.',
    'Lớp tiếng Nhật (viết, điện thoại) mỗi tuần một buổi trong nửa năm.',
  ],
];

/** Places of selection steps that are not online. */
export const selectionPlaces: readonly Text[] = [
  [
    '本社（交通費は上限2万円まで支給）',
    'Head office; travel paid up to 20,000 yen.',
    'Trụ sở chính; hỗ trợ đi lại tối đa 20.000 yên.',
  ],
  ['勤務地の事業所', 'At the place of work.', 'Tại nơi làm việc.'],
  ['本社または最寄りの事業所', 'Head office or the nearest office.', 'Trụ sở hoặc văn phòng gần nhất.'],
];
