import { asNumber, asNumberOrNull, rows } from './rows.ts';

/**
 * Levels of a language and of its four skills. `level` is the digit of the JLPT level it stands beside
 * (1 the highest, 5 the lowest), because screens show a recruitment's range as "N" plus this number.
 */
export const language_levels = rows(
  `
1 | ネイティブ・上級（N1相当） | Native or advanced (like N1) | Bản ngữ hoặc cao cấp (tương đương N1) | 1
2 | ビジネスレベル（N2相当） | Business level (like N2) | Thương mại (tương đương N2) | 2
3 | 日常会話レベル（N3相当） | Everyday conversation (like N3) | Giao tiếp hàng ngày (tương đương N3) | 3
4 | 基礎会話レベル（N4相当） | Basic conversation (like N4) | Giao tiếp cơ bản (tương đương N4) | 4
5 | 入門レベル（N5相当） | Beginner (like N5) | Sơ cấp (tương đương N5) | 5
`,
  { level: asNumber },
);

export const language_speaking_levels = rows(
  `
1 | 商談や会議で意見を述べ、説得できる | Can argue and persuade in meetings | Có thể trình bày và thuyết phục trong cuộc họp | 1
2 | 仕事の説明や報告ができる | Can explain and report at work | Có thể giải thích và báo cáo trong công việc | 2
3 | 身近な話題で会話を続けられる | Can keep up a talk on familiar topics | Có thể trò chuyện về chủ đề quen thuộc | 3
4 | 短い文で用件を伝えられる | Can say what is needed in short sentences | Có thể truyền đạt bằng câu ngắn | 4
5 | あいさつや自己紹介ができる | Can greet and introduce oneself | Có thể chào hỏi và tự giới thiệu | 5
`,
  { level: asNumber },
);

export const language_listening_levels = rows(
  `
1 | 自然な速さの議論や講演が分かる | Understands discussions and lectures at natural speed | Hiểu thảo luận và bài giảng tốc độ tự nhiên | 1
2 | 会議や電話の要点が分かる | Understands the points of meetings and phone calls | Hiểu ý chính của cuộc họp và điện thoại | 2
3 | 日常の会話がおおむね分かる | Understands most everyday talk | Hiểu phần lớn hội thoại hàng ngày | 3
4 | ゆっくり話されれば分かる | Understands slow speech | Hiểu khi nói chậm | 4
5 | 決まった表現を聞き取れる | Understands set phrases | Hiểu các mẫu câu cố định | 5
`,
  { level: asNumber },
);

export const language_reading_levels = rows(
  `
1 | 契約書や論文を読める | Reads contracts and papers | Đọc được hợp đồng và luận văn | 1
2 | 新聞や仕事の資料を読める | Reads newspapers and work documents | Đọc được báo và tài liệu công việc | 2
3 | 案内や簡単なメールを読める | Reads notices and simple e-mails | Đọc được thông báo và email đơn giản | 3
4 | 身近な短い文章を読める | Reads short everyday texts | Đọc được đoạn văn ngắn quen thuộc | 4
5 | 文字と基本の語を読める | Reads the script and basic words | Đọc được chữ và từ cơ bản | 5
`,
  { level: asNumber },
);

export const language_writing_levels = rows(
  `
1 | 報告書や企画書を書ける | Writes reports and proposals | Viết được báo cáo và kế hoạch | 1
2 | ビジネスメールや議事録を書ける | Writes business e-mails and minutes | Viết được email công việc và biên bản | 2
3 | 簡単なメールや感想を書ける | Writes simple e-mails and comments | Viết được email và cảm nhận đơn giản | 3
4 | 短い連絡を書ける | Writes short messages | Viết được tin nhắn ngắn | 4
5 | 名前や住所など基本の語を書ける | Writes name, address and basic words | Viết được tên, địa chỉ và từ cơ bản | 5
`,
  { level: asNumber },
);

/** language_id as of the language table (ja 1, en 2, ko 49, zh-CN 102 …). */
export const language_examinations = rows(
  `
1 | 日本語能力試験（JLPT） | Japanese-Language Proficiency Test (JLPT) | Kỳ thi năng lực tiếng Nhật (JLPT) | 1
2 | BJTビジネス日本語能力テスト | BJT Business Japanese Proficiency Test | Kỳ thi tiếng Nhật thương mại BJT | 1
3 | 実用日本語検定（J.TEST） | J.TEST Test of Practical Japanese | Kỳ thi tiếng Nhật thực dụng J.TEST | 1
4 | 日本語NAT-TEST | Japanese NAT-TEST | Kỳ thi tiếng Nhật NAT-TEST | 1
5 | 国際交流基金日本語基礎テスト（JFT-Basic） | Japan Foundation Test for Basic Japanese (JFT-Basic) | Bài kiểm tra tiếng Nhật cơ bản JFT-Basic | 1
6 | 日本留学試験（EJU）日本語 | EJU, Japanese as a foreign language | EJU môn tiếng Nhật | 1
7 | 標準ビジネス日本語テスト（STBJ） | Standard Test for Business Japanese (STBJ) | Kỳ thi tiếng Nhật thương mại tiêu chuẩn STBJ | 1
8 | TOEIC Listening & Reading | TOEIC Listening & Reading | TOEIC Nghe và Đọc | 2
9 | TOEIC Speaking & Writing | TOEIC Speaking & Writing | TOEIC Nói và Viết | 2
10 | TOEFL iBT | TOEFL iBT | TOEFL iBT | 2
11 | IELTS | IELTS | IELTS | 2
12 | 実用英語技能検定（英検） | EIKEN Test in Practical English Proficiency | Kỳ thi tiếng Anh thực dụng EIKEN | 2
13 | ケンブリッジ英検 | Cambridge English Qualifications | Chứng chỉ tiếng Anh Cambridge | 2
14 | 漢語水平考試（HSK） | Hanyu Shuiping Kaoshi (HSK) | Kỳ thi năng lực Hán ngữ (HSK) | 102
15 | 中国語検定試験 | Chinese Proficiency Test (Chuken) | Kỳ thi tiếng Trung Chuken | 102
16 | 華語文能力測験（TOCFL） | Test of Chinese as a Foreign Language (TOCFL) | Kỳ thi năng lực Hoa ngữ (TOCFL) | 103
17 | 韓国語能力試験（TOPIK） | Test of Proficiency in Korean (TOPIK) | Kỳ thi năng lực tiếng Hàn (TOPIK) | 49
18 | 「ハングル」能力検定試験 | Hangul Proficiency Test | Kỳ thi năng lực Hangul | 49
19 | DELF・DALF（フランス語） | DELF and DALF (French) | DELF và DALF (tiếng Pháp) | 25
20 | ゲーテ・ドイツ語検定 | Goethe-Zertifikat (German) | Chứng chỉ Goethe (tiếng Đức) | 17
21 | DELE（スペイン語） | DELE (Spanish) | DELE (tiếng Tây Ban Nha) | 20
22 | その他の語学試験 | Other language examination | Kỳ thi ngôn ngữ khác | -
`,
  { language_id: asNumberOrNull },
);
