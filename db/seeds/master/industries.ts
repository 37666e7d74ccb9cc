import { asNumber, rows } from './rows.ts';

/** After the divisions of the Japan Standard Industrial Classification, in words students use. */
export const industries = rows(`
1 | 農林水産業 | Agriculture, forestry and fisheries | Nông, lâm, ngư nghiệp
2 | 建設業 | Construction | Xây dựng
3 | 製造業 | Manufacturing | Sản xuất
4 | エネルギー・インフラ | Energy and infrastructure | Năng lượng và hạ tầng
5 | 情報通信業 | Information and communications | Thông tin và truyền thông
6 | 運輸・物流業 | Transport and logistics | Vận tải và logistics
7 | 卸売・商社 | Wholesale and trading | Bán buôn và thương mại
8 | 小売業 | Retail | Bán lẻ
9 | 金融・保険業 | Finance and insurance | Tài chính và bảo hiểm
10 | 不動産業 | Real estate | Bất động sản
11 | 専門・技術サービス | Professional and technical services | Dịch vụ chuyên môn và kỹ thuật
12 | 宿泊・観光業 | Hotels and tourism | Khách sạn và du lịch
13 | 飲食業 | Restaurants | Nhà hàng, ăn uống
14 | 教育・学習支援 | Education | Giáo dục
15 | 医療・福祉 | Medical care and welfare | Y tế và phúc lợi
16 | マスコミ・広告・娯楽 | Media, advertising and entertainment | Truyền thông, quảng cáo và giải trí
17 | 人材・その他サービス | Staffing and other services | Nhân sự và dịch vụ khác
18 | 官公庁・団体 | Public bodies and associations | Cơ quan nhà nước và đoàn thể
`);

export const industry_sectors = rows(
  `
1 | 農業・園芸 | Farming and horticulture | Nông nghiệp và làm vườn | 1
2 | 水産・養殖 | Fisheries and aquaculture | Thủy sản và nuôi trồng | 1
3 | 林業・木材 | Forestry and timber | Lâm nghiệp và gỗ | 1
4 | 総合建設 | General construction | Tổng thầu xây dựng | 2
5 | 土木 | Civil engineering works | Công trình dân dụng | 2
6 | 住宅・リフォーム | Housing and renovation | Nhà ở và cải tạo | 2
7 | 設備工事 | Building services works | Thi công cơ điện | 2
8 | 食品・飲料 | Food and beverages | Thực phẩm và đồ uống | 3
9 | 繊維・アパレル製造 | Textiles and apparel manufacturing | Dệt may | 3
10 | 化学・素材 | Chemicals and materials | Hóa chất và vật liệu | 3
11 | 医薬品・化粧品 | Pharmaceuticals and cosmetics | Dược phẩm và mỹ phẩm | 3
12 | 鉄鋼・金属加工 | Steel and metalworking | Thép và gia công kim loại | 3
13 | 機械 | Machinery | Máy móc | 3
14 | 精密機器・医療機器 | Precision and medical instruments | Thiết bị chính xác và y tế | 3
15 | 電気・電子機器 | Electrical and electronic equipment | Thiết bị điện, điện tử | 3
16 | 半導体・電子部品 | Semiconductors and components | Bán dẫn và linh kiện | 3
17 | 自動車・輸送機器 | Automobiles and transport equipment | Ô tô và thiết bị vận tải | 3
18 | 家具・日用品 | Furniture and household goods | Nội thất và hàng gia dụng | 3
19 | 印刷・紙 | Printing and paper | In ấn và giấy | 3
20 | 電力・ガス・水道 | Electricity, gas and water | Điện, khí và nước | 4
21 | 再生可能エネルギー | Renewable energy | Năng lượng tái tạo | 4
22 | 環境・リサイクル | Environment and recycling | Môi trường và tái chế | 4
23 | ソフトウェア開発 | Software development | Phát triển phần mềm | 5
24 | システムインテグレーション | Systems integration | Tích hợp hệ thống | 5
25 | インターネットサービス | Internet services | Dịch vụ internet | 5
26 | 通信 | Telecommunications | Viễn thông | 5
27 | ゲーム | Games | Trò chơi điện tử | 5
28 | 情報セキュリティ | Information security | An ninh thông tin | 5
29 | 陸運 | Land transport | Vận tải đường bộ | 6
30 | 倉庫・国際物流 | Warehousing and forwarding | Kho bãi và giao nhận quốc tế | 6
31 | 海運・空運 | Shipping and air transport | Vận tải biển và hàng không | 6
32 | 総合商社 | General trading | Thương mại tổng hợp | 7
33 | 専門商社（食品） | Food trading | Thương mại thực phẩm | 7
34 | 専門商社（機械・電子） | Machinery and electronics trading | Thương mại máy móc, điện tử | 7
35 | 専門商社（素材） | Materials trading | Thương mại vật liệu | 7
36 | 百貨店・スーパー | Department stores and supermarkets | Bách hóa và siêu thị | 8
37 | 専門店 | Specialty stores | Cửa hàng chuyên doanh | 8
38 | 通信販売・EC | E-commerce | Thương mại điện tử | 8
39 | 銀行・信用金庫 | Banks and credit unions | Ngân hàng và quỹ tín dụng | 9
40 | 保険 | Insurance | Bảo hiểm | 9
41 | 証券・資産運用 | Securities and asset management | Chứng khoán và quản lý tài sản | 9
42 | 決済・フィンテック | Payments and fintech | Thanh toán và fintech | 9
43 | 不動産仲介・管理 | Property brokerage and management | Môi giới và quản lý bất động sản | 10
44 | 不動産開発 | Property development | Phát triển bất động sản | 10
45 | コンサルティング | Consulting | Tư vấn | 11
46 | 設計・エンジニアリング | Design and engineering | Thiết kế và kỹ thuật | 11
47 | 会計・法務 | Accounting and legal services | Kế toán và pháp lý | 11
48 | 研究・試験 | Research and testing | Nghiên cứu và thử nghiệm | 11
49 | ホテル・旅館 | Hotels and ryokan | Khách sạn và ryokan | 12
50 | 旅行 | Travel | Lữ hành | 12
51 | レストラン・カフェ | Restaurants and cafes | Nhà hàng và quán cà phê | 13
52 | 給食・中食 | Catering | Suất ăn và đồ ăn sẵn | 13
53 | 語学・日本語教育 | Language education | Đào tạo ngôn ngữ | 14
54 | 学校・塾 | Schools and cram schools | Trường học và trung tâm luyện thi | 14
55 | 病院・クリニック | Hospitals and clinics | Bệnh viện và phòng khám | 15
56 | 介護 | Elderly care | Chăm sóc người cao tuổi | 15
57 | 広告・マーケティング | Advertising and marketing | Quảng cáo và tiếp thị | 16
58 | 出版・映像・音楽 | Publishing, film and music | Xuất bản, phim và âm nhạc | 16
59 | アニメ・デザイン制作 | Animation and design production | Sản xuất hoạt hình và thiết kế | 16
60 | 人材紹介・派遣 | Staffing | Giới thiệu và phái cử nhân sự | 17
61 | 通訳・翻訳 | Interpreting and translation | Biên phiên dịch | 17
62 | ビルメンテナンス・警備 | Building maintenance and security | Bảo trì tòa nhà và an ninh | 17
63 | 官公庁・自治体 | Government and municipalities | Cơ quan nhà nước và địa phương | 18
64 | 団体・NPO | Associations and non-profits | Đoàn thể và phi lợi nhuận | 18
`,
  { industry_id: asNumber },
);
