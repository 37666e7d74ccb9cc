import { Op } from 'sequelize';
import { Recruitment } from '../../../db/models/recruitment.ts';
import type { MailLanguage } from '../../../templates/mail/registry.ts';
import { needsReconfirmation, RECONFIRM_AFTER_DAYS } from '../../domain/recruitment-state.ts';
import { draft, inStaffLanguages } from '../draft.ts';
import type { EffectHandler } from '../effect-handler.ts';
import { inLanguage, memberName } from '../names.ts';
import { managers } from '../recipients.ts';

const DUE_FILTER = encodeURIComponent(JSON.stringify({ needs_reconfirmation: true }));

/** Each manager gets one mail with the ads that are still to be confirmed. */
export const reconfirmationDue: EffectHandler<'reconfirmation_due'> = async (payload, _about, ctx) => {
  const rows = await Recruitment.findAll({
    where: { id: { [Op.in]: payload.recruitment_ids } },
    include: [{ association: 'company', attributes: ['id', 'official_name'] }],
    order: [
      ['as_of_on', 'ASC'],
      ['id', 'ASC'],
    ],
    transaction: ctx.tx,
  });
  const due = rows.filter((row) => needsReconfirmation(row, ctx.now));
  if (due.length === 0) return [];
  const recruitmentsIn = (language: MailLanguage) =>
    due.map((row) => ({
      label: [
        inLanguage(row.title as Record<string, string>, language),
        inLanguage((row.company?.official_name ?? {}) as Record<string, string>, language),
      ]
        .filter(Boolean)
        .join(' — ')
        .replace(/\s+/g, ' '),
      as_of: row.as_of_on,
      url: `${ctx.baseUrl}/staff/recruitments/${row.id}`,
    }));
  return (await managers(ctx.tx)).map((member) =>
    inStaffLanguages((language) =>
      draft(
        'staff_recruitments_to_reconfirm',
        { email: member.email, language, hf_member_id: member.id },
        {
          staff_name: memberName(member, language),
          count: String(due.length),
          days: String(RECONFIRM_AFTER_DAYS),
          recruitments: recruitmentsIn(language),
          list_url: `${ctx.baseUrl}/staff/recruitments?filter=${DUE_FILTER}`,
        },
      ),
    ),
  );
};
