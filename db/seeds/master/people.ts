import type { MasterRow } from './rows.ts';
import { asNumber, asText, asYesNoOrNull, rows } from './rows.ts';

/** What is chosen when a student is described. */

export const personalities = rows(`
1 | 誠実 | Sincere | Chân thành
2 | 責任感がある | Responsible | Có trách nhiệm
3 | 協調性がある | Cooperative | Hợp tác
4 | 積極的 | Active | Chủ động
5 | 好奇心がある | Curious | Ham học hỏi
6 | 素直 | Open to advice | Biết lắng nghe
7 | 明るい | Cheerful | Vui vẻ
8 | 忍耐強い | Patient | Kiên nhẫn
9 | 論理的 | Logical | Logic
10 | 丁寧 | Careful | Cẩn thận
11 | 行動力がある | Acts quickly | Nhanh nhẹn, quyết đoán
12 | 創造的 | Creative | Sáng tạo
13 | リーダーシップがある | Has leadership | Có khả năng lãnh đạo
14 | 柔軟 | Flexible | Linh hoạt
15 | コミュニケーションが好き | Likes to communicate | Thích giao tiếp
16 | 計画的 | Well organised | Có kế hoạch
`);

export const job_history_quit_reasons = rows(`
1 | 留学のため | To study abroad | Đi du học
2 | 進学のため | To go on studying | Học lên cao
3 | 契約期間の満了 | End of the contract | Hết hợp đồng
4 | 学業に専念するため | To concentrate on studies | Tập trung học tập
5 | 新しい経験を積むため | To gain new experience | Tích lũy kinh nghiệm mới
6 | 専門を生かすため | To use my speciality | Phát huy chuyên môn
7 | 労働条件 | Working conditions | Điều kiện làm việc
8 | 人間関係 | Relations at work | Quan hệ nơi làm việc
9 | 引越し | Moving house | Chuyển nhà
10 | 家庭の事情 | Family reasons | Lý do gia đình
11 | 健康上の理由 | Health reasons | Lý do sức khỏe
12 | 会社の都合 | Company's circumstances | Lý do từ công ty
13 | 在職中・継続中 | Still working there | Đang làm việc
14 | その他 | Other | Khác
`);

/** permits_work: yes, no, or "-" where it depends on a permission or the designated activity (field notes). */
export const residence_statuses = rows(
  `
1 | 留学 | Student | Du học | student | no
2 | 特定活動（継続就職活動） | Designated activities (continued job hunting) | Hoạt động đặc định (tiếp tục tìm việc) | designated_job_hunting | no
3 | 技術・人文知識・国際業務 | Engineer, specialist in humanities, international services | Kỹ thuật, tri thức nhân văn, nghiệp vụ quốc tế | engineer_humanities_international | yes
4 | 特定活動46号（本邦大学等卒業者） | Designated activities no. 46 (graduates of Japanese universities) | Hoạt động đặc định số 46 (tốt nghiệp đại học Nhật) | designated_46 | yes
5 | 特定技能1号 | Specified skilled worker (i) | Kỹ năng đặc định số 1 | specified_skilled_1 | yes
6 | 特定技能2号 | Specified skilled worker (ii) | Kỹ năng đặc định số 2 | specified_skilled_2 | yes
7 | 高度専門職 | Highly skilled professional | Nhân lực chuyên môn cao | highly_skilled | yes
8 | 永住者 | Permanent resident | Vĩnh trú | permanent | yes
9 | 定住者 | Long-term resident | Định trú | long_term | yes
10 | 日本人の配偶者等 | Spouse or child of a Japanese national | Vợ, chồng hoặc con của người Nhật | spouse_of_japanese | yes
11 | 永住者の配偶者等 | Spouse or child of a permanent resident | Vợ, chồng hoặc con của người vĩnh trú | spouse_of_permanent | yes
12 | 家族滞在 | Dependent | Đoàn tụ gia đình | dependent | no
13 | 特定活動（その他） | Designated activities (other) | Hoạt động đặc định (khác) | designated_other | -
14 | 技能実習 | Technical intern training | Thực tập kỹ năng | technical_intern | -
15 | その他 | Other | Khác | other | -
`,
  { code: asText, permits_work: asYesNoOrNull },
);

export const user_surveys = rows(`
1 | どこでこのサービスを知りましたか | How did you hear about us? | Bạn biết đến chúng tôi qua đâu?
2 | 就職活動で一番困っていることは何ですか | What troubles you most in job hunting? | Điều gì khiến bạn khó khăn nhất khi tìm việc?
3 | 仕事を選ぶときに一番大切なことは何ですか | What matters most when you choose a job? | Khi chọn việc, điều gì quan trọng nhất?
4 | いつから働き始めたいですか | When do you want to start working? | Bạn muốn bắt đầu làm việc khi nào?
`);

/** Their table is not a set of its own on the wire: they are answered inside their survey. */
export const user_survey_options: MasterRow[] = rows(
  `
1 | 友人・先輩 | Friends or older students | Bạn bè, đàn anh | 1
2 | 学校・先生 | School or teachers | Trường học, giáo viên | 1
3 | 検索エンジン | Search engine | Công cụ tìm kiếm | 1
4 | SNS | Social media | Mạng xã hội | 1
5 | イベント・説明会 | Event or job fair | Sự kiện, hội chợ việc làm | 1
6 | 記事・ブログ | Article or blog | Bài viết, blog | 1
7 | その他 | Other | Khác | 1
8 | 履歴書の書き方 | Writing the resume | Viết sơ yếu lý lịch | 2
9 | 面接 | Interviews | Phỏng vấn | 2
10 | 応募できる会社が分からない | Not knowing where I may apply | Không biết nộp vào công ty nào | 2
11 | 日本語 | Japanese | Tiếng Nhật | 2
12 | 在留資格 | Residence status | Tư cách lưu trú | 2
13 | スケジュール・日本の就活の進め方 | Schedule and customs of job hunting in Japan | Lịch và cách tìm việc tại Nhật | 2
14 | 仕事の内容 | The work itself | Nội dung công việc | 3
15 | 給与・待遇 | Pay and benefits | Lương và đãi ngộ | 3
16 | 勤務地 | Place of work | Nơi làm việc | 3
17 | 職場の雰囲気 | Atmosphere at work | Không khí nơi làm việc | 3
18 | 成長・研修 | Growth and training | Phát triển và đào tạo | 3
19 | 母国とのつながり | Link with my home country | Liên kết với quê hương | 3
20 | すぐに | At once | Ngay lập tức | 4
21 | 半年以内 | Within half a year | Trong nửa năm | 4
22 | 1年以内 | Within a year | Trong một năm | 4
23 | 1年より先 | Later than that | Sau hơn một năm | 4
`,
  { user_survey_id: asNumber },
);
