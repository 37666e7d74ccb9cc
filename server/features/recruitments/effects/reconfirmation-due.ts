import { Op } from 'sequelize';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import type { MailLanguage } from '../../../../templates/mail/registry.ts';
import { needsReconfirmation, RECONFIRM_AFTER_DAYS } from '../../../../domain/recruitment-state.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { jobLabel } from '../../mail/services/mail-names.ts';
import { toManagers } from '../../mail/services/recipients.ts';
import { dayInWords } from '../../mail/services/tokyo-words.ts';

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
      label: jobLabel(row.title, row.company?.official_name, language),
      as_of: row.as_of_on && dayInWords(row.as_of_on, language),
      url: `${ctx.baseUrl}/staff/recruitments/${row.id}`,
    }));
  return toManagers(ctx, (recipient, staff_name) =>
    draft('staff_recruitments_to_reconfirm', recipient, {
      staff_name,
      count: String(due.length),
      days: String(RECONFIRM_AFTER_DAYS),
      recruitments: recruitmentsIn(recipient.language),
      list_url: `${ctx.baseUrl}/staff/recruitments?filter=${DUE_FILTER}`,
    }),
  );
};
