import { z } from 'zod';
import { RECRUITMENT_EVENTS, RECRUITMENT_STATES } from '../../../../domain/recruitment-state.ts';
import { id, integer, outId } from '../../../core/schemas/schema-helpers.ts';

/** A recruitment as its caller has seen it: another version refuses, so that nobody releases what they have not read. */
export const seenRecruitment = z.strictObject({
  recruitment: z.strictObject({ id: id(), version: integer(0) }),
});

/** How far a recruitment has come. */
export const recruitmentMoved = z
  .object({
    id: outId(),
    state: z.enum(RECRUITMENT_STATES),
    version: z.number().int(),
    events_allowed: z.array(z.enum(RECRUITMENT_EVENTS as [string, ...string[]])),
  })
  .meta({ id: 'RecruitmentMoved' });
