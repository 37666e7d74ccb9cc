import { Op } from 'sequelize';
import { z } from 'zod';
import { Delivery } from '../../../../db/models/delivery.ts';
import { NotificationView } from '../../../../db/models/notification-view.ts';
import { interfaceLanguage } from '../../../../domain/languages.ts';
import { isMailTemplateName } from '../../../../domain/mail-template-names.ts';
import type { MailLanguage } from '../../../../templates/mail/registry.ts';
import { subjectIn } from '../../mail/services/templates/render.ts';
import { loadMailEdits } from '../../mail/services/templates/words.ts';
import { outId, outTime } from '../../../core/schemas/schema-helpers.ts';

export const notification = z
  .object({
    id: outId(),
    kind: z.string().describe('The mail it was told by, as `resume_corrected`'),
    title: z.string(),
    created_at: outTime(),
    path: z.string().nullable().describe('The page of the student app that it is about'),
    is_new: z.boolean(),
    is_mailed: z.boolean().describe('No: the student wants no such mails'),
  })
  .meta({ id: 'Notification' });

/** Values of mails that lead to a page of the student app and do nothing there, the best first. */
const PAGES = ['plan_url', 'application_url', 'event_url', 'page_url', 'all_jobs_url'];

/** What a student asks the office is shown with its answer on the page of notifications itself. */
const QUESTION_MAILS = ['inquiry_received', 'inquiry_reply'];

/** @returns path and query of the page a mail leads to; null where it leads to none */
function pathOf({ template, template_values }: Delivery): string | null {
  if (QUESTION_MAILS.includes(template ?? '')) return '/notifications#questions';
  const values = template_values?.['values'] as Record<string, unknown> | undefined;
  const address = PAGES.map((name) => values?.[name]).find((value) => typeof value === 'string');
  if (address === undefined || !URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** What a student was told: mails that have gone or are to go now, and those that they only want to see here. */
const told = (user_id: number, now: Date) => ({
  recipient_user_id: user_id,
  available_at: { [Op.lte]: now },
  subject: { [Op.ne]: null },
  [Op.or]: [
    { state: { [Op.notIn]: ['cancelled', 'failed'] } },
    { state: 'cancelled', is_unwanted: true, recommend_mail_id: null },
  ],
});

/** Until when the student has looked; null: never. */
async function seenAt(user_id: number): Promise<Date | null> {
  const view = await NotificationView.findOne({ where: { user_id }, attributes: ['seen_at'] });
  return view?.seen_at ?? null;
}

interface Asked {
  now: Date;
  /** Of the reader now: a mail may have gone in another. */
  language: MailLanguage;
  page: number;
  per_page: number;
}

/** One page of what a student was told, the newest first, and how much of all is new. */
export async function loadNotifications(user_id: number, { now, language, page, per_page }: Asked) {
  const where = told(user_id, now);
  const seen_at = await seenAt(user_id);
  const { rows, count } = await Delivery.findAndCountAll({
    where,
    attributes: [
      'id',
      'template',
      'subject',
      'language_code',
      'available_at',
      'template_values',
      'is_unwanted',
    ],
    order: [
      ['available_at', 'DESC'],
      ['id', 'DESC'],
    ],
    limit: per_page,
    offset: (page - 1) * per_page,
  });
  const new_count = seen_at
    ? await Delivery.count({ where: { [Op.and]: [where, { available_at: { [Op.gt]: seen_at } }] } })
    : count;
  const isInOther = ({ language_code }: Delivery) => interfaceLanguage(language_code) !== language;
  const edits = await loadMailEdits(
    rows
      .filter(isInOther)
      .map(({ template }) => template)
      .filter(isMailTemplateName),
    null,
  );
  const notifications = rows.map((row) => ({
    id: row.id,
    kind: row.template,
    title: isInOther(row) ? subjectIn(row, language, edits) : (row.subject ?? ''),
    created_at: row.available_at,
    path: pathOf(row),
    is_new: seen_at === null || row.available_at > seen_at,
    is_mailed: !row.is_unwanted,
  }));
  return { notifications, total_count: count, new_count };
}
