import { z } from 'zod';
import { value } from '../values.ts';

/** To a company that has the resume: the student withdrew. The student's reason stays with us. */
export const schema = z.strictObject({
  company_name: value.line(),
  contact_names: value.line().nullable(),
  student_name: value.line(),
  recruitment_title: value.line(),
  mentor_name: value.line(),
  mentor_email: value.email(),
});

export const samples = [
  {
    company_name: '株式会社みなと精機',
    contact_names: '田中 一郎 様',
    student_name: 'NGUYEN THI LINH',
    recruitment_title: '海外営業（東南アジア担当）',
    mentor_name: '佐藤 花子',
    mentor_email: 'sato@tabidachi.example',
  },
];
