import { z } from 'zod';
import { outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';
import { companyBrief } from '../../companies/views/company-schema.ts';
import { recruitmentListItem, recruitmentPublic } from '../../recruitments/views/recruitment-schema.ts';

const text = () => z.string().nullable();

/** A recruitment as a mail recommends it: the detail, without what concerns whoever asks. */
const recommendedRecruitment = recruitmentPublic
  .omit({ can: true, application_id: true, reapply_from: true, eligibility: true })
  .meta({ id: 'RecommendedRecruitment' });

/** A recommend mail as the student who received it reads it. */
export const recommendMailForOwner = z
  .object({
    id: outId(),
    user_id: outId(),
    hf_member_id: outId().nullable(),
    recommend_mail_type: z.string(),
    is_including_meeting_schedule: z.boolean(),
    sent_recommend_at: outTime().nullable(),
    recruitment_ids: z.array(outId()),
    active_remind_recruitments: z.array(
      z.object({
        id: outId(),
        recruitment_id: outId(),
        reason_ja: text(),
        reason_en: text(),
        recruitment: recommendedRecruitment.nullable().describe('Null when it is no longer released'),
        company: companyBrief.nullable(),
      }),
    ),
    hf_member: z.object({ id: outId(), names: outMap() }).nullable().describe('Who recommends'),
    recruitments: z
      .array(recruitmentListItem)
      .describe(
        'All jobs it tells, told again or not, as a search lists them; without those no longer released',
      ),
  })
  .meta({ id: 'RecommendMailForOwner' });

/** With where it stands on its way, for the staff who write and send it. */
export const recommendMailForStaff = recommendMailForOwner
  .extend({ state: z.enum(['draft', 'scheduled', 'sending', 'sent', 'held', 'cancelled']) })
  .meta({ id: 'RecommendMailForStaff' });
