import type { DemoQuestion } from './types.ts';

/** Recruitments name these by their place, counted from 1. */
export const questionBank: readonly DemoQuestion[] = [
  {
    title: [
      '学生時代に力を入れたことを教えてください。',
      'What did you put most effort into as a student?',
      'Thời sinh viên bạn nỗ lực nhất vào điều gì?',
    ],
    purpose: [
      '目標を決めて続ける力を見るための質問です。',
      'Shows how you set a goal and keep at it.',
      'Cho thấy khả năng đặt mục tiêu và kiên trì.',
    ],
    explanation: [
      '「何を・なぜ・どのように・結果・学んだこと」の順に書くと伝わりやすくなります。数字を一つ入れましょう。',
      'Write what, why, how, the result and what you learned, with at least one number.',
      'Viết theo thứ tự: việc gì, vì sao, làm thế nào, kết quả, bài học; nên có một con số.',
    ],
    forStaff: 'ガクチカ',
    characters: 400,
    words: 200,
    isDisplayed: true,
    isReusable: true,
    templates: [
      [
        ['課題→工夫→結果', 'Problem, idea, result', 'Vấn đề – giải pháp – kết quả'],
        [
          '私が学生時代に力を入れたのは、（活動）です。はじめは（課題）という問題がありました。そこで私は（工夫）をしました。その結果、（数字を使った結果）になりました。この経験から（学び）を学びました。',
          'As a student I put most effort into (activity). At first there was the problem of (problem). So I (what I did). As a result (result, with a number). From this I learned (lesson).',
          'Thời sinh viên tôi nỗ lực nhất vào (hoạt động). Ban đầu có vấn đề (vấn đề). Vì vậy tôi đã (giải pháp). Kết quả là (kết quả bằng số). Từ đó tôi học được (bài học).',
        ],
      ],
      [
        ['毎日の積み重ね型', 'Small steps every day', 'Tích lũy mỗi ngày'],
        [
          '私は（期間）、毎日（行動）を続けました。続けるために（工夫）をしました。',
          'For (period) I did (action) every day. To keep going I (idea).',
          'Trong (thời gian), ngày nào tôi cũng (hành động). Để duy trì, tôi đã (cách làm).',
        ],
      ],
    ],
  },
  {
    title: [
      '当社を志望する理由を教えてください。',
      'Why do you apply to our company?',
      'Lý do bạn ứng tuyển vào công ty chúng tôi?',
    ],
    purpose: [
      '会社の仕事を理解しているか、長く働きたいかを知るための質問です。',
      'Shows whether you understand the work and wish to stay.',
      'Cho biết bạn có hiểu công việc và muốn gắn bó lâu dài không.',
    ],
    explanation: [
      '「会社のどこに共感したか」「自分の経験とのつながり」「入社後にしたいこと」の3つを書きましょう。ほかの会社にも当てはまる文は避けます。',
      'Write what in the company speaks to you, how it joins with your own experience and what you would do there. Avoid sentences that fit any company.',
      'Viết ba ý: điều bạn đồng cảm, liên hệ với kinh nghiệm của bạn, việc muốn làm sau khi vào công ty.',
    ],
    forStaff: '志望動機',
    characters: 300,
    words: 150,
    isDisplayed: true,
    isReusable: false,
    templates: [
      [
        ['共感→経験→貢献', 'Sympathy, experience, contribution', 'Đồng cảm – kinh nghiệm – đóng góp'],
        [
          '貴社の（取り組み）に共感し、志望しました。私は（経験）を通して（考え）を持つようになりました。入社後は（強み）を生かし、（貢献）をしたいです。',
          'I apply because I share (what the company does). Through (experience) I came to think (view). I wish to use (strength) for (contribution).',
          'Tôi ứng tuyển vì đồng cảm với (hoạt động). Qua (kinh nghiệm), tôi có suy nghĩ (quan điểm). Tôi muốn dùng (điểm mạnh) để (đóng góp).',
        ],
      ],
    ],
  },
  {
    title: [
      'なぜ日本で働きたいのですか。',
      'Why do you want to work in Japan?',
      'Vì sao bạn muốn làm việc tại Nhật Bản?',
    ],
    purpose: [
      '日本での生活と仕事を、どのくらい考えているかを知るための質問です。',
      'Shows how far you have thought about living and working here.',
      'Cho biết bạn đã suy nghĩ thế nào về cuộc sống và công việc tại Nhật.',
    ],
    explanation: [
      '「アニメが好き」だけで終わらせず、留学中の経験と将来の仕事を結びつけましょう。',
      'Do not stop at "I like anime": join what you lived through with the work you want.',
      'Đừng dừng ở "thích anime"; hãy liên hệ trải nghiệm du học với công việc tương lai.',
    ],
    forStaff: '日本就職の理由',
    characters: 300,
    words: 150,
    isDisplayed: false,
    isReusable: true,
    templates: [],
  },
  {
    title: [
      '入社後にやってみたい仕事を具体的に教えてください。',
      'What would you like to do in the company? Be concrete.',
      'Sau khi vào công ty bạn muốn làm gì cụ thể?',
    ],
    purpose: [
      '募集の内容を読み、自分の言葉で描けるかを見ます。',
      'Shows that you read the ad and can picture the work.',
      'Xem bạn có đọc kỹ tin tuyển dụng và hình dung được công việc không.',
    ],
    explanation: [
      '1年目と3年目に分けて書くと具体的になります。',
      'Divide it into the first year and the third.',
      'Chia thành năm thứ nhất và năm thứ ba sẽ cụ thể hơn.',
    ],
    forStaff: '入社後の希望',
    characters: 300,
    words: 150,
    isDisplayed: false,
    isReusable: false,
    templates: [
      [
        ['1年目・3年目', 'First and third year', 'Năm 1 và năm 3'],
        [
          '1年目は（仕事）を覚えます。3年目には（目標）に挑戦したいです。そのために今（準備）をしています。',
          'In the first year I will learn (work). By the third I want to try (goal). To prepare I am (preparation).',
          'Năm đầu tôi sẽ học (công việc). Đến năm thứ ba tôi muốn thử (mục tiêu). Hiện tôi đang (chuẩn bị).',
        ],
      ],
    ],
  },
  {
    title: [
      'あなたの長所と短所を教えてください。',
      'What are your strong and weak points?',
      'Điểm mạnh và điểm yếu của bạn?',
    ],
    purpose: [
      '自分を客観的に見て、短所に向き合っているかを知るための質問です。',
      'Shows that you see yourself from outside and work on your weakness.',
      'Cho biết bạn nhìn nhận bản thân khách quan và cải thiện điểm yếu.',
    ],
    explanation: [
      '短所には、直すための工夫を必ず書きましょう。',
      'With the weakness write what you do about it.',
      'Với điểm yếu, nhất định viết cách khắc phục.',
    ],
    forStaff: '長所・短所',
    characters: 250,
    words: 120,
    isDisplayed: true,
    isReusable: true,
    templates: [],
  },
  {
    title: [
      '困難を乗り越えた経験を教えてください。',
      'Tell us how you overcame a difficulty.',
      'Hãy kể kinh nghiệm vượt qua khó khăn.',
    ],
    purpose: [
      '問題に出会ったときの考え方と行動を見ます。',
      'Shows how you think and act when trouble comes.',
      'Xem cách bạn suy nghĩ và hành động khi gặp vấn đề.',
    ],
    explanation: [
      'つらさよりも、自分がした工夫を中心に書きます。',
      'Write less of the pain and more of what you did.',
      'Tập trung vào cách bạn xử lý hơn là sự vất vả.',
    ],
    forStaff: '困難克服',
    characters: 350,
    words: 180,
    isDisplayed: true,
    isReusable: true,
    templates: [],
  },
  {
    title: [
      'チームで何かに取り組んだ経験と、あなたの役割を教えてください。',
      'Tell us of work in a team and of your part in it.',
      'Hãy kể một lần làm việc nhóm và vai trò của bạn.',
    ],
    purpose: [
      '周りの人と協力する姿を知るための質問です。',
      'Shows how you work with others.',
      'Cho biết cách bạn hợp tác với mọi người.',
    ],
    explanation: [
      'チームの人数、目標、自分の役割、意見が分かれたときの行動を書きましょう。',
      'Give the size, the aim, your part and what you did when views differed.',
      'Viết số người, mục tiêu, vai trò và hành động khi có ý kiến khác nhau.',
    ],
    forStaff: 'チーム経験',
    characters: 350,
    words: 180,
    isDisplayed: true,
    isReusable: true,
    templates: [],
  },
  {
    title: [
      '研究・卒業論文（または専攻で学んだこと）を説明してください。',
      'Explain your thesis, or what you study.',
      'Hãy giải thích nghiên cứu, luận văn hoặc chuyên ngành của bạn.',
    ],
    purpose: [
      '専門の内容を、専門でない人に説明できるかを見ます。',
      'Shows whether you can explain your field to others.',
      'Xem bạn có thể giải thích chuyên môn cho người ngoài ngành không.',
    ],
    explanation: [
      '専門用語は2つまで。「何に役立つか」を最後に書きます。',
      'At most two technical words, and end with what it is good for.',
      'Tối đa hai thuật ngữ; cuối cùng viết lợi ích.',
    ],
    forStaff: '研究内容',
    characters: 400,
    words: 220,
    isDisplayed: true,
    isReusable: true,
    templates: [
      [
        ['背景→方法→成果', 'Background, method, result', 'Bối cảnh – phương pháp – kết quả'],
        [
          '私は（テーマ）を研究しています。（背景）という課題があるためです。（方法）によって調べ、（成果）がわかりました。この研究は（応用）に役立ちます。',
          'I study (topic), because of (background). By (method) I found (result). This is useful for (use).',
          'Tôi nghiên cứu (chủ đề) vì (bối cảnh). Bằng (phương pháp), tôi tìm ra (kết quả). Nghiên cứu này hữu ích cho (ứng dụng).',
        ],
      ],
    ],
  },
  {
    title: [
      'プログラミングや制作の経験を教えてください（作品のURLがあれば記入）。',
      'Tell us what you have programmed or made (with a link if there is one).',
      'Hãy kể kinh nghiệm lập trình hoặc sáng tác (kèm URL nếu có).',
    ],
    purpose: [
      '技術の範囲と、作り上げる力を知るための質問です。',
      'Shows the range of your skill and your power to finish.',
      'Cho biết phạm vi kỹ thuật và khả năng hoàn thành sản phẩm.',
    ],
    explanation: [
      '使った技術、期間、自分の担当部分をはっきり書きましょう。',
      'State technology, time and which part was yours.',
      'Ghi rõ công nghệ, thời gian và phần bạn phụ trách.',
    ],
    forStaff: '制作経験',
    characters: 350,
    words: 180,
    isDisplayed: false,
    isReusable: true,
    templates: [],
  },
  {
    title: [
      '5年後・10年後のキャリアプランを教えてください。',
      'Where do you want to be in five and ten years?',
      'Kế hoạch nghề nghiệp sau 5 và 10 năm của bạn?',
    ],
    purpose: [
      '会社で描ける未来と合っているかを確認します。',
      'Shows whether your future fits in the company.',
      'Kiểm tra tương lai của bạn có phù hợp với công ty không.',
    ],
    explanation: [
      '150字以上を目安に、今の自分から無理なくつながる計画を書きましょう。',
      'At least 150 words: a plan that follows from who you are now.',
      'Ít nhất 150 từ: kế hoạch nối tiếp từ con người hiện tại của bạn.',
    ],
    forStaff: 'キャリアプラン',
    characters: 300,
    words: 160,
    isDisplayed: false,
    isReusable: true,
    templates: [],
  },
  {
    title: [
      '日本語の学習で工夫したことを教えてください。',
      'What was your own way of learning Japanese?',
      'Bạn có cách học tiếng Nhật đặc biệt nào?',
    ],
    purpose: [
      '学び続ける姿勢と、自分に合う方法を見つける力を見ます。',
      'Shows how you keep learning and find your own method.',
      'Xem tinh thần học hỏi và khả năng tìm phương pháp phù hợp.',
    ],
    explanation: [
      'できなかったことが、どう変わったかを書きましょう。',
      'Write what you could not do, and how that changed.',
      'Viết điều bạn từng chưa làm được và đã thay đổi thế nào.',
    ],
    forStaff: '日本語学習',
    characters: 250,
    words: 120,
    isDisplayed: false,
    isReusable: true,
    templates: [],
  },
  {
    title: [
      'アルバイトを通して学んだことを教えてください。',
      'What have you learned from part-time work?',
      'Bạn học được gì qua việc làm thêm?',
    ],
    purpose: [
      '日本の職場で大切にされることを理解しているかを見ます。',
      'Shows whether you know what matters at work in Japan.',
      'Xem bạn có hiểu điều được coi trọng tại nơi làm việc ở Nhật không.',
    ],
    explanation: [
      'お客様や上司とのやり取りを一つ取り上げ、その場面が目に浮かぶように書きます。',
      'Take one scene with a customer or chief, and let us see it.',
      'Chọn một tình huống với khách hoặc cấp trên và viết thật sinh động.',
    ],
    forStaff: 'アルバイト経験',
    characters: 300,
    words: 150,
    isDisplayed: false,
    isReusable: true,
    templates: [],
  },
  {
    title: [
      '母国（または得意な言語の地域）と日本をつなぐアイデアを教えてください。',
      'Your idea for linking Japan with your home, or with a region whose language you know.',
      'Ý tưởng của bạn để kết nối Nhật Bản với quê hương hoặc vùng bạn thông thạo ngôn ngữ.',
    ],
    purpose: [
      '市場や文化の知識を、仕事に生かせるかを見ます。',
      'Shows whether you can use your knowledge of a market or culture.',
      'Xem bạn có thể vận dụng hiểu biết về thị trường, văn hóa không.',
    ],
    explanation: [
      '小さくてかまいません。誰の、どんな困りごとを解決するかを書きます。',
      'It may be small. Say whose trouble it solves.',
      'Ý tưởng nhỏ cũng được. Hãy viết giải quyết khó khăn của ai.',
    ],
    forStaff: '橋渡しの提案',
    characters: 300,
    words: 150,
    isDisplayed: false,
    isReusable: false,
    templates: [],
  },
  {
    title: [
      '文化の違いの中で工夫したことを教えてください。',
      'How have you dealt with differences of culture?',
      'Bạn đã ứng xử thế nào với khác biệt văn hóa?',
    ],
    purpose: [
      '違いを責めずに、間に立てるかを見ます。',
      'Shows whether you can stand between without blame.',
      'Xem bạn có thể làm cầu nối mà không phán xét không.',
    ],
    explanation: [
      '「驚いたこと→相手の理由→自分の行動」の順で書きましょう。',
      'What surprised you, the other’s reason, what you did.',
      'Viết theo thứ tự: điều bất ngờ – lý do của đối phương – hành động của bạn.',
    ],
    forStaff: '異文化',
    characters: 300,
    words: 150,
    isDisplayed: false,
    isReusable: true,
    templates: [],
  },
  {
    title: [
      '最近関心を持ったニュースと、その理由を教えてください。',
      'What news has interested you lately, and why?',
      'Tin tức gần đây bạn quan tâm và lý do?',
    ],
    purpose: [
      '社会への関心と、意見を組み立てる力を見ます。',
      'Shows your interest in society and how you build a view.',
      'Xem sự quan tâm đến xã hội và cách lập luận.',
    ],
    explanation: [
      '応募する業界に近い話題を選ぶと、志望動機とつながります。',
      'Choose something near the trade you apply to.',
      'Chọn chủ đề gần với ngành bạn ứng tuyển.',
    ],
    forStaff: '関心のあるニュース',
    characters: 250,
    words: 120,
    isDisplayed: false,
    isReusable: false,
    templates: [],
  },
  {
    title: [
      '尊敬する人物と、その理由を教えてください。',
      'Whom do you admire, and why?',
      'Bạn kính trọng ai và vì sao?',
    ],
    purpose: ['（現在は使用していません）', '(No longer used)', '(Hiện không sử dụng)'],
    explanation: [
      '思想・信条に関わるおそれがあるため、公正な採用選考の観点から使用を停止しました。',
      'Withdrawn: it may touch on beliefs, which fair selection does not ask about.',
      'Ngừng sử dụng vì có thể liên quan đến tín ngưỡng, không phù hợp tuyển chọn công bằng.',
    ],
    forStaff: '尊敬する人物（停止中）',
    characters: 200,
    words: 100,
    isDisplayed: false,
    isReusable: false,
    isDisabled: true,
    templates: [],
  },
];
