import { RECOMMEND_SKIPPED } from '../recommending.ts';
import { choice, entity, flag, id, instant, line, ref, text, timestamp, uuid } from './fields.ts';

/** The student who got it, staff who write and send it, and the console's list. */
const ALL = { read: ['owner', 'staff', 'console'], write: 'command' } as const;
const told = { read: ['owner', 'staff'], write: 'command' } as const;
const listed = { nullable: true, read: ['console'], write: 'command' } as const;
const none = { nullable: true, read: [], write: 'command' } as const;

/** A mail that recommends jobs to one student. */
export const recommendMail = entity(
  'recommend_mails',
  { audiences: ['owner', 'staff', 'console'], editors: 'staff' },
  {
    id: id(ALL),
    user_id: ref('users', told),
    hf_member_id: ref('hf_members', { nullable: true, ...told }),
    recommend_mail_type: line(ALL),
    is_including_meeting_schedule: flag(ALL),
    sent_recommend_at: instant({ nullable: true, ...ALL }),
    state: choice(['draft', 'scheduled', 'sending', 'sent', 'held', 'cancelled'], {
      default: 'draft',
      read: ['staff', 'console'],
      write: 'command',
    }),
    mail_template_group_id: ref('mail_template_groups', none),
    /** The words it was written with, whatever becomes of the template: language, subject and body before their values. */
    language_code: line(none),
    template_subject: text(none),
    template_body: text(none),
    /** The same for all that were sent together. */
    send_id: uuid(listed),
    /** It waits until then, and can be taken back as long. */
    send_after: instant(listed),
    /** Why the student gets none after all, as it was found when the mail was to go or before. */
    skipped_code: choice(RECOMMEND_SKIPPED, listed),
    /** It came back: the student has not got it. */
    bounced_at: instant(listed),
    created_at: timestamp({ read: ['console'], write: 'command' }),
    updated_at: timestamp({ read: [], write: 'command' }),
  },
);
