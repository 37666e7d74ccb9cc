import { withoutSoftBreaks } from '../../../domain/cv-import/soft-breaks.ts';

describe('a full line goes on in the next', () => {
  test.each([
    ['I worked in a restaurant and learned', 'to listen to customers.'],
    ['in the north of the city of Sapporo and', 'Otaru'],
    ['Himal Soft Pvt. Ltd., Software Engineer, January 2023 –', 'March 2025'],
    ['Korean (native), Japanese (JLPT N1, July', '2025), English (TOEIC 940)'],
    ['English (TOEIC 940,', 'October 2026)'],
    ['Waseda University, Master of', 'Education'],
    ['I want to use at work my languages, my patience and my', 'skills.'],
    ['The shop opened in March 2024', 'and I was there from the first day'],
  ])('%s | %s', (line, next) => {
    expect(withoutSoftBreaks(`${line}\v${next}`)).toBe(`${line} ${next}`);
  });

  test('without a space in Japanese, over any number of lines', () => {
    expect(withoutSoftBreaks('お客様の立場で\v考える力を身に\vつけました。\n資格')).toBe(
      'お客様の立場で考える力を身につけました。\n資格',
    );
  });
});

describe('a full line is whole before', () => {
  test.each([
    ['May 2024 - present Cafe Shirokuma, customer service and kitchen', 'August 2025 - September 2025 Hotel'],
    ['Haeoreum High School, Grade 12', 'March 2018 - February 2021 Another School'],
    ['English (TOEIC 940, October 2026)', 'Photoshop and Illustrator'],
    ['Korean (native), English (fluent)', 'SKILLS'],
    ['Korean (native), English (fluent)', 'Tools: Git, Docker'],
    ['Built the booking service', '• Reduced loading times'],
    ['2023年7月 日本語能力試験N2 合格', '普通自動車第一種運転免許'],
    ['早稲田大学 商学部', '2025年3月 早稲田大学 卒業'],
    ['チームで働くことが得意です。', '自己PR 私は三年間、書店で働きました。'],
  ])('%s | %s', (line, next) => {
    expect(withoutSoftBreaks(`${line}\v${next}`)).toBe(`${line}\n${next}`);
  });
});
