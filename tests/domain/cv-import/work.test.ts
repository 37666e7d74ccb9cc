import { cvLines } from '../../../domain/cv-import/lines.ts';
import { jobsIn } from '../../../domain/cv-import/work.ts';
import type { SectionLine } from '../../../domain/cv-import/sections.ts';

const job = (text: string) =>
  jobsIn(cvLines(text).map((line): SectionLine => ({ ...line, section: 'work' }))).jobs[0];

test.each([
  [
    'Mikage Precision Co., Ltd., internship, CAD drawings of jigs',
    'Mikage Precision Co., Ltd.',
    'internship',
    'CAD drawings of jigs',
  ],
  ['御影精機株式会社, インターンシップ, 治具の製図', '御影精機株式会社', 'internship', '治具の製図'],
  ['Sky Mart, part-time job, cashier', 'Sky Mart', 'part_time', 'cashier'],
  ['Sky Mart Co., Ltd., software intern', 'Sky Mart Co., Ltd.', 'internship', 'software intern'],
  ['Sky Mart Co., Ltd., internship', 'Sky Mart Co., Ltd.', 'internship', null],
  ['part-time employee, Sunflower, cashier', 'Sunflower', 'part_time', 'cashier'],
  ['夏季インターン, ひまわり', 'ひまわり', 'internship', null],
  ['Thực tập hè, Sao Mai', 'Sao Mai', 'internship', null],
  ['アルバイトスタッフ, ひまわり', 'ひまわり', 'part_time', 'アルバイトスタッフ'],
])('%s tells the employer, the kind and the work', (line, company_name, employment_kind, description) => {
  expect(job(`2025/08 - 2025/09 ${line}`)).toMatchObject({ company_name, employment_kind, description });
});
