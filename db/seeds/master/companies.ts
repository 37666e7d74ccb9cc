import { rows } from './rows.ts';

/** What is chosen when a company or a recruitment is described. */

export const transport_means = rows(`
1 | 徒歩 | On foot | Đi bộ
2 | 電車 | Train | Tàu điện
3 | 地下鉄 | Subway | Tàu điện ngầm
4 | バス | Bus | Xe buýt
5 | 路面電車 | Tram | Xe điện mặt đất
6 | モノレール・新交通 | Monorail or people mover | Tàu một ray
7 | 自転車 | Bicycle | Xe đạp
8 | 自動車 | Car | Ô tô
`);

export const company_country_relation_types = rows(`
1 | 支社・支店がある | Has a branch there | Có chi nhánh
2 | 工場がある | Has a factory there | Có nhà máy
3 | 子会社・合弁会社がある | Has a subsidiary or joint venture there | Có công ty con hoặc liên doanh
4 | 輸出先 | Exports to it | Thị trường xuất khẩu
5 | 輸入元・仕入先 | Imports from it | Nguồn nhập khẩu
6 | 開発を委託している | Has development partners there | Đối tác phát triển
7 | 顧客がいる | Has customers from it | Có khách hàng
8 | 進出を準備している | Is preparing to enter | Đang chuẩn bị gia nhập
`);

export const company_cultures = rows(`
1 | 若手に仕事を任せる | Gives young people responsibility | Giao việc cho người trẻ
2 | 丁寧に教える | Trains patiently | Chỉ dạy tận tình
3 | チームワーク重視 | Values teamwork | Coi trọng làm việc nhóm
4 | 個人の裁量が大きい | Much freedom for each person | Cá nhân có quyền chủ động lớn
5 | 落ち着いた職場 | Calm workplace | Môi trường điềm tĩnh
6 | 活気がある | Lively | Sôi nổi
7 | 残業が少ない | Little overtime | Ít làm thêm giờ
8 | 国際的 | International | Quốc tế
9 | 社内で英語を使う | English is used inside | Dùng tiếng Anh trong công ty
10 | 挑戦を歓迎する | Welcomes trying new things | Khuyến khích thử thách
11 | 地域に根ざす | Rooted in its region | Gắn bó với địa phương
12 | 家族的 | Like a family | Như gia đình
13 | 在宅勤務ができる | Allows working from home | Được làm việc tại nhà
14 | 実力で評価する | Rewards results | Đánh giá theo năng lực
`);

export const dresses = rows(`
1 | スーツ | Suit | Vest
2 | オフィスカジュアル | Business casual | Trang phục công sở thoải mái
3 | 私服 | Own choice | Tự do
4 | 制服（貸与） | Uniform (lent) | Đồng phục (được cấp)
5 | 作業着（貸与） | Work clothes (lent) | Đồ bảo hộ (được cấp)
`);

export const allowances = rows(`
1 | 通勤手当 | Commuting allowance | Phụ cấp đi lại
2 | 住宅手当 | Housing allowance | Phụ cấp nhà ở
3 | 家族手当 | Family allowance | Phụ cấp gia đình
4 | 残業手当 | Overtime pay | Phụ cấp làm thêm
5 | 資格手当 | Qualification allowance | Phụ cấp chứng chỉ
6 | 語学手当 | Language allowance | Phụ cấp ngoại ngữ
7 | 役職手当 | Position allowance | Phụ cấp chức vụ
8 | 地域手当 | Regional allowance | Phụ cấp khu vực
9 | 夜勤手当 | Night shift allowance | Phụ cấp ca đêm
10 | 出張手当 | Travel allowance | Phụ cấp công tác
11 | 皆勤手当 | Attendance allowance | Phụ cấp chuyên cần
12 | 食事手当 | Meal allowance | Phụ cấp ăn
13 | 引越手当 | Moving allowance | Phụ cấp chuyển nhà
14 | 在宅勤務手当 | Home office allowance | Phụ cấp làm việc tại nhà
15 | 寒冷地手当 | Cold district allowance | Phụ cấp vùng lạnh
16 | 帰国旅費補助 | Support for travel home | Hỗ trợ vé về nước
`);

export const insurances = rows(`
1 | 健康保険 | Health insurance | Bảo hiểm y tế
2 | 厚生年金保険 | Employees' pension insurance | Bảo hiểm hưu trí
3 | 雇用保険 | Employment insurance | Bảo hiểm việc làm
4 | 労災保険 | Workers' accident compensation insurance | Bảo hiểm tai nạn lao động
5 | 企業年金 | Company pension | Hưu trí doanh nghiệp
6 | 団体生命保険 | Group life insurance | Bảo hiểm nhân thọ tập thể
`);

