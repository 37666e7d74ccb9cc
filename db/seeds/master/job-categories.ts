import { rows } from './rows.ts';

/** Kinds of work a student can choose as interesting and search by. */
export const job_categories = rows(`
1 | システムエンジニア | Systems engineer | Kỹ sư hệ thống
2 | プログラマー | Programmer | Lập trình viên
3 | Webエンジニア | Web engineer | Kỹ sư web
4 | モバイルアプリエンジニア | Mobile app engineer | Kỹ sư ứng dụng di động
5 | 組込みエンジニア | Embedded software engineer | Kỹ sư phần mềm nhúng
6 | インフラ・クラウドエンジニア | Infrastructure and cloud engineer | Kỹ sư hạ tầng và điện toán đám mây
7 | セキュリティエンジニア | Security engineer | Kỹ sư an ninh
8 | データサイエンティスト・AIエンジニア | Data scientist, AI engineer | Nhà khoa học dữ liệu, kỹ sư AI
9 | ブリッジSE | Bridge systems engineer | Kỹ sư cầu nối (BrSE)
10 | 社内SE・IT担当 | In-house IT | IT nội bộ
11 | ITサポート・ヘルプデスク | IT support | Hỗ trợ IT
12 | 品質保証・テスト（IT） | Quality assurance (IT) | Kiểm thử phần mềm
13 | プロジェクトマネージャー | Project manager | Quản lý dự án
14 | ゲーム開発 | Game development | Phát triển trò chơi
15 | 機械設計 | Mechanical design | Thiết kế cơ khí
16 | 電気・電子設計 | Electrical and electronic design | Thiết kế điện, điện tử
17 | CADオペレーター | CAD operator | Nhân viên CAD
18 | 研究開発 | Research and development | Nghiên cứu và phát triển
19 | 生産技術 | Production engineering | Kỹ thuật sản xuất
20 | 生産管理 | Production control | Quản lý sản xuất
21 | 品質管理・品質保証（製造） | Quality control (manufacturing) | Quản lý chất lượng (sản xuất)
22 | 設備保全 | Plant maintenance | Bảo trì thiết bị
23 | フィールドエンジニア | Field engineer | Kỹ sư hiện trường
24 | 自動車整備 | Automobile mechanic | Sửa chữa ô tô
25 | 施工管理（建築） | Construction management (building) | Quản lý thi công (xây dựng)
26 | 施工管理（土木） | Construction management (civil) | Quản lý thi công (cầu đường)
27 | 建築・設備設計 | Building and services design | Thiết kế kiến trúc và cơ điện
28 | 測量・積算 | Surveying and cost estimation | Đo đạc và dự toán
29 | 法人営業 | Corporate sales | Kinh doanh khách hàng doanh nghiệp
30 | 個人営業 | Consumer sales | Kinh doanh khách hàng cá nhân
31 | 海外営業 | Overseas sales | Kinh doanh quốc tế
32 | 技術営業 | Technical sales | Kinh doanh kỹ thuật
33 | 営業事務 | Sales administration | Hành chính kinh doanh
34 | カスタマーサクセス・サポート | Customer success and support | Chăm sóc khách hàng
35 | 貿易事務 | Trade administration | Hành chính xuất nhập khẩu
36 | 購買・調達 | Purchasing | Mua hàng
37 | 物流管理 | Logistics management | Quản lý logistics
38 | マーケティング・広報 | Marketing and public relations | Tiếp thị và quan hệ công chúng
39 | Webマーケティング | Digital marketing | Tiếp thị số
40 | 商品企画・バイヤー | Merchandising and buying | Kế hoạch sản phẩm và thu mua
41 | 経営企画・海外事業 | Corporate planning and overseas business | Kế hoạch kinh doanh và hải ngoại
42 | 人事・採用 | Human resources | Nhân sự
43 | 総務・法務 | General affairs and legal | Hành chính tổng hợp và pháp lý
44 | 経理・財務 | Accounting and finance | Kế toán và tài chính
45 | 一般事務 | Office administration | Hành chính văn phòng
46 | 通訳・翻訳 | Interpreting and translation | Biên phiên dịch
47 | 語学教師 | Language teacher | Giáo viên ngôn ngữ
48 | 留学生・技能実習生支援 | Support for foreign students and trainees | Hỗ trợ du học sinh, thực tập sinh
49 | 人材コーディネーター | Staffing coordinator | Điều phối nhân sự
50 | コンサルタント | Consultant | Tư vấn
51 | 金融専門職 | Finance specialist | Chuyên viên tài chính
52 | 不動産営業・管理 | Real estate sales and management | Kinh doanh và quản lý bất động sản
53 | ホテルフロント・コンシェルジュ | Hotel front desk and concierge | Lễ tân khách sạn
54 | 旅行企画・手配 | Travel planning | Điều hành du lịch
55 | 店舗運営・販売 | Store operations and sales | Vận hành và bán hàng tại cửa hàng
56 | 店長・エリアマネージャー候補 | Store and area manager trainee | Ứng viên quản lý cửa hàng, khu vực
57 | 調理・食品開発 | Cooking and food development | Nấu ăn và phát triển thực phẩm
58 | UI・UXデザイナー | UI and UX designer | Nhà thiết kế UI, UX
59 | グラフィックデザイナー | Graphic designer | Nhà thiết kế đồ họa
60 | 映像・3DCG制作 | Video and 3D production | Sản xuất video và 3D
61 | 編集・ライター | Editor and writer | Biên tập và viết bài
62 | 介護・福祉 | Care and welfare | Chăm sóc và phúc lợi
63 | 看護・医療 | Nursing and medical care | Điều dưỡng và y tế
64 | 農業・水産技術 | Agricultural and fisheries technology | Kỹ thuật nông nghiệp, thủy sản
65 | 空港・航空サービス | Airport and airline services | Dịch vụ sân bay và hàng không
66 | その他 | Other | Khác
`);
