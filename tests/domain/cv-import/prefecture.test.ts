import { prefectureNamed } from '../../../domain/cv-import/read-cv.ts';

const PREFECTURES = [
  { id: 1, names: ['北海道', 'Hokkaido'] },
  { id: 13, names: ['東京都', 'Tokyo'] },
  { id: 14, names: ['神奈川県', 'Kanagawa'] },
  { id: 26, names: ['京都府', 'Kyoto'] },
  { id: 27, names: ['大阪府', 'Osaka'] },
  { id: 34, names: ['広島県', 'Hiroshima'] },
];

test.each([
  ['東京都新宿区高田馬場1-2-3', 13],
  ['〒160-0023 東京都新宿区', 13],
  ['日本、京都府京都市左京区', 26],
  ['大阪市北区梅田3-4-5', 27],
  ['2-3-4 Honmachi, Chuo-ku, Osaka 541-0053', 27],
  ['1-2-3 Takadanobaba, Shinjuku-ku, TOKYO, Japan', 13],
  ['Kyoto-shi, Kyoto Prefecture', 26],
  ['Kohoku-ku, Yokohama', 14],
  ['Shinjuku, Tōkyō-to', 13],
  ['12 Nguyễn Trãi, Thanh Xuân, Hà Nội', null],
  ['上海市杨浦区国定路100号', null],
  ['Osaka or Tokyo', null],
  ['', null],
])('%s', (address, id) => {
  expect(prefectureNamed(address, PREFECTURES)).toBe(id);
});
