import { literal, Op, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { containing } from '../../../../db/containing.ts';
import { Delivery } from '../../../../db/models/delivery.ts';
import { undecidedSql } from '../../../../db/undecided-deliveries.ts';
import { readableDeliveries } from '../../../core/scopes.ts';
import { bigId, id, line, outId, outMap } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { decisionsAllowed } from '../../../../domain/delivery-decision.ts';
import { redactTokens } from '../../../../domain/redact-tokens.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import { countCapped } from '../../../core/resources/count-capped.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, sameAs } from '../../../core/resources/table-list.ts';
import { columnsOutput } from '../../../core/schemas/entity-output.ts';

const filters = z.strictObject({
  state: z.enum(Delivery.fields.state.choices).optional(),
  application_id: id().optional(),
  /** Mails to one student. */
  recipient_user_id: id().optional(),
  /** The kind of mail, by its template. */
  template: line().optional(),
  /** What it was written from is kept: other words can be tried on it. */
  has_values: z.boolean().optional(),
  /** Came back. */
  is_bounced: z.boolean().optional(),
  /** Waits for a person's decision: held, failed or come back. */
  is_undecided: z.boolean().optional(),
  /** Part of the recipient's address or of the subject, or the whole id of the request that caused it. */
  q: line(STAFF_KEYWORD_MAX).optional(),
  id: z.array(bigId()).max(100).optional(),
});
type Filter = z.output<typeof filters>;

const { fields } = Delivery;
const SHOWN = [
  'id',
  'cause',
  'template',
  'recipient_email',
  'language_code',
  'subject',
  'state',
  'attempts',
  'last_error',
  'available_at',
  'sent_at',
  'bounced_at',
  'bounce_kind',
  'bounce_status',
  'created_at',
  'recommend_mail_id',
] as const;
const kept = columnsOutput(fields, ...SHOWN);

const row = kept.extend({
  bounce_kind: kept.shape.bounce_kind.describe('delayed: not come back, but still on its way'),
  bounce_status: kept.shape.bounce_status.describe('As in RFC 3463: 5.1.1'),
  application_id: outId().nullable(),
  /** The student it went to. */
  recipient_user: z
    .object({ id: outId(), first_name: z.string().nullable(), last_name: z.string().nullable() })
    .nullable(),
  company: z.object({ id: outId(), official_name: outMap() }).nullable(),
  /** What the reader may decide about it now. */
  can: z.object({ send_again: z.boolean(), give_up: z.boolean() }),
  attachments: z.array(
    z.object({
      file_name: z.string(),
      content_type: z.string().nullable(),
      byte_size: z.number().int().nullable(),
    }),
  ),
});

const whole = columnsOutput(
  fields,
  'body_html',
  'body_text',
  'request_id',
  'bounce_text',
  'reply_to',
  'decided_at',
  'decided_reason',
);

const record = row.extend({
  ...whole.shape,
  request_id: whole.shape.request_id.describe('`X-Request-Id` of the request that caused it'),
  bounce_text: whole.shape.bounce_text.describe('What a mail server said, shortened'),
  decided_by: outMap().nullable().describe('Names of who decided'),
});

/** A mail that was never written has no body to send again, and one without values cannot be written; the list asks no more than that. */
const LIST_ATTRIBUTES = [
  ...SHOWN,
  'decided_at',
  'attachments',
  'recipient_user_id',
  [literal('left("Delivery".body_html, 1)'), 'body_html'],
  [literal(`case when "Delivery".template_values is not null then '{}'::jsonb end`), 'template_values'],
] as (string | [ReturnType<typeof literal>, string])[];
const WITH_NAMES = [
  { association: 'outbox_event', attributes: ['payload'] },
  { association: 'recipient_user', attributes: ['id', 'first_name', 'last_name'] },
  { association: 'company', attributes: ['id', 'official_name'] },
];

function whereOf(ctx: StaffContext, filter: Filter): WhereOptions {
  const like = filter.q && containing(filter.q);
  const about =
    filter.application_id &&
    literal(
      `(select e.id from outbox_events e where (e.payload->>'application_id')::int = ${filter.application_id})`,
    );
  return {
    [Op.and]: [
      readableDeliveries(ctx.actor),
      sameAs(filter, 'state', 'template', 'id', 'recipient_user_id'),
      filter.is_undecided === undefined
        ? {}
        : literal(`${filter.is_undecided ? '' : 'not '}${undecidedSql('"Delivery"')}`),
      filter.is_bounced === undefined ? {} : { bounced_at: { [filter.is_bounced ? Op.ne : Op.is]: null } },
      filter.has_values === undefined
        ? {}
        : { template_values: { [filter.has_values ? Op.not : Op.is]: null } },
      about ? { outbox_event_id: { [Op.in]: about } } : {},
      like
        ? {
            [Op.or]: [
              { recipient_email: { [Op.iLike]: like } },
              { subject: { [Op.iLike]: like } },
              { request_id: filter.q },
            ],
          }
        : {},
    ],
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : null);
const number = (value: unknown) => (typeof value === 'number' ? value : null);

/** What an attachment is, never where it is kept. */
function presentAttachment(item: Record<string, unknown>) {
  return {
    file_name: text(item['file_name']) ?? text(item['filename']) ?? text(item['name']) ?? '',
    content_type: text(item['content_type']),
    byte_size: number(item['byte_size']),
  };
}

function presentDelivery(delivery: Delivery) {
  return {
    ...delivery.get({ plain: true }),
    application_id: number(delivery.outbox_event?.payload['application_id']),
    recipient_user: delivery.recipient_user?.get({ plain: true }) ?? null,
    company: delivery.company?.get({ plain: true }) ?? null,
    can: decisionsAllowed(delivery),
    attachments: delivery.attachments.map(presentAttachment),
  };
}

export const deliveries = defineResource({
  name: 'deliveries',
  summary: 'Mails, one row per recipient, with what became of them',
  allow: STAFF,
  list: {
    filters,
    sorts: {
      id: byId,
      available_at: byColumn('available_at'),
      sent_at: byColumn('sent_at'),
    },
    default_sort: ['id', 'DESC'],
    row,
    async find(ctx, { filter, ...page }) {
      const where = whereOf(ctx, filter);
      const count = await countCapped(ctx.sequelize, Delivery, where);
      const found =
        count.total === 0
          ? []
          : await Delivery.findAll({ attributes: LIST_ATTRIBUTES, where, include: WITH_NAMES, ...page });
      return { ...count, rows: found.map(presentDelivery) };
    },
  },
  one: {
    record,
    async find(ctx, deliveryId) {
      const delivery = await Delivery.findOne({
        attributes: { exclude: ['unsubscribe_token'] },
        where: { [Op.and]: [{ id: deliveryId }, readableDeliveries(ctx.actor)] },
        include: [...WITH_NAMES, { association: 'decided_by_hf_member' }],
      });
      if (!delivery) return null;
      return {
        ...presentDelivery(delivery),
        body_html: delivery.body_html && redactTokens(delivery.body_html),
        body_text: delivery.body_text && redactTokens(delivery.body_text),
        decided_by: delivery.decided_by_hf_member ? memberNames(delivery.decided_by_hf_member) : null,
      };
    },
  },
});
