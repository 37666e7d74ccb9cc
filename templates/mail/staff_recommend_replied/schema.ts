import { z } from 'zod';
import { value } from '../values.ts';

/** To who wrote a recommend mail: what came back. An answer to this mail goes to the student. */
export const schema = z.strictObject({
  staff_name: value.line(),
  student_name: value.line(),
  /** The address it came from, where that is not the student's; null: it is. */
  other_sender: value.line().nullable(),
  /** What was written, without what was quoted; null: nothing but that. */
  reply: value.text().nullable(),
  mail_url: value.url(),
});

const sample = {
  staff_name: '佐藤 花子',
  student_name: 'Linh Nguyen',
  mail_url: 'https://tabidachi.example/staff/recommend_mails/12/show',
};

export const samples = [
  {
    ...sample,
    other_sender: null,
    reply: 'ご紹介ありがとうございます。\n二つ目の求人について、面談でお話を聞きたいです。',
  },
  { ...sample, other_sender: 'linh.other@example.com', reply: null },
];
