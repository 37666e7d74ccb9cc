import { asText, rows } from './rows.ts';

/** The 47 prefectures; id and code are those of JIS X 0401. */
export const prefectures = rows(
  `
1 | 北海道 | Hokkaido | Hokkaido | 01 | ほっかいどう
2 | 青森県 | Aomori | Aomori | 02 | あおもりけん
3 | 岩手県 | Iwate | Iwate | 03 | いわてけん
4 | 宮城県 | Miyagi | Miyagi | 04 | みやぎけん
5 | 秋田県 | Akita | Akita | 05 | あきたけん
6 | 山形県 | Yamagata | Yamagata | 06 | やまがたけん
7 | 福島県 | Fukushima | Fukushima | 07 | ふくしまけん
8 | 茨城県 | Ibaraki | Ibaraki | 08 | いばらきけん
9 | 栃木県 | Tochigi | Tochigi | 09 | とちぎけん
10 | 群馬県 | Gunma | Gunma | 10 | ぐんまけん
11 | 埼玉県 | Saitama | Saitama | 11 | さいたまけん
12 | 千葉県 | Chiba | Chiba | 12 | ちばけん
13 | 東京都 | Tokyo | Tokyo | 13 | とうきょうと
14 | 神奈川県 | Kanagawa | Kanagawa | 14 | かながわけん
15 | 新潟県 | Niigata | Niigata | 15 | にいがたけん
16 | 富山県 | Toyama | Toyama | 16 | とやまけん
17 | 石川県 | Ishikawa | Ishikawa | 17 | いしかわけん
18 | 福井県 | Fukui | Fukui | 18 | ふくいけん
19 | 山梨県 | Yamanashi | Yamanashi | 19 | やまなしけん
20 | 長野県 | Nagano | Nagano | 20 | ながのけん
21 | 岐阜県 | Gifu | Gifu | 21 | ぎふけん
22 | 静岡県 | Shizuoka | Shizuoka | 22 | しずおかけん
23 | 愛知県 | Aichi | Aichi | 23 | あいちけん
24 | 三重県 | Mie | Mie | 24 | みえけん
25 | 滋賀県 | Shiga | Shiga | 25 | しがけん
26 | 京都府 | Kyoto | Kyoto | 26 | きょうとふ
27 | 大阪府 | Osaka | Osaka | 27 | おおさかふ
28 | 兵庫県 | Hyogo | Hyogo | 28 | ひょうごけん
29 | 奈良県 | Nara | Nara | 29 | ならけん
30 | 和歌山県 | Wakayama | Wakayama | 30 | わかやまけん
31 | 鳥取県 | Tottori | Tottori | 31 | とっとりけん
32 | 島根県 | Shimane | Shimane | 32 | しまねけん
33 | 岡山県 | Okayama | Okayama | 33 | おかやまけん
34 | 広島県 | Hiroshima | Hiroshima | 34 | ひろしまけん
35 | 山口県 | Yamaguchi | Yamaguchi | 35 | やまぐちけん
36 | 徳島県 | Tokushima | Tokushima | 36 | とくしまけん
37 | 香川県 | Kagawa | Kagawa | 37 | かがわけん
38 | 愛媛県 | Ehime | Ehime | 38 | えひめけん
39 | 高知県 | Kochi | Kochi | 39 | こうちけん
40 | 福岡県 | Fukuoka | Fukuoka | 40 | ふくおかけん
41 | 佐賀県 | Saga | Saga | 41 | さがけん
42 | 長崎県 | Nagasaki | Nagasaki | 42 | ながさきけん
43 | 熊本県 | Kumamoto | Kumamoto | 43 | くまもとけん
44 | 大分県 | Oita | Oita | 44 | おおいたけん
45 | 宮崎県 | Miyazaki | Miyazaki | 45 | みやざきけん
46 | 鹿児島県 | Kagoshima | Kagoshima | 46 | かごしまけん
47 | 沖縄県 | Okinawa | Okinawa | 47 | おきなわけん
`,
  { code: asText, kana: asText },
);
