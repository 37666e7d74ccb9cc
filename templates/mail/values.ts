import { z } from 'zod';

/** Words for the schemas of mails. A value is never empty: a gap in a mail is worse than no mail. */

/** What a value is to who writes the words of a mail: it cannot be told from the checks alone. */
export const valueKinds = z.registry<{ kind: 'line' | 'text' | 'url' | 'email' | 'words' }>();

const plain = () => z.string().trim().min(1);
const text = () => plain().register(valueKinds, { kind: 'text' });
/** One line, such as a name: may stand in a subject. */
const line = () =>
  plain()
    .regex(/^[^\r\n]*$/)
    .register(valueKinds, { kind: 'line' });

export const value = {
  text,
  line,
  flag: () => z.boolean(),
  url: () => z.url({ protocol: /^https?$/ }).register(valueKinds, { kind: 'url' }),
  email: () => z.email().register(valueKinds, { kind: 'email' }),
  /** Words of staff, written in the language of mails themselves. */
  words: () => plain().register(valueKinds, { kind: 'words' }),
};

/** What every mail about an application names. `application_url` leads to its page and does nothing. */
export const aboutApplication = {
  company_name: line(),
  recruitment_title: line(),
  application_url: value.url(),
};

export const toStudent = { student_name: line(), ...aboutApplication };
export const toStaff = { staff_name: line(), student_name: line(), ...aboutApplication };

export const sampleToStudent = {
  student_name: 'Linh Nguyen',
  company_name: '株式会社みなと精機',
  recruitment_title: '海外営業（東南アジア担当）',
  application_url: 'https://tabidachi.example/applications/12',
};

export const sampleToStaff = {
  ...sampleToStudent,
  staff_name: '佐藤 花子',
  application_url: 'https://tabidachi.example/staff/applications/12/show',
};

/** To the student: a result of the company. */
export const result = {
  ...toStudent,
  /** The wording meant for the student, never the internal reason. */
  result_reason: text().nullable(),
};

export const sampleOfResult = {
  ...sampleToStudent,
  result_reason: '日本語で仕事の話をする力と、海外で働きたいという気持ちがよく伝わりました。',
};

/** To the student: the day of the resume, near or passed. */
export const resumeDue = {
  ...toStudent,
  due_day: line(),
  /** A mentor has asked to write parts again. */
  is_rewrite: value.flag(),
};

export const samplesOfResumeDue = [
  { ...sampleToStudent, due_day: '2026年12月8日（火）', is_rewrite: false },
  { ...sampleToStudent, due_day: '2026年12月13日（日）', is_rewrite: true },
];

/** To the student: an event applied for. `event_url` leads to its page and does nothing. */
export const aboutEvent = {
  student_name: line(),
  event_title: line(),
  /** Day and time in Tokyo, in words. */
  starts_at: line(),
  event_url: value.url(),
};

/** Pages with a button each: opening them changes nothing. */
export const eventLinks = { confirm_url: value.url(), cancel_url: value.url() };

const sampleToken = '5f2b8c0e9a4d4b7f8e1c6a3d2b9f0e47';

export const sampleOfEvent = {
  student_name: 'Linh Nguyen',
  event_title: '留学生のための履歴書ワークショップ',
  starts_at: '2026年12月5日（土）14:00（日本時間）',
  event_url: 'https://tabidachi.example/events/3',
};

export const sampleOfEventLinks = {
  confirm_url: `https://tabidachi.example/events/3/apply_complete?token=${sampleToken}`,
  cancel_url: `https://tabidachi.example/events/3/cancell?token=${sampleToken}`,
};
