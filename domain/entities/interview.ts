import { entity, flag, id, instant, integer, line, ref, text, timestamp, url } from './fields.ts';

/** The student, and staff: mentors of the application and managers. */
const BOTH = ['owner', 'staff'] as const;
const kept = { read: BOTH, write: 'command' } as const;
const none = { read: [], write: 'command' } as const;
const AUDIENCES = { audiences: ['owner', 'staff'], editors: 'staff' } as const;
const cancelled = {
  cancelled_at: instant({ nullable: true, ...kept }),
  /** Told to the student; the internal reason is in the history. */
  cancel_reason: text({ nullable: true, ...kept }),
};

export const interview = entity('interviews', AUDIENCES, {
  id: id(kept),
  application_id: ref('applications', none),
  interview_number: integer(kept),
  fixed_schedule_at: instant({ nullable: true, read: BOTH }),
  conduct_at: instant({ nullable: true, read: BOTH }),
  is_online: flag({ read: BOTH }),
  place: line({ max: 500, stored: 'text', nullable: true, read: BOTH }),
  google_map_url: url({ stored: 'text', nullable: true, read: BOTH }),
  online_link: url({ stored: 'text', nullable: true, read: BOTH }),
  get_result_at: instant({ nullable: true, ...kept }),
  is_passed: flag({ nullable: true, ...kept }),
  memo: text({ max: 2000, nullable: true, read: ['staff'] }),
  ...cancelled,
  created_at: timestamp(none),
  updated_at: timestamp(none),
});

export const interviewPractice = entity('interview_practices', AUDIENCES, {
  id: id(kept),
  application_id: ref('applications', none),
  hf_member_id: ref('hf_members', { nullable: true, ...none }),
  scheduled_at: instant({ read: BOTH }),
  online_link: url({ stored: 'text', nullable: true, read: BOTH }),
  notes: text({ max: 2000, nullable: true, read: BOTH }),
  done_at: instant({ nullable: true, read: BOTH }),
  ...cancelled,
  created_at: timestamp(none),
  updated_at: timestamp(none),
});
