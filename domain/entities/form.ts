import { FORM_QUESTION_KINDS } from '../event-form.ts';
import {
  choice,
  entity,
  flag,
  id,
  integer,
  json,
  languageMap,
  line,
  list,
  ref,
  text,
  timestamp,
  type LanguageMap,
} from './fields.ts';

const STAFF = ['staff'] as const;
const none = { read: [], write: 'command' } as const;

/** A form that events ask. Who answers it reads its questions alone. */
export const form = entity(
  'forms',
  { audiences: ['staff'], editors: 'staff' },
  {
    id: id({ read: STAFF, write: 'command' }),
    name: line({ required: true, read: STAFF }),
    form_questions: list(
      {
        title: languageMap({ size: 'line', max: 500, required: true }),
        kind: choice(FORM_QUESTION_KINDS),
        options: json<LanguageMap[]>()({ nullable: true }),
        is_required: flag(),
        position: integer({ default: 0 }),
      },
      { read: [] },
    ),
    version: integer({ default: 0, read: STAFF, write: 'command' }),
    created_at: timestamp(none),
    updated_at: timestamp({ read: STAFF, write: 'command' }),
  },
);

const kept = { read: ['owner', 'staff'], write: 'command' } as const;

/** What was answered to the form of an event; of several choices each stands on a line of its own. */
export const formAnswer = entity(
  'form_answers',
  { audiences: ['owner', 'staff'], editors: 'owner' },
  {
    id: id(kept),
    event_application_id: ref('event_applications', none),
    form_id: ref('forms', kept),
    form_question_answers: list(
      { form_question_id: ref('form_questions'), answer_text: text({ nullable: true }) },
      kept,
    ),
    created_at: timestamp(none),
    updated_at: timestamp(none),
  },
);
