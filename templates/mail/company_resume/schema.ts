import { z } from 'zod';
import { value } from '../values.ts';

/** To the company: the resume, attached. */
export const schema = z.strictObject({
  company_name: value.line(),
  /** Who it is addressed to, with 様; null when no name is known. */
  contact_names: value.line().nullable(),
  student_name: value.line(),
  recruitment_title: value.line(),
  /** The note to the company that the student has seen. */
  hf_remark: value.text().nullable(),
  /** Whom to answer. */
  mentor_name: value.line(),
  mentor_email: value.email(),
  is_again: value.flag(),
});

export const samples = [
  {
    company_name: '株式会社みなと精機',
    contact_names: '田中 一郎 様',
    student_name: 'NGUYEN THI LINH',
    recruitment_title: '海外営業（東南アジア担当）',
    hf_remark: '卒業は2027年3月の予定です。\n面接はオンラインを希望しています。',
    mentor_name: '佐藤 花子',
    mentor_email: 'sato@tabidachi.example',
    is_again: false,
  },
  {
    company_name: '株式会社みなと精機',
    contact_names: null,
    student_name: 'NGUYEN THI LINH',
    recruitment_title: '海外営業（東南アジア担当）',
    hf_remark: null,
    mentor_name: '佐藤 花子',
    mentor_email: 'sato@tabidachi.example',
    is_again: true,
  },
];
