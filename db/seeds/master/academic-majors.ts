import { asNumber, rows } from './rows.ts';

export const academic_majors = rows(
  `
1 | 日本語学 | Japanese linguistics | Ngôn ngữ Nhật | 1
2 | 日本語教育 | Japanese language education | Giảng dạy tiếng Nhật | 1
3 | 英語学・英文学 | English linguistics and literature | Ngôn ngữ và văn học Anh | 1
4 | 中国語・中国文学 | Chinese language and literature | Ngôn ngữ và văn học Trung Quốc | 1
5 | 翻訳・通訳 | Translation and interpreting | Biên phiên dịch | 1
6 | 歴史学 | History | Lịch sử | 1
7 | 哲学・倫理学 | Philosophy and ethics | Triết học và đạo đức học | 1
8 | 文化人類学 | Cultural anthropology | Nhân học văn hóa | 1
9 | 心理学 | Psychology | Tâm lý học | 1
10 | 地域研究 | Area studies | Khu vực học | 1
11 | 法学 | Law | Luật | 2
12 | 国際法 | International law | Luật quốc tế | 2
13 | 政治学 | Political science | Chính trị học | 2
14 | 公共政策 | Public policy | Chính sách công | 2
15 | 国際関係論 | International relations | Quan hệ quốc tế | 2
16 | 国際開発 | International development | Phát triển quốc tế | 2
17 | 社会学 | Sociology | Xã hội học | 2
18 | メディア学 | Media studies | Truyền thông học | 2
19 | 社会福祉学 | Social welfare | Phúc lợi xã hội | 2
20 | 観光学 | Tourism studies | Du lịch học | 2
21 | 経済学 | Economics | Kinh tế học | 3
22 | 国際経済 | International economics | Kinh tế quốc tế | 3
23 | 経営学 | Business administration | Quản trị kinh doanh | 3
24 | 国際経営 | International business | Kinh doanh quốc tế | 3
25 | マーケティング | Marketing | Tiếp thị | 3
26 | 会計学 | Accounting | Kế toán | 3
27 | 金融・ファイナンス | Finance | Tài chính | 3
28 | 人的資源管理 | Human resource management | Quản trị nhân lực | 3
29 | 経営情報 | Management information systems | Hệ thống thông tin quản lý | 3
30 | 物流・サプライチェーン | Logistics and supply chain | Logistics và chuỗi cung ứng | 3
31 | 数学 | Mathematics | Toán học | 4
32 | 統計学 | Statistics | Thống kê | 4
33 | 物理学 | Physics | Vật lý | 4
34 | 化学 | Chemistry | Hóa học | 4
35 | 生物学 | Biology | Sinh học | 4
36 | 地球惑星科学 | Earth and planetary science | Khoa học trái đất và hành tinh | 4
37 | ソフトウェア工学 | Software engineering | Kỹ thuật phần mềm | 5
38 | 計算機科学 | Computer science | Khoa học máy tính | 5
39 | ネットワーク・セキュリティ | Networks and security | Mạng và an ninh | 5
40 | 人工知能・機械学習 | Artificial intelligence and machine learning | Trí tuệ nhân tạo và học máy | 5
41 | データサイエンス | Data science | Khoa học dữ liệu | 5
42 | 画像処理・コンピュータビジョン | Image processing and computer vision | Xử lý ảnh và thị giác máy tính | 5
43 | 自然言語処理 | Natural language processing | Xử lý ngôn ngữ tự nhiên | 5
44 | ヒューマンインタフェース | Human–computer interaction | Tương tác người máy | 5
45 | 組込みシステム | Embedded systems | Hệ thống nhúng | 5
46 | ゲーム・CG | Games and computer graphics | Trò chơi và đồ họa máy tính | 5
47 | 機械設計 | Machine design | Thiết kế máy | 6
48 | 材料力学 | Mechanics of materials | Cơ học vật liệu | 6
49 | 熱・流体工学 | Thermal and fluid engineering | Kỹ thuật nhiệt và lưu chất | 6
50 | 生産加工 | Manufacturing processes | Công nghệ chế tạo | 6
51 | 制御工学 | Control engineering | Kỹ thuật điều khiển | 6
52 | ロボット工学 | Robotics | Robot học | 6
53 | 自動車工学 | Automotive engineering | Kỹ thuật ô tô | 6
54 | 航空宇宙工学 | Aerospace engineering | Kỹ thuật hàng không vũ trụ | 6
55 | 電気工学・電力 | Electrical and power engineering | Kỹ thuật điện và năng lượng | 6
56 | 電子工学・半導体 | Electronics and semiconductors | Điện tử và bán dẫn | 6
57 | 通信工学 | Communication engineering | Kỹ thuật viễn thông | 6
58 | 経営工学 | Industrial engineering | Kỹ thuật công nghiệp | 6
59 | 構造工学 | Structural engineering | Kỹ thuật kết cấu | 7
60 | 建築設計 | Architectural design | Thiết kế kiến trúc | 7
61 | 建築設備 | Building services engineering | Kỹ thuật hệ thống công trình | 7
62 | 土木・地盤工学 | Civil and geotechnical engineering | Kỹ thuật xây dựng và địa kỹ thuật | 7
63 | 都市計画・交通 | Urban planning and transport | Quy hoạch đô thị và giao thông | 7
64 | 環境工学 | Environmental engineering | Kỹ thuật môi trường | 7
65 | 水資源 | Water resources | Tài nguyên nước | 7
66 | 防災学 | Disaster prevention | Phòng chống thiên tai | 7
67 | 応用化学 | Applied chemistry | Hóa ứng dụng | 8
68 | 化学工学 | Chemical engineering | Kỹ thuật hóa học | 8
69 | 高分子・繊維 | Polymers and textiles | Polyme và dệt may | 8
70 | 金属・無機材料 | Metals and inorganic materials | Kim loại và vật liệu vô cơ | 8
71 | バイオテクノロジー | Biotechnology | Công nghệ sinh học | 8
72 | エネルギー工学 | Energy engineering | Kỹ thuật năng lượng | 8
73 | 農学 | Agronomy | Nông học | 9
74 | 畜産・獣医 | Animal and veterinary science | Chăn nuôi và thú y | 9
75 | 水産学 | Fisheries science | Thủy sản | 9
76 | 食品科学 | Food science | Khoa học thực phẩm | 9
77 | 栄養学 | Nutrition | Dinh dưỡng học | 9
78 | 薬学 | Pharmacy | Dược học | 9
79 | 看護学 | Nursing | Điều dưỡng | 9
80 | 公衆衛生 | Public health | Y tế công cộng | 9
81 | 教育学 | Education | Giáo dục học | 10
82 | 視覚デザイン | Visual design | Thiết kế thị giác | 10
83 | 工業デザイン | Industrial design | Thiết kế công nghiệp | 10
84 | 映像・アニメーション | Film and animation | Phim và hoạt hình | 10
85 | 音楽 | Music | Âm nhạc | 10
86 | 服飾・ファッション | Fashion | Thời trang | 10
87 | スポーツ科学 | Sports science | Khoa học thể thao | 10
`,
  { academic_major_category_id: asNumber },
);
