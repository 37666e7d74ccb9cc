import { NAME_MAX } from '../constants.ts';
import { choice, email, entity, flag, id, integer, line, phone, timestamp } from './fields.ts';

/**
 * Contact details are visible to all staff. For mentors, the console's query blanks the ids of external tools.
 */
const STAFF = ['mentor', 'manager', 'console'] as const;
const WHOLE = ['manager', 'console'] as const;

const name = line({ max: NAME_MAX, nullable: true, read: WHOLE });
const tool = line({ nullable: true, read: WHOLE });

/** A member of the operating staff. Rights come from `role` and the verified e-mail. */
export const hfMember = entity(
  'hf_members',
  { audiences: ['student', 'mentor', 'manager', 'console'], editors: 'console' },
  {
    id: id({ read: ['student', ...STAFF], write: 'command' }),
    email: email({ read: STAFF }),
    phone_num: phone({ nullable: true, read: STAFF }),
    first_name_ja: name,
    last_name_ja: name,
    first_name_en: name,
    last_name_en: name,
    nickname_ja: name,
    nickname_en: name,
    is_manager_of_applications: flag({ read: WHOLE }),
    role: choice(['mentor', 'manager'], { default: 'mentor', read: WHOLE }),
    trello_id: tool,
    slack_id: tool,
    calendar_id: tool,
    is_active: flag({ default: true, read: WHOLE }),
    version: integer({ default: 0, read: WHOLE, write: 'command' }),
    created_at: timestamp({ read: [], write: 'command' }),
    updated_at: timestamp({ read: ['console'], write: 'command' }),
  },
);
