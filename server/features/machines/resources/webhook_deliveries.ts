import { Op } from 'sequelize';
import { z } from 'zod';
import { WebhookDelivery } from '../../../../db/models/webhook.ts';
import { webhookDelivery } from '../../../../domain/entities/webhook.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byId, sameAs, tableList } from '../../../core/resources/table-list.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { bigId, id, outId } from '../../../core/schemas/schema-helpers.ts';

export const webhook_deliveries = defineResource({
  name: 'webhook_deliveries',
  summary: 'What webhook endpoints were told, and how they answered',
  allow: MANAGER,
  list: tableList({
    model: WebhookDelivery,
    filters: z.strictObject({
      webhook_endpoint_id: id().optional(),
      state: z.enum(webhookDelivery.fields.state.choices).optional(),
      id: z.array(bigId()).max(100).optional(),
    }),
    sorts: { id: byId },
    default_sort: ['id', 'DESC'],
    row: entityOutput(webhookDelivery, 'staff').extend({ webhook_endpoint_id: outId() }),
    attributes: { exclude: ['body'] },
    where: (_ctx, filter) => ({ [Op.and]: [sameAs(filter, 'webhook_endpoint_id', 'state', 'id')] }),
  }),
});
