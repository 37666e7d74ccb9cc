import { Op } from 'sequelize';
import { itemAt, required } from '../../../../domain/required.ts';
import { Application } from '../../../../db/models/application.ts';
import { ApplicationEvent, ApplicationHfMember } from '../../../../db/models/application-records.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { jobLabel, memberName } from '../../mail/services/mail-names.ts';
import { toOneOfUs } from '../../mail/services/recipients.ts';

/** Applications in one mail at most; the list behind its button has all. */
const MOST = 20;
const MINE = encodeURIComponent(JSON.stringify({ scope: 'mine', is_open: true }));

/** The new mentor reads in one mail what is theirs now: what was taken back or handed on meanwhile is left out. */
export const applicationsAssigned: EffectHandler<'applications_assigned'> = async (payload, _about, ctx) => {
  const { tx: transaction } = ctx;
  const where = { id: payload.hf_member_id, is_active: true };
  const member = await HfMember.findOne({ where, transaction });
  const given = await ApplicationEvent.findAll({
    where: { move_id: payload.assigned_move_id, undone_at: null },
    order: [['application_id', 'ASC']],
    transaction,
  });
  const theirs = await ApplicationHfMember.findAll({
    where: {
      hf_member_id: payload.hf_member_id,
      application_id: { [Op.in]: given.map((line) => line.application_id) },
    },
    transaction,
  });
  const ids = new Set(theirs.map((link) => link.application_id));
  const lines = given.filter((line) => ids.has(line.application_id));
  if (!member || lines.length === 0) return [];
  const giver = await HfMember.findByPk(required(itemAt(lines, 0).hf_member_id), {
    transaction,
    rejectOnEmpty: true,
  });
  const shown = await Application.findAll({
    attributes: ['id'],
    where: { id: { [Op.in]: lines.slice(0, MOST).map(({ application_id }) => application_id) } },
    include: [
      {
        association: 'recruitment',
        attributes: ['id', 'title'],
        include: [{ association: 'company', attributes: ['id', 'official_name'] }],
      },
    ],
    order: [['id', 'ASC']],
    transaction,
  });
  return [
    toOneOfUs(member, (recipient, staff_name) =>
      draft('staff_applications_assigned', recipient, {
        staff_name,
        given_by: memberName(giver, recipient.language),
        count: String(lines.length),
        items: shown.map(({ id, recruitment }) => ({
          label: jobLabel(
            required(recruitment).title,
            required(required(recruitment).company).official_name,
            recipient.language,
          ),
          url: `${ctx.baseUrl}/staff/applications/${id}/show`,
        })),
        more_count: lines.length > MOST ? String(lines.length - MOST) : null,
        has_note: lines.some(({ reason }) => reason !== null),
        list_url: `${ctx.baseUrl}/staff/applications?filter=${MINE}`,
      }),
    ),
  ];
};
