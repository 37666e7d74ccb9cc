import { z } from 'zod';
import { outId, outMap } from '../../../core/schemas/schema-helpers.ts';
import { companyBrief } from '../../companies/views/company-schema.ts';
import { recruitmentListItem, recruitmentPublic } from '../../recruitments/views/recruitment-schema.ts';
import { recommendMail } from '../../../../domain/entities/recommend-mail.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';

const text = () => z.string().nullable();

/** A recruitment as a mail recommends it: the detail, without what concerns whoever asks. */
const recommendedRecruitment = recruitmentPublic
  .omit({ can: true, application_id: true, reapply_from: true, eligibility: true })
  .meta({ id: 'RecommendedRecruitment' });

/** A recommend mail as the student who received it reads it. */
export const recommendMailForOwner = entityOutput(recommendMail, 'owner')
  .extend({
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
  .extend(entityOutput(recommendMail, 'staff').shape)
  .meta({ id: 'RecommendMailForStaff' });
