import { languageId } from '../../../server/domain/languages.ts';

const JA = languageId('ja')!;
const EN = languageId('en')!;
const VI = languageId('vi')!;

interface DemoTemplate {
  key: string;
  name: string;
  words: readonly (readonly [languageId: number, subject: string, text: string])[];
}

/** Words to recommend jobs in, in the languages of the demo students. */
export const mailTemplates: readonly DemoTemplate[] = [
  {
    key: 'demo-jobs-for-you',
    name: 'Jobs for you',
    words: [
      [
        JA,
        '{{student_name}}さんに紹介したい求人（{{job_count}}件）',
        '{{student_name}}さん\n\nTabidachiの{{mentor_name}}です。プロフィールを読んで、合いそうな求人を選びました。\n\n{{jobs}}\n\n気になることがあれば、{{mentor_email}} までいつでも聞いてください。\n\n{{meeting}}',
      ],
      [
        EN,
        'Jobs that may suit you, {{student_name}} ({{job_count}})',
        'Hello {{student_name}},\n\nThis is {{mentor_name}} of Tabidachi. I read your profile and chose jobs that may suit you.\n\n{{jobs}}\n\nIf anything is unclear, please write to {{mentor_email}}.\n\n{{meeting}}',
      ],
      [
        VI,
        '{{job_count}} việc làm có thể hợp với {{student_name}}',
        'Chào {{student_name}},\n\nMình là {{mentor_name}} của Tabidachi. Mình đã đọc hồ sơ của bạn và chọn những việc làm có thể hợp với bạn.\n\n{{jobs}}\n\nNếu có điều gì chưa rõ, bạn hãy viết cho {{mentor_email}} nhé.\n\n{{meeting}}',
      ],
    ],
  },
];
