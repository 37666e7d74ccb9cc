import { Op, type Attributes, type Transaction, type WhereOptions } from 'sequelize';
import { loadAggregate, type JsonRow } from '../../../../db/aggregate.ts';
import { RecommendMail } from '../../../../db/models/recommend-mail.ts';
import { presentCompanyBrief } from '../../companies/views/present-company.ts';
import type { Reader } from '../../matching/views/present-eligibility.ts';
import { memberNames, type MemberNames } from '../../../core/presenting/names.ts';
import {
  loadRecruitmentList,
  loadRecruitments,
  presentRecruitment,
  type RecruitmentRow,
} from '../../recruitments/views/present-recruitment.ts';

export type RecommendMailRow = JsonRow<Attributes<RecommendMail>> & {
  hf_member: ({ id: number } & MemberNames) | null;
  recommend_mail_recruitments: { recruitment_id: number; left_out_code: string | null }[];
  active_remind_recruitments: {
    id: number;
    recruitment_id: number;
    reason_ja: string | null;
    reason_en: string | null;
    left_out_code: string | null;
  }[];
};

export function loadRecommendMail(
  where: WhereOptions,
  transaction: Transaction | null,
): Promise<RecommendMailRow | null> {
  const lists = {
    hf_member: true,
    recommend_mail_recruitments: true,
    active_remind_recruitments: true,
  } as const;
  return loadAggregate<RecommendMailRow, RecommendMail>(RecommendMail, lists, { where, transaction });
}

function presentRecommended(row: RecruitmentRow | undefined, now: Date) {
  if (!row) return { recruitment: null, company: null };
  return {
    recruitment: presentRecruitment(row, { now, application: null, reader: null }),
    company: presentCompanyBrief(row.company),
  };
}

/** Not left out when the mail was to go. */
const isTold = (item: { left_out_code: string | null }) => item.left_out_code === null;

/**
 * The mail with its recruitments, in two further statements however many there are.
 * @param visible which recruitments the reader may see: of the others the mail keeps the id and the reason
 * @param reader the student who reads it; null for staff
 */
export async function presentRecommendMail(
  mail: RecommendMailRow,
  visible: WhereOptions,
  reader: Reader | null,
  { now, tx }: { now: Date; tx: Transaction | null },
) {
  const told = mail.recommend_mail_recruitments.filter(isTold).map((item) => item.recruitment_id);
  const again = mail.active_remind_recruitments.filter(isTold);
  const ids = again.map((item) => item.recruitment_id);
  const rows =
    ids.length === 0 ? [] : await loadRecruitments({ [Op.and]: [{ id: { [Op.in]: ids } }, visible] }, tx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const listed = await loadRecruitmentList([...new Set([...told, ...ids])], tx, reader);
  return {
    ...mail,
    hf_member: mail.hf_member && { id: mail.hf_member.id, names: memberNames(mail.hf_member) },
    recruitments: reader ? listed.filter(({ is_released }) => is_released) : listed,
    recruitment_ids: told,
    active_remind_recruitments: again.map((item) => ({
      ...item,
      ...presentRecommended(byId.get(item.recruitment_id), now),
    })),
  };
}
