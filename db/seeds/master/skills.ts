import { asNumber, rows } from './rows.ts';

/** Ids are named by the specification. */
export const skill_categories = rows(`
1 | プログラミング | Programming | Lập trình
2 | CAD | CAD | CAD
3 | 一般スキル | General skills | Kỹ năng chung
4 | デザイン | Design | Thiết kế
5 | その他 | Other | Khác
`);

/** `level` counts up with the skill. */
export const skill_levels = rows(
  `
1 | 学習中 | Learning | Đang học | 1
2 | 授業や個人で使ったことがある | Used in class or privately | Đã dùng trong học tập hoặc cá nhân | 2
3 | 一人で作業できる | Can work on my own | Có thể tự làm việc | 3
4 | 実務で使ったことがある | Used at work | Đã dùng trong công việc | 4
5 | 人に教えられる | Can teach others | Có thể hướng dẫn người khác | 5
`,
  { level: asNumber },
);

export const skills = rows(
  `
1 | C | C | C | 1
2 | C++ | C++ | C++ | 1
3 | C# | C# | C# | 1
4 | Java | Java | Java | 1
5 | JavaScript | JavaScript | JavaScript | 1
6 | TypeScript | TypeScript | TypeScript | 1
7 | Python | Python | Python | 1
8 | PHP | PHP | PHP | 1
9 | Ruby | Ruby | Ruby | 1
10 | Go | Go | Go | 1
11 | Rust | Rust | Rust | 1
12 | Swift | Swift | Swift | 1
13 | Kotlin | Kotlin | Kotlin | 1
14 | Dart・Flutter | Dart and Flutter | Dart và Flutter | 1
15 | R | R | R | 1
16 | MATLAB | MATLAB | MATLAB | 1
17 | SQL | SQL | SQL | 1
18 | HTML・CSS | HTML and CSS | HTML và CSS | 1
19 | React | React | React | 1
20 | Vue.js | Vue.js | Vue.js | 1
21 | Angular | Angular | Angular | 1
22 | Node.js | Node.js | Node.js | 1
23 | Spring | Spring | Spring | 1
24 | Laravel | Laravel | Laravel | 1
25 | Ruby on Rails | Ruby on Rails | Ruby on Rails | 1
26 | Django・Flask | Django and Flask | Django và Flask | 1
27 | .NET | .NET | .NET | 1
28 | Android開発 | Android development | Phát triển Android | 1
29 | iOS開発 | iOS development | Phát triển iOS | 1
30 | Unity | Unity | Unity | 1
31 | Unreal Engine | Unreal Engine | Unreal Engine | 1
32 | Linux | Linux | Linux | 1
33 | シェルスクリプト | Shell scripting | Shell script | 1
34 | Git | Git | Git | 1
35 | Docker・Kubernetes | Docker and Kubernetes | Docker và Kubernetes | 1
36 | AWS | AWS | AWS | 1
37 | Microsoft Azure | Microsoft Azure | Microsoft Azure | 1
38 | Google Cloud | Google Cloud | Google Cloud | 1
39 | ネットワーク構築 | Network building | Xây dựng mạng | 1
40 | 機械学習・深層学習 | Machine learning and deep learning | Học máy và học sâu | 1
41 | PLC・シーケンス制御 | PLC and sequence control | PLC và điều khiển tuần tự | 1
42 | VBA | VBA | VBA | 1
43 | COBOL | COBOL | COBOL | 1
44 | Verilog・VHDL | Verilog and VHDL | Verilog và VHDL | 1
45 | AutoCAD | AutoCAD | AutoCAD | 2
46 | Jw_cad | Jw_cad | Jw_cad | 2
47 | SolidWorks | SolidWorks | SolidWorks | 2
48 | CATIA | CATIA | CATIA | 2
49 | Autodesk Inventor | Autodesk Inventor | Autodesk Inventor | 2
50 | Creo | Creo | Creo | 2
51 | NX | NX | NX | 2
52 | Fusion 360 | Fusion 360 | Fusion 360 | 2
53 | Revit・BIM | Revit and BIM | Revit và BIM | 2
54 | Archicad | Archicad | Archicad | 2
55 | Vectorworks | Vectorworks | Vectorworks | 2
56 | Civil 3D | Civil 3D | Civil 3D | 2
57 | Tekla Structures | Tekla Structures | Tekla Structures | 2
58 | SketchUp | SketchUp | SketchUp | 2
59 | Rhinoceros | Rhinoceros | Rhinoceros | 2
60 | 電気CAD | Electrical CAD | CAD điện | 2
61 | 基板設計CAD | PCB design CAD | CAD thiết kế mạch in | 2
62 | CAE・構造解析 | CAE and structural analysis | CAE và phân tích kết cấu | 2
63 | 流体解析 | Fluid analysis | Phân tích lưu chất | 2
64 | 図面読解 | Reading technical drawings | Đọc bản vẽ kỹ thuật | 2
65 | Word | Word | Word | 3
66 | Excel（基本） | Excel (basic) | Excel (cơ bản) | 3
67 | Excel（関数・ピボット） | Excel (functions and pivot tables) | Excel (hàm và pivot) | 3
68 | PowerPoint | PowerPoint | PowerPoint | 3
69 | Access | Access | Access | 3
70 | Google Workspace | Google Workspace | Google Workspace | 3
71 | 日本語タイピング | Japanese typing | Gõ tiếng Nhật | 3
72 | ビジネスメール（日本語） | Business e-mail in Japanese | Email công việc bằng tiếng Nhật | 3
73 | 電話応対（日本語） | Telephone work in Japanese | Nghe điện thoại bằng tiếng Nhật | 3
74 | 敬語 | Honorific Japanese | Kính ngữ | 3
75 | プレゼンテーション | Presentation | Thuyết trình | 3
76 | 資料作成 | Preparing documents | Soạn tài liệu | 3
77 | 通訳 | Interpreting | Phiên dịch | 3
78 | 翻訳 | Translation | Biên dịch | 3
79 | 接客 | Customer service | Phục vụ khách hàng | 3
80 | 営業 | Sales | Bán hàng | 3
81 | リーダーシップ | Leadership | Lãnh đạo | 3
82 | プロジェクト管理 | Project management | Quản lý dự án | 3
83 | イベント企画 | Event planning | Tổ chức sự kiện | 3
84 | データ分析 | Data analysis | Phân tích dữ liệu | 3
85 | 統計解析 | Statistical analysis | Phân tích thống kê | 3
86 | 市場調査 | Market research | Nghiên cứu thị trường | 3
87 | SNS運用 | Social media management | Quản lý mạng xã hội | 3
88 | Web広告運用 | Online advertising | Quảng cáo trực tuyến | 3
89 | SEO | Search engine optimisation | SEO | 3
90 | ライティング | Writing | Viết bài | 3
91 | 簿記・会計 | Bookkeeping and accounting | Kế toán | 3
92 | 貿易実務 | Trade practice | Nghiệp vụ ngoại thương | 3
93 | 教える | Teaching | Giảng dạy | 3
94 | Photoshop | Photoshop | Photoshop | 4
95 | Illustrator | Illustrator | Illustrator | 4
96 | InDesign | InDesign | InDesign | 4
97 | Figma | Figma | Figma | 4
98 | Adobe XD | Adobe XD | Adobe XD | 4
99 | Premiere Pro | Premiere Pro | Premiere Pro | 4
100 | After Effects | After Effects | After Effects | 4
101 | DaVinci Resolve | DaVinci Resolve | DaVinci Resolve | 4
102 | Blender | Blender | Blender | 4
103 | Maya | Maya | Maya | 4
104 | 3ds Max | 3ds Max | 3ds Max | 4
105 | ZBrush | ZBrush | ZBrush | 4
106 | CLIP STUDIO PAINT | CLIP STUDIO PAINT | CLIP STUDIO PAINT | 4
107 | UI・UX設計 | UI and UX design | Thiết kế UI, UX | 4
108 | Webデザイン | Web design | Thiết kế web | 4
109 | イラスト | Illustration | Vẽ minh họa | 4
110 | 写真撮影 | Photography | Chụp ảnh | 4
111 | 動画編集 | Video editing | Dựng phim | 4
112 | 溶接 | Welding | Hàn | 5
113 | 旋盤・フライス加工 | Lathe and milling work | Tiện và phay | 5
114 | 電気工事 | Electrical work | Thi công điện | 5
115 | 自動車整備 | Automobile maintenance | Sửa chữa ô tô | 5
116 | 測量 | Surveying | Đo đạc | 5
117 | 化学分析 | Chemical analysis | Phân tích hóa học | 5
118 | 食品衛生管理 | Food hygiene management | Quản lý vệ sinh thực phẩm | 5
119 | 調理 | Cooking | Nấu ăn | 5
120 | 介護 | Care work | Chăm sóc người cao tuổi | 5
121 | 品質管理手法（QC） | Quality control methods | Phương pháp quản lý chất lượng | 5
122 | 5S・カイゼン | 5S and kaizen | 5S và kaizen | 5
123 | フォークリフト | Forklift | Lái xe nâng | 5
124 | 農業 | Farming | Nông nghiệp | 5
125 | 茶道・華道 | Tea ceremony and flower arrangement | Trà đạo và cắm hoa | 5
`,
  { skill_category_id: asNumber },
);