export const housing_supports = rows(`
1 | 社宅・寮 | Company housing or dormitory | Nhà hoặc ký túc xá công ty
2 | 借上社宅 | Flat rented by the company | Nhà công ty thuê
3 | 家賃補助 | Rent support | Hỗ trợ tiền thuê nhà
4 | 部屋探しの支援 | Help in finding a flat | Hỗ trợ tìm nhà
5 | 保証人・保証会社の費用 | Guarantor or guarantor fee | Bảo lãnh hoặc phí bảo lãnh
6 | 入居初期費用の補助 | Support for moving-in costs | Hỗ trợ chi phí ban đầu
7 | 家具・家電の貸与 | Furniture and appliances lent | Cho mượn nội thất, đồ điện
`);

export const religious_considerations = rows(`
1 | 礼拝の時間 | Time for prayer | Thời gian cầu nguyện
2 | 礼拝の場所 | Place for prayer | Nơi cầu nguyện
3 | ハラール食への配慮 | Halal food | Thức ăn Halal
4 | ベジタリアン・ヴィーガンへの配慮 | Vegetarian and vegan food | Đồ ăn chay
5 | 服装（ヒジャブなど）への配慮 | Clothing such as a hijab | Trang phục như khăn hijab
6 | 断食月への配慮 | Consideration during Ramadan | Lưu ý trong tháng Ramadan
7 | 宗教上の祝日の休暇 | Leave on religious holidays | Nghỉ lễ tôn giáo
8 | 飲酒を求めない | No pressure to drink alcohol | Không ép uống rượu
`);

export const selection_types = rows(`
1 | 会社説明会 | Company briefing | Buổi giới thiệu công ty
2 | 書類選考 | Screening of documents | Xét hồ sơ
3 | カジュアル面談 | Casual talk | Trao đổi không chính thức
4 | 筆記試験 | Written test | Thi viết
5 | 適性検査 | Aptitude test | Kiểm tra năng lực
6 | 技術試験 | Technical test | Kiểm tra kỹ thuật
7 | グループディスカッション | Group discussion | Thảo luận nhóm
8 | 一次面接 | First interview | Phỏng vấn vòng 1
9 | 二次面接 | Second interview | Phỏng vấn vòng 2
10 | 最終面接 | Final interview | Phỏng vấn vòng cuối
11 | 職場見学 | Workplace visit | Tham quan nơi làm việc
12 | インターンシップ | Internship | Thực tập
13 | 作品選考 | Portfolio review | Xét tác phẩm
14 | 条件面談 | Talk about conditions | Trao đổi điều kiện
`);

export const reasons_to_recruit_international_students = rows(`
1 | 優秀な人材を採用したい | To hire able people | Tuyển người giỏi
2 | 海外事業を広げたい | To grow overseas business | Mở rộng kinh doanh nước ngoài
3 | 海外の拠点と橋渡しをしてほしい | To connect with overseas offices | Làm cầu nối với cơ sở nước ngoài
4 | 外国人のお客様に対応したい | To serve customers from abroad | Phục vụ khách nước ngoài
5 | 社内を国際化したい | To make the company international | Quốc tế hóa công ty
6 | 語学力を生かしてほしい | To use language skills | Tận dụng năng lực ngoại ngữ
7 | 専門知識を生かしてほしい | To use special knowledge | Tận dụng kiến thức chuyên môn
8 | 新しい視点がほしい | To gain new points of view | Có góc nhìn mới
9 | 将来の海外拠点の幹部候補 | Future leaders of overseas offices | Ứng viên quản lý cơ sở nước ngoài
10 | すでに働く留学生出身者が活躍している | Former students already do well here | Cựu du học sinh đang làm tốt
`);

export const company_channels = rows(`
1 | 既存顧客 | Existing customer | Khách hàng hiện có
2 | 企業からの紹介 | Referred by a company | Doanh nghiệp giới thiệu
3 | 大学からの紹介 | Referred by a university | Đại học giới thiệu
4 | 自治体・支援機関 | Municipality or support body | Địa phương, cơ quan hỗ trợ
5 | 合同説明会 | Job fair | Hội chợ việc làm
6 | Webからの問い合わせ | Inquiry on the web | Liên hệ qua web
7 | 電話・メール営業 | Phone or mail outreach | Điện thoại, email
8 | セミナー | Seminar | Hội thảo
9 | その他 | Other | Khác
`);
