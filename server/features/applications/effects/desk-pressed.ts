import { Op } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { Application } from '../../../../db/models/application.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import type { StaffLanguage } from '../../../../templates/mail/registry.ts';
import { isPublicHoliday } from '../../../adapters/public-holidays.ts';
import { isPastDueDay } from '../../../../domain/tokyo-time.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { jobLabel } from '../../mail/services/mail-names.ts';
import { toOneOfUs } from '../../mail/services/recipients.ts';
import { itemsOfDesk, type DeskItem } from './reminders/desks.ts';
import { dayInWords } from '../../mail/services/tokyo-words.ts';

/** Things in one mail at most; the list behind its button has all. */
const MOST = 20;
const MINE = encodeURIComponent(JSON.stringify({ scope: 'mine' }));

type Words = Record<DeskItem['kind'] | 'overdue', (day: string) => string>;
const WORDS: Record<StaffLanguage, Words> = {
  ja: {
    due: (day) => `履歴書の提出期限：${day}`,
    overdue: (day) => `履歴書の提出期限超過：${day}`,
    read: (day) => `${day}から添削待ち`,
    agree: (day) => `${day}から同意待ち`,
    send: (day) => `${day}から企業への送付待ち`,
    company: (day) => `${day}から企業の返事待ち（企業に確認してください）`,
    arrange: (day) => `${day}から面接の日程調整待ち`,
    offer: (day) => `${day}から内定の返事待ち`,
    practice: (day) => `面接練習：${day}`,
    interview: (day) => `学生の面接：${day}`,
  },
  en: {
    due: (day) => `Resume due: ${day}`,
    overdue: (day) => `Resume overdue: ${day}`,
    read: (day) => `To be corrected since ${day}`,
    agree: (day) => `Waiting for agreement since ${day}`,
    send: (day) => `To be sent to the company since ${day}`,
    company: (day) => `No answer from the company since ${day} (please ask the company)`,
    arrange: (day) => `Interview to be arranged since ${day}`,
    offer: (day) => `Offer unanswered since ${day}`,
    practice: (day) => `Interview practice: ${day}`,
    interview: (day) => `Student’s interview: ${day}`,
  },
};

async function applicationsOf(items: readonly DeskItem[], transaction: Parameters<typeof itemsOfDesk>[1]) {
  const rows = await Application.findAll({
    attributes: ['id'],
    where: { id: { [Op.in]: items.map(({ application_id }) => application_id) } },
    include: [
      {
        association: 'recruitment',
        attributes: ['id', 'title'],
        include: [{ association: 'company', attributes: ['id', 'official_name'] }],
      },
    ],
    transaction,
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** A member of staff reads in the morning what presses on their desk; nothing when it is done by now. */
export const deskPressed: EffectHandler<'desk_pressed'> = async (
  { desk_of_hf_member_id: id },
  _about,
  ctx,
) => {
  const member = await HfMember.findOne({ where: { id, is_active: true }, transaction: ctx.tx });
  if (!member) return [];
  const all = await itemsOfDesk(sequelizeOf(HfMember), ctx.tx, id, { now: ctx.now, isPublicHoliday });
  if (all.length === 0) return [];
  const shown = all.slice(0, MOST);
  const applications = await applicationsOf(shown, ctx.tx);
  const labelOf = (item: DeskItem, language: StaffLanguage) => {
    const recruitment = required(required(applications.get(item.application_id)).recruitment);
    return jobLabel(recruitment.title, required(recruitment.company).official_name, language);
  };
  return [
    toOneOfUs(member, (recipient, staff_name) =>
      draft('staff_desk', recipient, {
        staff_name,
        count: String(all.length),
        items: shown.map((item) => {
          const kind = item.kind === 'due' && isPastDueDay(item.day, ctx.now) ? 'overdue' : item.kind;
          return {
            label: labelOf(item, recipient.language),
            what: WORDS[recipient.language][kind](dayInWords(item.day, recipient.language)),
            url: `${ctx.baseUrl}/staff/applications/${item.application_id}/show`,
          };
        }),
        more_count: all.length > MOST ? String(all.length - MOST) : null,
        list_url: `${ctx.baseUrl}/staff/applications?filter=${MINE}`,
      }),
    ),
  ];
};
