import type { Text } from './types.ts';

export interface DemoArticle {
  title: Text;
  content: Text;
  afterSignup?: Text;
  callToAction: Text;
  /** Days from now to its publication; positive = not yet. */
  inDays: number;
}

const seeJobs: Text = ['あなたに合う求人を探す', 'Look for jobs that fit you', 'Tìm việc phù hợp với bạn'];

export const articles: readonly DemoArticle[] = [
  {
    title: [
      '日本の就職活動カレンダー：いつ、何をする？',
      'A calendar of job hunting in Japan: what to do when',
      'Lịch tìm việc ở Nhật: khi nào làm gì?',
    ],
    content: [
      '<p>日本の新卒採用では、卒業の1年以上前から準備を始める人が多くいます。一方で、留学生を通年で採用する会社も増えています。</p><h2>卒業1年半前〜1年前</h2><p>自己分析、業界研究、インターンシップや説明会への参加。JLPTなどの試験は年に数回しかないため、先に申し込みの日程を確認しましょう。</p><h2>卒業1年前〜半年前</h2><p>応募、履歴書の提出、筆記試験、面接。同時に3〜5社ほど進める人が多いです。</p><h2>内定後</h2><p>在留資格「留学」のままでは、卒業後にフルタイムで働くことはできません。働く会社が決まったら、在留資格の変更に必要な書類を会社と一緒に準備します。審査には時間がかかるため、早めに始めましょう。</p>',
      '<p>For new graduates many in Japan begin to prepare more than a year before graduation; yet more and more companies hire international students all year round.</p><h2>18 to 12 months before</h2><p>Self-analysis, getting to know trades, internships and briefings. Tests such as the JLPT are held only a few times a year, so look up the dates first.</p><h2>12 to 6 months before</h2><p>Applications, resumes, written tests, interviews; many run three to five companies side by side.</p><h2>After an offer</h2><p>With the status "Student" you cannot work full time after graduation. Once you have a company, prepare the papers for a change of status together with it, and early: the examination takes time.</p>',
      '<p>Khi tuyển sinh viên mới tốt nghiệp, ở Nhật nhiều người chuẩn bị từ hơn một năm trước khi ra trường. Tuy vậy ngày càng nhiều công ty tuyển du học sinh quanh năm.</p><h2>18 đến 12 tháng trước khi tốt nghiệp</h2><p>Hiểu bản thân, tìm hiểu ngành, thực tập và dự buổi giới thiệu công ty. Các kỳ thi như JLPT chỉ có vài lần mỗi năm, nên hãy xem lịch đăng ký trước.</p><h2>12 đến 6 tháng trước</h2><p>Ứng tuyển, nộp sơ yếu lý lịch, thi viết, phỏng vấn; nhiều người theo ba đến năm công ty cùng lúc.</p><h2>Sau khi được mời nhận việc</h2><p>Với tư cách lưu trú “Du học” (留学), bạn không thể làm toàn thời gian sau khi tốt nghiệp. Khi đã có công ty, hãy cùng công ty chuẩn bị giấy tờ đổi tư cách lưu trú, và bắt đầu sớm: việc xét duyệt mất thời gian.</p>',
    ],
    afterSignup: [
      '<h2>会員向け：逆算チェックリスト</h2><ul><li>12か月前：証明写真、成績証明書の取り方を確認</li><li>9か月前：履歴書の下書きを1枚完成</li><li>6か月前：面接練習を3回</li><li>3か月前：在留資格変更の書類一覧を会社と確認</li></ul>',
      '<h2>For members: a checklist backwards</h2><ul><li>12 months: photo, how to get transcripts</li><li>9 months: one finished draft of your resume</li><li>6 months: three practice interviews</li><li>3 months: list of papers for the change of status, with the company</li></ul>',
      '<h2>Dành cho thành viên: danh sách đếm ngược</h2><ul><li>12 tháng: ảnh thẻ, cách lấy bảng điểm</li><li>9 tháng: hoàn thành một bản nháp sơ yếu lý lịch</li><li>6 tháng: luyện phỏng vấn ba lần</li><li>3 tháng: cùng công ty xem danh sách giấy tờ đổi tư cách lưu trú</li></ul>',
    ],
    callToAction: seeJobs,
    inDays: -70,
  },
  {
    title: [
      '履歴書でよくある10の間違い',
      'Ten common mistakes in a Japanese resume',
      'Mười lỗi thường gặp trong sơ yếu lý lịch kiểu Nhật',
    ],
    content: [
      '<p>メンターが毎日直している、よくある間違いを紹介します。</p><ol><li>西暦と和暦が混ざっている</li><li>学校名が略称（「東大」「日本語学校」だけ）</li><li>日付が古い（提出する日を書きます）</li><li>ふりがなの文字の種類が見出しと違う（「ふりがな」はひらがな、「フリガナ」はカタカナ）</li><li>学歴と職歴の間に空白の行がない</li><li>最後の「以上」がない</li><li>「日本が好きだから」で志望動機が終わっている</li><li>話し言葉（「〜とか」「すごく」「でも」）</li><li>会社の名前が違う（使い回しの消し忘れ）</li><li>長い文が一つだけ。句点で3つに分けましょう</li></ol>',
      '<p>What our mentors mend every day.</p><ol><li>Western and Japanese years mixed</li><li>Short names of schools</li><li>An old date (write the day you hand it in)</li><li>Furigana in the wrong script: ふりがな in hiragana, フリガナ in katakana</li><li>No blank row between education and work</li><li>The closing 以上 is missing</li><li>The motive ends at "because I like Japan"</li><li>Spoken words (とか, すごく, でも)</li><li>Another company’s name left in</li><li>One long sentence: make it three</li></ol>',
      '<p>Những lỗi người hướng dẫn sửa mỗi ngày.</p><ol><li>Lẫn năm dương lịch và niên hiệu Nhật</li><li>Viết tắt tên trường</li><li>Ngày cũ (hãy ghi ngày nộp)</li><li>Furigana sai loại chữ: ふりがな viết bằng hiragana, フリガナ viết bằng katakana</li><li>Không có dòng trống giữa học vấn và kinh nghiệm làm việc</li><li>Thiếu chữ 以上 ở cuối</li><li>Lý do ứng tuyển dừng ở “vì tôi thích Nhật Bản”</li><li>Dùng lời nói thường ngày (とか, すごく, でも)</li><li>Còn sót tên công ty khác</li><li>Chỉ có một câu dài: hãy tách thành ba câu</li></ol>',
    ],
    callToAction: ['履歴書の添削を受ける', 'Have your resume corrected', 'Nhận sửa sơ yếu lý lịch'],
    inDays: -48,
  },
  {
    title: [
      '「技術・人文知識・国際業務」とは？ 仕事と専攻の関係',
      'What is the "Engineer, Humanities, International Services" status?',
      '“Kỹ thuật, tri thức nhân văn, nghiệp vụ quốc tế” là gì? Ngành học và công việc',
    ],
    content: [
      '<p>日本の大学や専門学校を卒業した留学生の多くが、就職のときに変更する在留資格の一つです。</p><h2>できる仕事</h2><p>技術者、通訳、語学の指導、貿易、デザイン、マーケティングなど、専門的な知識や外国の文化に基づく考え方が必要な仕事です。工場のライン作業や、単純な接客だけの仕事は含まれません。</p><h2>専攻との関係</h2><p>大学卒業の場合、専攻と仕事の関連は柔軟に判断されます。専門学校卒業の場合は、より強い関連が求められます。給与は、同じ仕事をする日本人と同等以上である必要があります。</p><h2>2026年4月からの変更</h2><p>一定の規模の会社で、主に言葉を使って人と接する仕事につく場合、日本語能力（B2相当）の証明が求められるようになりました。N2合格、BJT400点以上、日本の大学の卒業などがこれにあたります。</p><p><small>2026年11月時点の一般的な情報です。個別の判断は出入国在留管理庁にご確認ください。</small></p>',
      '<p>One of the statuses most graduates of Japanese universities and colleges change to when they start work.</p><h2>What work</h2><p>Engineering, interpreting, language teaching, trade, design, marketing: work that needs special knowledge or thinking rooted in a foreign culture. Line work in a factory or simple service alone is not included.</p><h2>Your major</h2><p>For university graduates the link between major and work is judged flexibly; for vocational graduates it must be closer. Pay must equal that of a Japanese in the same work.</p><h2>Since April 2026</h2><p>For mainly language-based work with people at certain employers, evidence of Japanese at B2 is asked: N2, BJT 400 points or graduation from a Japanese university meet it.</p><p><small>General information as of November 2026. For your own case ask the Immigration Services Agency.</small></p>',
      '<p>Đây là một trong những tư cách lưu trú mà nhiều du học sinh tốt nghiệp đại học, trường chuyên môn ở Nhật chuyển sang khi đi làm.</p><h2>Công việc được làm</h2><p>Kỹ sư, phiên dịch, dạy ngoại ngữ, thương mại, thiết kế, tiếp thị: công việc cần kiến thức chuyên môn hoặc cách nghĩ gắn với văn hóa nước ngoài. Làm dây chuyền nhà máy hay chỉ phục vụ đơn giản thì không được.</p><h2>Liên quan với ngành học</h2><p>Với người tốt nghiệp đại học, mối liên quan giữa ngành học và công việc được xét linh hoạt; với trường chuyên môn thì phải gần hơn. Lương phải bằng hoặc hơn người Nhật làm cùng việc.</p><h2>Từ tháng 4 năm 2026</h2><p>Ở một số công ty, với công việc chủ yếu dùng ngôn ngữ để giao tiếp, cần chứng minh tiếng Nhật tương đương B2: đỗ N2, BJT từ 400 điểm hoặc tốt nghiệp đại học ở Nhật.</p><p><small>Thông tin chung tại thời điểm tháng 11 năm 2026. Về trường hợp của bạn, hãy hỏi Cục Quản lý xuất nhập cảnh và lưu trú.</small></p>',
    ],
    callToAction: seeJobs,
    inDays: -33,
  },
  {
    title: [
      '卒業までに内定が出なかったら：特定活動という道',
      'No offer by graduation? Designated activities',
      'Chưa có việc khi tốt nghiệp? Tư cách “Hoạt động đặc định”',
    ],
    content: [
      '<p>卒業後も日本で就職活動を続けるための在留資格「特定活動（継続就職活動）」があります。</p><ul><li>期間は6か月。1回更新して、合計1年まで</li><li>学校の推薦状と、在学中から続けて就職活動をしていたことがわかる資料が必要</li><li>アルバイトは、許可を受ければ週28時間以内</li></ul><p>応募した会社の名前、日付、結果を記録しておくと、申請のときに役立ちます。このサービスの応募履歴も、その記録になります。</p>',
      '<p>There is a status for going on with job hunting after graduation: "Designated Activities".</p><ul><li>Six months, renewable once, a year in all</li><li>It needs a letter from your school and evidence that you were looking for work while still a student</li><li>Part-time work up to 28 hours a week, with permission</li></ul><p>Keep a list of the companies, dates and results. Your history of applications here serves as such a record.</p>',
      '<p>Có tư cách lưu trú để tiếp tục tìm việc sau khi tốt nghiệp: “Hoạt động đặc định” (特定活動).</p><ul><li>Sáu tháng, gia hạn một lần, tổng cộng một năm</li><li>Cần thư giới thiệu của trường và tài liệu cho thấy bạn đã tìm việc từ khi còn đi học</li><li>Làm thêm tối đa 28 giờ mỗi tuần, khi được cấp phép</li></ul><p>Hãy ghi lại tên công ty, ngày và kết quả: sẽ giúp ích khi nộp đơn. Lịch sử ứng tuyển ở đây cũng là một bản ghi như vậy.</p>',
    ],
    callToAction: ['応募できる求人を見る', 'See jobs you can apply to', 'Xem việc có thể ứng tuyển'],
    inDays: -21,
  },
  {
    title: [
      'JLPTだけじゃない。会社が見ている日本語力',
      'Beyond the JLPT: the Japanese companies look at',
      'Không chỉ JLPT: năng lực tiếng Nhật mà công ty nhìn vào',
    ],
    content: [
      '<p>求人の「N2以上」は目安です。会社が本当に知りたいのは、「話す・聞く・読む・書く」のうち、仕事で使う力です。</p><h2>職種ごとの違い</h2><p>エンジニアは「読む・書く」、接客は「話す・聞く」、営業は4つすべて。このサイトでは、求人ごとに4つの力の目安を表示しています。</p><h2>伝え方</h2><p>「N3ですが、毎日の会議の議事録を日本語で書いています」のように、できることを具体的に書きましょう。</p>',
      '<p>"N2 or better" is a guide. What companies wish to know is which of speaking, listening, reading and writing you can use at work.</p><h2>By kind of work</h2><p>Engineers read and write, service speaks and listens, sales needs all four. Here each job shows the four.</p><h2>How to tell it</h2><p>Be concrete: "I hold N3, and every day I write the minutes of our meeting in Japanese."</p>',
      '<p>“N2 trở lên” chỉ là mức tham khảo. Điều công ty thật sự muốn biết là trong nói, nghe, đọc, viết, bạn dùng được gì khi làm việc.</p><h2>Theo loại công việc</h2><p>Kỹ sư cần đọc và viết, phục vụ cần nói và nghe, kinh doanh cần cả bốn. Ở đây mỗi việc làm đều ghi mức tham khảo của bốn kỹ năng.</p><h2>Cách thể hiện</h2><p>Hãy viết cụ thể việc bạn làm được: “Tôi có N3, và mỗi ngày tôi viết biên bản họp bằng tiếng Nhật.”</p>',
    ],
    callToAction: [
      'プロフィールに日本語力を登録する',
      'Enter your language levels',
      'Nhập trình độ ngôn ngữ',
    ],
    inDays: -9,
  },
  {
    title: [
      '求人票の固定残業代、どこを見ればいい？',
      'Fixed overtime pay in job ads: what to look at',
      'Tiền làm thêm cố định trong tin tuyển dụng: cần xem gì?',
    ],
    content: [
      '<p>「月給25万円（固定残業代4万円・20時間分を含む）」のような書き方を見たことはありませんか。</p><ol><li>固定残業代を除いた基本給はいくらか</li><li>何時間分の残業代か</li><li>その時間を超えたら、追加で支払われると書いてあるか</li></ol><p>この3つが書かれていない求人には、質問してから応募しましょう。</p>',
      '<p>You may have seen "250,000 yen a month, fixed overtime pay of 40,000 for 20 hours included".</p><ol><li>What is the base without it?</li><li>How many hours does it cover?</li><li>Does it say that more is paid beyond them?</li></ol><p>Where any of the three is missing, ask before you apply.</p>',
      '<p>Bạn đã từng thấy cách ghi “lương 250.000 yên (gồm 40.000 yên làm thêm cố định cho 20 giờ)” chưa?</p><ol><li>Lương cơ bản không tính khoản đó là bao nhiêu?</li><li>Khoản đó là cho bao nhiêu giờ?</li><li>Có ghi rằng làm quá số giờ đó sẽ được trả thêm không?</li></ol><p>Nếu thiếu một trong ba điều, hãy hỏi trước khi ứng tuyển.</p>',
    ],
    callToAction: seeJobs,
    inDays: 6,
  },
];
