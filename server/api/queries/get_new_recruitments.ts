import { z } from 'zod';
import { Op } from 'sequelize';
import { Recruitment } from '../../../db/models/recruitment.ts';
import { EVERYONE } from '../../domain/roles.ts';
import { tokyoDay } from '../../domain/tokyo-time.ts';
import { loadReader } from '../../presenters/eligibility.ts';
import { loadRecruitmentList } from '../../presenters/recruitment.ts';
import { query } from '../define.ts';
import { limitOf, paging } from '../paging.ts';
import { recruitmentListItem } from '../shapes/recruitment.ts';
import { paged } from '../wire.ts';

export const get_new_recruitments = query({
  name: 'get_new_recruitments',
  summary: 'Open recruitments for the top page: those shown on top first, then the newest',
  allow: EVERYONE,
  input: z.strictObject(paging),
  output: paged('recruitments', recruitmentListItem),
  errors: [],
  example: { per_page: 6 },
  async run(ctx, page) {
    const { rows, count } = await Recruitment.findAndCountAll({
      where: {
        is_released: true,
        closed_at: null,
        apply_deadline_on: { [Op.or]: [null, { [Op.gte]: tokyoDay(ctx.now) }] },
      },
      attributes: ['id'],
      order: [
        ['is_shown_on_top', 'DESC'],
        ['published_at', 'DESC NULLS LAST'],
        ['id', 'DESC'],
      ],
      ...limitOf(page),
    });
    const ids = rows.map((row) => row.id);
    const reader = await loadReader(ctx.actor.user_id, ctx.now, ctx.tx);
    return { recruitments: await loadRecruitmentList(ids, ctx.tx, reader), ...page, total_count: count };
  },
});
