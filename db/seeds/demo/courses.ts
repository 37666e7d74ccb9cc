import type { Text } from './types.ts';

export interface DemoCourse {
  title: Text;
  description: Text;
  lessons: readonly { title: Text; description: Text }[];
}

export const courses: readonly DemoCourse[] = [
  {
    title: [
      '日本の就職活動 はじめの5歩',
      'Job hunting in Japan: the first five steps',
      'Tìm việc ở Nhật: năm bước đầu tiên',
    ],
    description: [
      '日本の就職活動を初めてする留学生のための講座です。1回15分、5回で全体の流れと準備がわかります。',
      'For international students who begin to look for work in Japan: five lessons of fifteen minutes show the whole way and what to prepare.',
      'Khóa học cho du học sinh lần đầu tìm việc tại Nhật: 5 bài, mỗi bài 15 phút.',
    ],
    lessons: [
      {
        title: ['1年の流れを知る', 'The year at a glance', 'Toàn cảnh một năm'],
        description: [
          '<p>卒業の1年以上前から準備を始める人が多いのが、日本の就職活動の特徴です。この回では、自己分析、企業研究、応募、選考、内定の順番と、留学生が早めに確認したいこと（卒業時期、在留期限、日本語試験の日程）を表にまとめます。</p><p><strong>やってみよう</strong>：自分の卒業の月から逆算して、予定表を作りましょう。</p>',
          '<p>Many begin more than a year before they graduate. This lesson puts self-analysis, research, application, selection and offer in order, beside what you should check early: when you graduate, when your residence period ends, when the language tests are.</p><p><strong>Try it</strong>: make a calendar backwards from your graduation.</p>',
          '<p>Ở Nhật, nhiều người chuẩn bị từ hơn một năm trước khi tốt nghiệp. Bài này xếp theo thứ tự: hiểu bản thân, tìm hiểu công ty, ứng tuyển, tuyển chọn, được mời nhận việc, bên cạnh những điều du học sinh nên kiểm tra sớm: khi nào tốt nghiệp, khi nào hết hạn lưu trú, lịch thi tiếng Nhật.</p><p><strong>Hãy thử</strong>: lập lịch đếm ngược từ tháng bạn tốt nghiệp.</p>',
        ],
      },
      {
        title: ['自分の強みを見つける', 'Find your strong points', 'Tìm điểm mạnh của bạn'],
        description: [
          '<p>「当たり前にやっていたこと」の中に強みがあります。これまでの経験を10個書き出し、「なぜそれをしたのか」を3回ずつ問いかけます。最後に、強みを一文で言えるようにします。</p>',
          '<p>Your strength hides in what you did as a matter of course. Write down ten things you have done, ask of each three times why, and end with one sentence.</p>',
          '<p>Điểm mạnh nằm trong những việc bạn làm như lẽ tự nhiên. Hãy viết ra mười việc bạn đã làm, với mỗi việc hỏi “vì sao” ba lần, và cuối cùng nói điểm mạnh bằng một câu.</p>',
        ],
      },
      {
        title: ['求人票の読み方', 'Reading a job ad', 'Cách đọc tin tuyển dụng'],
        description: [
          '<p>求人票には、仕事の内容とその変更の範囲、契約期間、試用期間、働く場所、時間、休日、賃金、固定残業代、保険などが書かれています。固定残業代は「金額・時間・超えた分を支払うこと」の3つがあるかを確かめましょう。</p>',
          '<p>An ad tells duties and how far they may change, term, probation, place, hours, holidays, pay, fixed overtime, insurance. Where there is fixed overtime pay, look for three things: the amount, the hours, and that more is paid beyond them.</p>',
          '<p>Tin tuyển dụng ghi công việc và phạm vi thay đổi, thời hạn hợp đồng, thử việc, nơi làm, giờ làm, ngày nghỉ, lương, tiền làm thêm cố định, bảo hiểm. Khi có tiền làm thêm cố định, hãy xem đủ ba điều: số tiền, số giờ, và phần vượt quá được trả thêm.</p>',
        ],
      },
      {
        title: ['履歴書の基本', 'Basics of the resume', 'Cơ bản về sơ yếu lý lịch'],
        description: [
          '<p>日付は提出する日、年は西暦か和暦のどちらかに統一、学校名と会社名は正式名称、学歴の最後は「卒業」または「卒業見込み」。写真はなくてもよい書式もありますが、求められたら縦40mm×横30mmです。</p>',
          '<p>The date is the day you hand it in; years in one calendar throughout; official names; the last line "graduated" or "expected to graduate". Some forms need no photo; where one is asked it is 40 by 30 millimetres.</p>',
          '<p>Ghi ngày nộp; năm thống nhất theo dương lịch hoặc niên hiệu Nhật; tên trường và công ty viết đầy đủ; dòng cuối học vấn là “tốt nghiệp” hoặc “dự kiến tốt nghiệp”. Có mẫu không cần ảnh; nếu được yêu cầu, ảnh cao 40 mm, rộng 30 mm.</p>',
        ],
      },
      {
        title: ['応募したあとのマナー', 'After you have applied', 'Ứng xử sau khi nộp đơn'],
        description: [
          '<p>会社からのメールには24時間以内に返信します。面接の日程は候補を3つ出し、難しいときは早めに相談します。辞退するときも、理由を短く丁寧に伝えましょう。</p>',
          '<p>Answer a company’s mail within a day. Offer three dates for an interview, and ask early when something is difficult. When you withdraw, say so briefly and politely.</p>',
          '<p>Trả lời e-mail của công ty trong vòng 24 giờ. Đưa ra ba ngày có thể phỏng vấn, và trao đổi sớm khi có khó khăn. Khi rút hồ sơ, hãy nói lý do ngắn gọn và lịch sự.</p>',
        ],
      },
    ],
  },
  {
    title: ['面接で伝わる日本語', 'Japanese that carries in interviews', 'Tiếng Nhật trong phỏng vấn'],
    description: [
      '難しい敬語よりも、短く順番に話すことが大切です。よく聞かれる質問に、自分の言葉で答える練習をします。',
      'More than fine honorifics, short sentences in order count. You practise answering common questions in your own words.',
      'Nói ngắn gọn, có thứ tự quan trọng hơn kính ngữ khó. Luyện trả lời các câu hỏi thường gặp.',
    ],
    lessons: [
      {
        title: ['1分の自己紹介', 'One minute about yourself', 'Giới thiệu bản thân một phút'],
        description: [
          '<p>名前、学校と専攻、強みを表す経験を一つ、今日の気持ち。この4つで1分です。録音して、自分の速さを確かめましょう。</p>',
          '<p>Name, school and major, one experience that shows your strength, and your feeling today: four parts make a minute. Record yourself and check the pace.</p>',
          '<p>Tên, trường và ngành học, một trải nghiệm cho thấy điểm mạnh, và cảm xúc hôm nay: bốn phần là một phút. Hãy ghi âm và nghe lại tốc độ của mình.</p>',
        ],
      },
      {
        title: ['志望動機を話す', 'Say why you apply', 'Nói lý do ứng tuyển'],
        description: [
          '<p>「結論→理由→具体例→結論」の順で話します。会社の仕事を一つ選び、自分の経験と線で結びます。</p>',
          '<p>Conclusion, reason, example, conclusion. Choose one thing the company does and draw a line to your own experience.</p>',
          '<p>Kết luận, lý do, ví dụ, kết luận. Chọn một việc công ty đang làm và nối nó với trải nghiệm của bạn.</p>',
        ],
      },
      {
        title: ['聞き取れなかったとき', 'When you did not catch it', 'Khi không nghe kịp'],
        description: [
          '<p>「恐れ入ります。もう一度お願いできますか」「〜という意味でよろしいでしょうか」。聞き返すことは失礼ではありません。</p>',
          '<p>"Could you say that once more?" "Do I understand you to mean …?" To ask again is not rude.</p>',
          '<p>「恐れ入ります。もう一度お願いできますか」 (Xin lỗi, anh/chị có thể nói lại không ạ?) 「〜という意味でよろしいでしょうか」 (Ý anh/chị là … phải không ạ?) Hỏi lại không phải là thất lễ.</p>',
        ],
      },
      {
        title: ['答えにくい質問', 'Questions that are hard to answer', 'Câu hỏi khó trả lời'],
        description: [
          '<p>本籍、家族の仕事、宗教、支持する政党など、仕事に関係のない質問に答える必要はありません。困ったときの言い方と、相談先を紹介します。</p>',
          '<p>You need not answer about family origin, your parents’ work, religion or politics. We show polite ways out, and whom to ask for advice.</p>',
          '<p>Bạn không cần trả lời câu hỏi không liên quan đến công việc như nguyên quán, nghề của cha mẹ, tôn giáo hay chính kiến. Chúng tôi giới thiệu cách nói lịch sự khi khó xử và nơi để hỏi ý kiến.</p>',
        ],
      },
      {
        title: ['最後の質問と、お礼', 'Your questions and your thanks', 'Câu hỏi cuối và lời cảm ơn'],
        description: [
          '<p>「入社までに準備しておくとよいことは何ですか」など、働く姿を想像した質問を2つ用意します。お礼は短く、当日中に。</p>',
          '<p>Prepare two questions that picture you at work, such as "What should I prepare before I join?" Send brief thanks the same day.</p>',
          '<p>Hãy chuẩn bị hai câu hỏi cho thấy bạn hình dung mình đang làm việc, như “Trước khi vào công ty, tôi nên chuẩn bị gì?” Gửi lời cảm ơn ngắn ngay trong ngày.</p>',
        ],
      },
    ],
  },
];
