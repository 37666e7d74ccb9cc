import { asNumber, rows } from './rows.ts';

export const faculty_categories = rows(`
1 | 人文・言語 | Humanities and languages | Nhân văn và ngôn ngữ
2 | 法・政治 | Law and politics | Luật và chính trị
3 | 経済・経営・商 | Economics, business and commerce | Kinh tế, quản trị và thương mại
4 | 社会・国際 | Social and international studies | Xã hội và quốc tế
5 | 教育 | Education | Giáo dục
6 | 理学 | Science | Khoa học tự nhiên
7 | 工学 | Engineering | Kỹ thuật
8 | 情報 | Information | Công nghệ thông tin
9 | 農・食・環境 | Agriculture, food and environment | Nông nghiệp, thực phẩm và môi trường
10 | 医・薬・保健 | Medicine, pharmacy and health | Y, dược và sức khỏe
11 | 生活・福祉 | Home economics and welfare | Đời sống và phúc lợi
12 | 芸術・デザイン・メディア | Art, design and media | Nghệ thuật, thiết kế và truyền thông
13 | 総合・学際 | Interdisciplinary | Liên ngành
`);

/** Study department categories. The specification names 15 (other arts) and 37 (other sciences). */
export const department_categories = rows(
  `
1 | 文学・言語学 | Literature and linguistics | Văn học và ngôn ngữ học | 1
2 | 日本語・日本文化 | Japanese language and culture | Tiếng Nhật và văn hóa Nhật Bản | 1
3 | 外国語 | Foreign languages | Ngoại ngữ | 1
4 | 史学・地理・哲学 | History, geography and philosophy | Lịch sử, địa lý và triết học | 1
5 | 心理学 | Psychology | Tâm lý học | 1
6 | 法学 | Law | Luật | 2
7 | 政治学・公共政策 | Politics and public policy | Chính trị và chính sách công | 2
8 | 経済学 | Economics | Kinh tế học | 3
9 | 経営学 | Business administration | Quản trị kinh doanh | 3
10 | 商学・マーケティング | Commerce and marketing | Thương mại và tiếp thị | 3
11 | 会計・ファイナンス | Accounting and finance | Kế toán và tài chính | 3
12 | 社会学 | Sociology | Xã hội học | 4
13 | 国際関係・国際学 | International relations | Quan hệ quốc tế | 4
14 | 教育学 | Education | Giáo dục học | 5
15 | その他文系 | Other arts | Khối xã hội khác | 4
16 | 数学・統計学 | Mathematics and statistics | Toán học và thống kê | 6
17 | 物理学 | Physics | Vật lý | 6
18 | 化学 | Chemistry | Hóa học | 6
19 | 生物学・生命科学 | Biology and life science | Sinh học và khoa học sự sống | 6
20 | 地球科学 | Earth science | Khoa học trái đất | 6
21 | 機械工学 | Mechanical engineering | Kỹ thuật cơ khí | 7
22 | 電気・電子工学 | Electrical and electronic engineering | Kỹ thuật điện, điện tử | 7
23 | 情報工学・コンピュータサイエンス | Computer science | Khoa học máy tính | 8
24 | データサイエンス・人工知能 | Data science and artificial intelligence | Khoa học dữ liệu và trí tuệ nhân tạo | 8
25 | 土木工学 | Civil engineering | Kỹ thuật xây dựng cầu đường | 7
26 | 建築学 | Architecture | Kiến trúc | 7
27 | 材料工学 | Materials engineering | Kỹ thuật vật liệu | 7
28 | 応用化学・化学工学 | Applied chemistry and chemical engineering | Hóa ứng dụng và kỹ thuật hóa học | 7
29 | 航空・宇宙・船舶工学 | Aerospace and naval engineering | Kỹ thuật hàng không, vũ trụ và tàu thủy | 7
30 | ロボット・メカトロニクス | Robotics and mechatronics | Robot và cơ điện tử | 7
31 | 自動車工学 | Automotive engineering | Kỹ thuật ô tô | 7
32 | 経営工学・生産管理 | Industrial engineering | Kỹ thuật công nghiệp | 7
33 | 農学・水産学 | Agriculture and fisheries | Nông nghiệp và thủy sản | 9
34 | 食品科学・栄養学 | Food science and nutrition | Khoa học thực phẩm và dinh dưỡng | 9
35 | 薬学 | Pharmacy | Dược học | 10
36 | 医学・看護・保健 | Medicine, nursing and health | Y khoa, điều dưỡng và sức khỏe | 10
37 | その他理系 | Other sciences | Khối tự nhiên khác | 6
38 | 観光・ホスピタリティ | Tourism and hospitality | Du lịch và khách sạn | 4
39 | メディア・コミュニケーション | Media and communication | Truyền thông | 12
40 | 社会福祉・介護 | Social welfare and care | Phúc lợi xã hội và điều dưỡng | 11
41 | 生活科学・服飾 | Home economics and fashion | Khoa học đời sống và thời trang | 11
42 | デザイン | Design | Thiết kế | 12
43 | 美術・音楽・映像 | Fine art, music and film | Mỹ thuật, âm nhạc và điện ảnh | 12
44 | 環境学 | Environmental studies | Môi trường học | 9
45 | スポーツ・健康科学 | Sports and health science | Thể thao và khoa học sức khỏe | 10
46 | 総合・学際 | Interdisciplinary studies | Liên ngành | 13
`,
  { faculty_category_id: asNumber },
);

