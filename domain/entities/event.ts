import { STAFF_TEXT_MAX } from '../constants.ts';
import {
  entity,
  flag,
  id,
  instant,
  integer,
  languageMap,
  line,
  ref,
  text,
  timestamp,
  url,
  uuid,
} from './fields.ts';

/** Anyone who can see the event, staff there, and the console. */
const PUBLIC = ['public', 'staff', 'console'] as const;
const STAFF = ['staff', 'console'] as const;
const CONSOLE = ['console'] as const;

export const event = entity(
  'events',
  { audiences: ['public', 'staff', 'console'], editors: 'console' },
  {
    id: id({ read: PUBLIC, write: 'command' }),
    title: languageMap({ size: 'line', required: true, read: PUBLIC }),
    body: languageMap({ max: STAFF_TEXT_MAX, input: 'rich', read: PUBLIC }),
    start_at: instant({ read: PUBLIC }),
    end_at: instant({ nullable: true, read: PUBLIC }),
    is_online: flag({ read: PUBLIC }),
    /** The venue, for those who decide whether to come; the link of an online event is told to those with a seat. */
    place: languageMap({ size: 'line', read: PUBLIC }),
    google_map_url: url({ stored: 'text', nullable: true, read: PUBLIC }),
    /** The languages it is held in, and how much of them one needs. */
    spoken_language: languageMap({ size: 'line', read: PUBLIC }),
    organiser: languageMap({ size: 'line', read: PUBLIC }),
    what_to_bring: languageMap({ read: PUBLIC }),
    /** Applications are accepted up to this instant; without one, until the start. */
    deadline: instant({ nullable: true, read: PUBLIC }),
    /** An external form that replaces ours. */
    apply_url: url({ nullable: true, read: PUBLIC }),
    thumbnail_file_id: ref('files', { nullable: true, read: CONSOLE }),
    form_id: ref('forms', { nullable: true, read: PUBLIC }),
    /** For people with a seat; empty for everyone else. */
    apply_complete_message: languageMap({ read: PUBLIC }),
    is_need_resume_file: flag({ read: PUBLIC }),
    /** In the mail to those who came: a survey elsewhere, and what the organisers tell them. */
    survey_url: url({ stored: 'text', nullable: true, read: CONSOLE }),
    follow_up_message: languageMap({ read: CONSOLE }),
    is_released: flag({ read: PUBLIC }),
    notification_channel_id: ref('notification_channels', { nullable: true, read: STAFF }),
    capacity: integer({ max: 100_000, nullable: true, read: STAFF }),
    version: integer({ default: 0, read: PUBLIC, write: 'command' }),
    created_at: timestamp({ read: [], write: 'command' }),
    updated_at: timestamp({ read: CONSOLE, write: 'command' }),
  },
);

/** The holder of the token, the applicant, and staff. */
const HOLDER = ['holder', 'owner', 'staff'] as const;
const OWNER = ['owner', 'staff'] as const;
const campaign = { nullable: true, read: ['staff'], write: 'command' } as const;

/** An application for an event. Cancelled takes precedence over confirmed, and confirmed over waiting. */
export const eventApplication = entity(
  'event_applications',
  { audiences: ['holder', 'owner', 'staff'], editors: 'staff' },
  {
    id: id({ read: HOLDER, write: 'command' }),
    event_id: ref('events', { read: HOLDER, write: 'command' }),
    user_id: ref('users', { read: OWNER, write: 'command' }),
    apply_at: instant({ read: HOLDER, write: 'command' }),
    is_confirmed: flag({ read: HOLDER, write: 'command' }),
    is_cancelled: flag({ read: HOLDER, write: 'command' }),
    confirmed_at: instant({ nullable: true, read: HOLDER, write: 'command' }),
    cancelled_at: instant({ nullable: true, read: HOLDER, write: 'command' }),
    is_waiting: flag({ read: HOLDER, write: 'command' }),
    /** Whether they came, recorded by staff; null until then. */
    is_attended: flag({ nullable: true, read: HOLDER, write: 'command' }),
    attendance_recorded_at: instant({ nullable: true, read: HOLDER, write: 'command' }),
    /** Came without having applied; recorded at the door. */
    is_walk_in: flag({ read: OWNER, write: 'command' }),
    /** What the QR code of the ticket says; it is shown there alone. */
    check_in_code: uuid({ random: true, read: [], write: 'command' }),
    /** Whoever holds it can act on the application; it is only in the mail. */
    token_for_cancell: line({ read: [], write: 'command' }),
    resume_file_id: ref('files', { nullable: true, read: ['staff'], write: 'command' }),
    apply_campaign_name: line(campaign),
    apply_campaign_source: line(campaign),
    apply_campaign_term: line(campaign),
    apply_campaign_medium: line(campaign),
    apply_campaign_content: line(campaign),
    apply_landing_page: text(campaign),
    created_at: timestamp({ read: [], write: 'command' }),
    updated_at: timestamp({ read: [], write: 'command' }),
  },
);
