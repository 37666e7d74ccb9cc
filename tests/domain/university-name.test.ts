import { universityInPrint } from '../../domain/university-name.ts';

test.each([
  ['東京大学', 'The University of Tokyo', '東京大学'],
  ['清华大学', 'Tsinghua University', '清华大学'],
  ['Đại học Bách khoa Hà Nội', 'Hanoi University of Science and Technology', 'Đại học Bách khoa Hà Nội'],
  ['Université de Paris-Saclay (2)', 'Paris-Saclay University', 'Université de Paris-Saclay (2)'],
  ['ရန်ကုန်တက္ကသိုလ်', 'University of Yangon', 'University of Yangon'],
  ['서울대학교', 'Seoul National University', 'Seoul National University'],
  ['МГУ', null, 'МГУ'],
])('S4: a resume prints %s as who reads it can read it', (local_name, english_name, printed) => {
  expect(universityInPrint({ local_name, english_name })).toBe(printed);
});

test('S4: what the student wants printed goes before all names', () => {
  const names = { local_name: 'ရန်ကုန်တက္ကသိုလ်', english_name: 'University of Yangon' };
  expect(universityInPrint(names, 'ヤンゴン大学')).toBe('ヤンゴン大学');
});
