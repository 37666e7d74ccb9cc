import { z } from 'zod';
import type { ApplicationEventName } from '../../../../domain/application-transitions.ts';
import { clearable, day, flag, longText } from '../../../core/schemas/schema-helpers.ts';
import { resultFields } from './result-input.ts';

/** Events that one command can cause for many applications. The others are about one appointment or one result. */
export const MOVES = [
  'start_correction',
  'approve_unchanged',
  'return_to_student',
  'send_correction',
  'agree',
  'send_to_company',
  'record_resume_result',
  'finish',
  'answer_offer',
  'decline',
  'quit',
] as const satisfies readonly ApplicationEventName[];
export type MoveEvent = (typeof MOVES)[number];

/** What the events need, by the names their own commands have for it. */
export const moveFields = {
  application: z
    .strictObject({
      is_resume_passed: flag().optional(),
      is_passed: flag().optional(),
      is_student_accept_offer: flag().optional(),
      is_alert_confirmed: flag().optional(),
      due_date_to_submit_resume: day().optional(),
      is_date_confirmed: flag().optional(),
      reason_of_decline: longText(2000).optional(),
      reapply_from: clearable(day()),
      reason_of_quit_by_student: longText(2000).optional(),
      ...resultFields,
    })
    .optional(),
  comment: longText(2000).optional(),
  reason: longText(1000).optional(),
};

const input = z.object(moveFields);
export type MoveInput = z.output<typeof input>;
