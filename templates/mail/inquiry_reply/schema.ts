import { z } from 'zod';
import { value } from '../values.ts';

/** To the student who asked: the answer, and the question below it. */
export const schema = z.strictObject({
  student_name: value.line(),
  reply: value.text(),
  message: value.text(),
  site_url: value.url(),
});

export const samples = [
  {
    student_name: 'Linh Nguyen',
    reply: 'プロフィールの画面から変更できます。\n反映されないときは、もう一度ご連絡ください。',
    message: 'メールアドレスはどこで変えられますか。',
    site_url: 'https://tabidachi.example',
  },
];
