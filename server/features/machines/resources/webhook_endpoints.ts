import { literal } from 'sequelize';
import { z } from 'zod';
import { WebhookDelivery, WebhookEndpoint } from '../../../../db/models/webhook.ts';
import { URL_MAX } from '../../../../domain/constants.ts';
import { webhookEndpoint } from '../../../../domain/entities/webhook.ts';
import { fieldError } from '../../../../domain/error-codes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { isOwnMachineUrl, isWebhookUrl, WEBHOOK_EVENTS } from '../../../../domain/webhooks.ts';
import type { StaffChangeContext } from '../../../core/resources/context.ts';
import { writeFields, type Values, type Versioned } from '../../../core/resources/define-edit.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { receiverFilters, receiversWhere } from '../../../core/resources/receiver-filters.ts';
import { byColumn, byId, tableList } from '../../../core/resources/table-list.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { choice, line, outCan, outTime } from '../../../core/schemas/schema-helpers.ts';

const row = entityOutput(webhookEndpoint, 'staff').extend({
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  last_sent_at: outTime().nullable(),
});

/** Without the secrets: what is not read cannot leave. */
const ATTRIBUTES = {
  exclude: ['secret', 'previous_secret'],
  include: [
    [
      literal(
        `(select max(d.sent_at) from webhook_deliveries d where d.webhook_endpoint_id = "WebhookEndpoint"."id")`,
      ),
      'last_sent_at',
    ],
  ] as [ReturnType<typeof literal>, string][],
};

/** Whether it takes nothing, or was switched off for that. */
const IS_FAILING = literal(
  '("WebhookEndpoint"."switched_off_at" is not null or ("WebhookEndpoint"."is_active" and "WebhookEndpoint"."failing_since" is not null))',
);

async function check(ctx: StaffChangeContext, _row: Versioned, { url }: Values): Promise<void> {
  if (typeof url === 'string' && isOwnMachineUrl(url) && !ctx.adapters.mayWebhooksStayInside)
    throw fieldError('url', 'invalid_url');
}

async function write(ctx: StaffChangeContext, versioned: Versioned, values: Values): Promise<void> {
  // Switched on again, or sent elsewhere, it starts anew.
  const anew =
    values['is_active'] === true || 'url' in values ? { failing_since: null, switched_off_at: null } : {};
  await writeFields()(ctx, versioned, { ...values, ...anew });
  if (values['is_active'] !== false) return;
  await WebhookDelivery.update(
    { state: 'failed', last_error: 'The endpoint is switched off.' },
    { where: { webhook_endpoint_id: versioned.id, state: 'pending' }, transaction: ctx.tx },
  );
}

export const webhook_endpoints = defineResource({
  name: 'webhook_endpoints',
  summary:
    'Other systems that are told what happens to applications; their secrets are told once, by a command',
  allow: MANAGER,
  list: tableList({
    model: WebhookEndpoint,
    filters: receiverFilters,
    sorts: { id: byId, name: byColumn('name') },
    default_sort: ['name', 'ASC'],
    row,
    attributes: ATTRIBUTES,
    where: (ctx, filter) =>
      receiversWhere(ctx, filter, ['"WebhookEndpoint"."name"', '"WebhookEndpoint"."url"'], IS_FAILING),
  }),
  one: {
    record: row.extend({ can: outCan() }),
    async find(_ctx, endpointId) {
      const endpoint = await WebhookEndpoint.findByPk(endpointId, { attributes: ATTRIBUTES });
      return endpoint && endpoint.get({ plain: true });
    },
  },
  edit: {
    allow: MANAGER,
    model: WebhookEndpoint,
    can_create: true,
    can_remove: true,
    fields: entityInput(webhookEndpoint).extend({
      url: line(URL_MAX).min(1, 'required').refine(isWebhookUrl, 'invalid_url'),
      events: z
        .array(choice(WEBHOOK_EVENTS))
        .min(1, 'required')
        .max(WEBHOOK_EVENTS.length)
        .overwrite((given) => [...new Set(given)]),
    }),
    check,
    write,
  },
});
