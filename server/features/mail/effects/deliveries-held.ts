import { literal, Op } from 'sequelize';
import { Delivery } from '../../../../db/models/delivery.ts';
import { undecidedSql } from '../../../../db/undecided-deliveries.ts';
import { draft } from '../services/draft.ts';
import type { EffectHandler } from '../services/effect-handler.ts';
import { toManagers } from '../services/recipients.ts';
import { instantInWords } from '../services/tokyo-words.ts';

const UNDECIDED_FILTER = encodeURIComponent(JSON.stringify({ is_undecided: true }));
const UNDECIDED = literal(undecidedSql('"Delivery"'));

/** Each manager gets one mail that counts what the list behind its link shows; none when all was decided meanwhile. */
export const deliveriesHeld: EffectHandler<'deliveries_held'> = async ({ delivery_ids }, _about, ctx) => {
  const where = { [Op.and]: [UNDECIDED, { id: { [Op.in]: delivery_ids } }] };
  if ((await Delivery.count({ where, transaction: ctx.tx })) === 0) return [];
  const count = await Delivery.count({ where: UNDECIDED, transaction: ctx.tx });
  const oldest = await Delivery.findOne({
    attributes: ['updated_at'],
    where: UNDECIDED,
    order: [['updated_at', 'ASC']],
    rejectOnEmpty: true,
    transaction: ctx.tx,
  });
  return toManagers(ctx, (recipient, staff_name) =>
    draft('staff_deliveries_held', recipient, {
      staff_name,
      count: String(count),
      oldest: instantInWords(oldest.updated_at, recipient.language),
      list_url: `${ctx.baseUrl}/staff/deliveries?filter=${UNDECIDED_FILTER}`,
    }),
  );
};
