import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { END_STATES } from '../../../../domain/application-state.ts';
import { TRANSITIONS } from '../../../../domain/application-transitions.ts';
import { DUE_SOON_DAYS } from '../../../../domain/constants.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { tokyoDay, tokyoDayAfter } from '../../../../domain/tokyo-time.ts';
import { UNTIL_SENT } from '../../../../domain/waiting-for.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import { query } from '../../../core/calls/define.ts';
import { outId, outMap } from '../../../core/schemas/schema-helpers.ts';

/** What lies on the mentor's own desk: from the resume's arrival until it may leave for the company. */
const TO_CORRECT = [...TRANSITIONS.approve_unchanged.from, ...TRANSITIONS.send_to_company.from];

interface Load {
  hf_member_id: number;
  open: number;
  to_correct: number;
  overdue: number;
  due_soon: number;
}

const NOTHING = { open: 0, to_correct: 0, overdue: 0, due_soon: 0 };

export const hf_member__get_mentor_loads = query({
  name: 'hf_member__get_mentor_loads',
  summary:
    'How much every active member of staff looks after: all that goes on, resumes to correct or to send, and of all that are not sent those past their due day and those due soon',
  addition: true,
  allow: STAFF,
  input: z.strictObject({}),
  output: z.object({
    mentor_loads: z.array(
      z.object({
        hf_member_id: outId(),
        names: outMap(),
        role: z.enum(['mentor', 'manager']),
        open: z.number().int(),
        to_correct: z.number().int(),
        overdue: z.number().int(),
        due_soon: z.number().int(),
      }),
    ),
  }),
  errors: [],
  example: {},
  async run(ctx) {
    const loads = await sequelizeOf(HfMember).query<Load>(
      `select m.hf_member_id, count(*)::int as open,
         count(*) filter (where a.state in (:toCorrect))::int as to_correct,
         count(*) filter (where a.state in (:untilSent) and a.due_date_to_submit_resume < :today)::int as overdue,
         count(*) filter (where a.state in (:untilSent)
           and a.due_date_to_submit_resume between :today and :soon)::int as due_soon
       from application_hf_members m join applications a on a.id = m.application_id
       where a.state not in (:ended) group by 1`,
      {
        type: QueryTypes.SELECT,
        replacements: {
          toCorrect: TO_CORRECT,
          untilSent: [...UNTIL_SENT],
          ended: [...END_STATES],
          today: tokyoDay(ctx.now),
          soon: tokyoDayAfter(ctx.now, DUE_SOON_DAYS),
        },
      },
    );
    const members = await HfMember.findAll({ where: { is_active: true }, order: [['id', 'ASC']] });
    return {
      mentor_loads: members.map((member) => ({
        ...NOTHING,
        ...loads.find((load) => load.hf_member_id === member.id),
        hf_member_id: member.id,
        names: memberNames(member),
        role: member.role,
      })),
    };
  },
});
