import { z } from 'zod';
import { APPLICATION_STATES } from '../../../../domain/application-state.ts';
import { mentorNames } from './application-schema.ts';
import { outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';

const OUTCOMES = ['would_move', 'moved', 'would_undo', 'undone', 'skipped'] as const;

/** What became, or would become, of one application. */
const result = z.object({
  id: outId(),
  outcome: z.enum(OUTCOMES),
  from_state: z.enum(APPLICATION_STATES).nullable(),
  to_state: z.enum(APPLICATION_STATES).nullable(),
  /** Whose it is; null for one the caller may not see. */
  user: z
    .object({ id: outId(), first_name: z.string().nullable(), last_name: z.string().nullable() })
    .nullable(),
  recruitment: z.object({ id: outId(), title: outMap() }).nullable(),
  company: z.object({ id: outId(), official_name: outMap() }).nullable(),
  /** Why it is skipped: an error code, and its sentence in the page language. */
  code: z.string().nullable(),
  message: z.string().nullable(),
  /** The company's alert that is to be confirmed before the resume is sent. */
  alert: z.string().nullable(),
  /** The event that came after what was to be undone. */
  came_after: z.string().nullable(),
  /** Mails that have left already, by template. */
  mails_sent: z.array(z.string()),
});

/** The answer of a move and of its undo. */
export const moveAnswer = z
  .object({
    /** What an undo names; null of a dry run, and where nothing was moved. */
    move_id: z.string().nullable(),
    event: z.string(),
    dry_run: z.boolean(),
    /** Until when it can be taken back; the mails wait as long. */
    undo_until: outTime().nullable(),
    done_count: z.number().int(),
    skipped_count: z.number().int(),
    results: z.array(result),
  })
  .meta({ id: 'MoveAnswer' });

/** The answer of a hand-over of many: with who looked after each before. */
export const assignAnswer = moveAnswer
  .extend({ results: z.array(result.extend({ hf_members: z.array(mentorNames) })) })
  .meta({ id: 'AssignAnswer' });

export type MoveResult = z.input<typeof result>;
