import { literal } from 'sequelize';
import { z } from 'zod';
import { NotificationChannel } from '../../../../db/models/notification-channel.ts';
import { httpsUrl, outCan, outTime } from '../../../core/schemas/schema-helpers.ts';
import { isChannelUrl } from '../../../../domain/notification-channel.ts';
import { MANAGER, STAFF } from '../../../../domain/roles.ts';
import { writeFields } from '../../../core/resources/define-edit.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, tableList } from '../../../core/resources/table-list.ts';
import { receiverFilters, receiversWhere } from '../../../core/resources/receiver-filters.ts';
import { channelPost, notificationChannel } from '../../../../domain/entities/notification-channel.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';

const row = entityOutput(notificationChannel, 'staff').extend({
  last_sent_at: outTime().nullable(),
  /** Messages that were given up since the address was last given, and since one arrived. */
  failed_count: z.number().int(),
});

/** How many of the newest messages the record shows. */
const POSTS_SHOWN = 20;

const ofPosts = (select: string, condition: string) =>
  literal(
    `(select ${select} from channel_posts p where p.notification_channel_id = "NotificationChannel"."id" and ${condition})`,
  );

/** What stands against a channel: an address given anew, or a message that arrived, makes up for what was before. */
const GIVEN_UP = `p.state = 'failed' and p.updated_at >= "NotificationChannel"."url_changed_at"
  and not exists (select 1 from channel_posts s where s.notification_channel_id = p.notification_channel_id
    and s.state = 'sent' and s.sent_at > p.updated_at)`;

/** Without the address: what is not read cannot leave. */
const ATTRIBUTES = {
  exclude: ['url'],
  include: [
    [ofPosts('max(p.sent_at)', `p.state = 'sent'`), 'last_sent_at'],
    [ofPosts('count(*)::int', GIVEN_UP), 'failed_count'],
  ] as [ReturnType<typeof literal>, string][],
};

export const notification_channels = defineResource({
  name: 'notification_channels',
  summary:
    'Where the news of events is posted, and what was posted there; the address is written and never read',
  allow: STAFF,
  list: tableList({
    model: NotificationChannel,
    filters: receiverFilters,
    sorts: { id: byId, name: byColumn('name'), updated_at: byColumn('updated_at') },
    default_sort: ['name', 'ASC'],
    row,
    attributes: ATTRIBUTES,
    where: (ctx, filter) =>
      receiversWhere(ctx, filter, ['"NotificationChannel"."name"'], ofPosts('count(*) > 0', GIVEN_UP)),
  }),
  one: {
    record: row.extend({ posts: z.array(entityOutput(channelPost, 'staff')), can: outCan() }),
    async find(_ctx, channelId) {
      const channel = await NotificationChannel.findByPk(channelId, {
        attributes: ATTRIBUTES,
        include: {
          association: 'posts',
          separate: true,
          limit: POSTS_SHOWN,
          order: [['id', 'DESC']],
        },
      });
      return channel && channel.get({ plain: true });
    },
  },
  edit: {
    allow: MANAGER,
    model: NotificationChannel,
    can_create: true,
    can_remove: true,
    fields: entityInput(notificationChannel).extend({
      url: httpsUrl().refine(isChannelUrl, 'invalid_url'),
    }),
    async write(ctx, row_, values) {
      // The audit log notes this day, in place of the address.
      const given = 'url' in values ? { url_changed_at: ctx.now } : {};
      await writeFields()(ctx, row_, { ...values, ...given });
    },
  },
});