/** The specification names 1 (bachelor). */
export const degrees = rows(`
1 | 学士 | Bachelor | Cử nhân
2 | 修士 | Master | Thạc sĩ
3 | 博士 | Doctor | Tiến sĩ
4 | 短期大学士・準学士 | Associate degree | Cao đẳng
5 | 専門士 | Diploma (professional training college) | Chuyên môn sĩ (trường chuyên môn)
6 | 高度専門士 | Advanced diploma (professional training college) | Chuyên môn sĩ cao cấp
7 | 学位なし | No degree | Không có bằng cấp
`);

export const student_categories = rows(`
1 | 学部生 | Undergraduate student | Sinh viên đại học
2 | 修士課程の学生 | Master's student | Học viên cao học
3 | 博士課程の学生 | Doctoral student | Nghiên cứu sinh tiến sĩ
4 | 専門学校生 | Professional training college student | Sinh viên trường chuyên môn
5 | 短期大学生 | Junior college student | Sinh viên cao đẳng
6 | 日本語学校生 | Japanese language school student | Học viên trường tiếng Nhật
7 | 研究生・聴講生 | Research or auditing student | Sinh viên dự bị, dự thính
8 | 交換留学生 | Exchange student | Sinh viên trao đổi
9 | 既卒 | Graduate | Đã tốt nghiệp
`);

/** The specification names 1 (university) and 2 (high school). */
export const school_categories = rows(`
1 | 大学 | University | Đại học
2 | 高等学校 | High school | Trung học phổ thông
3 | 専門学校 | Professional training college | Trường chuyên môn
4 | 短期大学 | Junior college | Cao đẳng
5 | 高等専門学校 | College of technology (KOSEN) | Cao đẳng kỹ thuật (KOSEN)
6 | 日本語学校 | Japanese language school | Trường tiếng Nhật
7 | 中学校 | Junior high school | Trung học cơ sở
8 | その他の学校 | Other school | Trường khác
`);

export const university_control_types = rows(`
1 | 国立 | National | Quốc lập
2 | 公立 | Public (prefectural or municipal) | Công lập (địa phương)
3 | 私立 | Private | Tư thục
`);

export const academic_major_categories = rows(`
1 | 人文科学 | Humanities | Khoa học nhân văn
2 | 社会科学 | Social sciences | Khoa học xã hội
3 | 経済・経営 | Economics and management | Kinh tế và quản trị
4 | 理学 | Natural sciences | Khoa học tự nhiên
5 | 情報学 | Information science | Khoa học thông tin
6 | 機械・電気 | Mechanical and electrical engineering | Cơ khí và điện
7 | 建設・環境 | Construction and environment | Xây dựng và môi trường
8 | 化学・材料・バイオ | Chemistry, materials and biotechnology | Hóa học, vật liệu và công nghệ sinh học
9 | 農・食・医療 | Agriculture, food and medicine | Nông nghiệp, thực phẩm và y tế
10 | 芸術・教育・生活 | Arts, education and living | Nghệ thuật, giáo dục và đời sống
`);
