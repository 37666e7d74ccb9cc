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

/** What both sides of the conversation about an application get. */
export const conversation = {
  messages: z.array(z.strictObject({ writer: line().nullable(), message: text() })).min(1),
  /** An answer to the mail lands in the conversation. */
  is_answered_by_mail: value.flag(),
};
