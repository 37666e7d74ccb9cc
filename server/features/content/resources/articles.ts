import { Op, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { Article } from '../../../../db/models/article.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { id, keyword, outCan } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { article } from '../../../../domain/entities/article.ts';
import { MANAGER, STAFF } from '../../../../domain/roles.ts';
import { publicFileUrl } from '../../../core/presenting/files.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { csvOf } from '../../../core/resources/entity-csv.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { requirePublicFile } from '../../../core/resources/public-files.ts';
import { byColumn, byId, tableList, sameAs } from '../../../core/resources/table-list.ts';
import { wordsIn, wordsOfMap } from '../../../core/resources/search-words.ts';

/** As readers meet an article: hidden and unplanned ones they do not. */
const STATES = ['published', 'scheduled', 'hidden'] as const;

const filters = z.strictObject({
  state: z.enum(STATES).optional(),
  /** Words of the title in any language. */
  q: keyword(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(100).optional(),
});

const kept = entityOutput(article, 'console');
const workedOut = { state: z.enum(STATES), thumbnail_url: z.string().nullable() };

const row = kept
  .pick({ id: true, title: true, publish_at: true, is_hidden: true, updated_at: true, version: true })
  .extend(workedOut);

function stateWhere(now: Date, state: (typeof STATES)[number]): WhereOptions {
  if (state === 'hidden') return { [Op.or]: [{ is_hidden: true }, { publish_at: null }] };
  return { is_hidden: false, publish_at: { [state === 'published' ? Op.lte : Op.gt]: now } };
}

function stateOf({ is_hidden, publish_at }: Article, now: Date): (typeof STATES)[number] {
  if (is_hidden || publish_at === null) return 'hidden';
  return publish_at <= now ? 'published' : 'scheduled';
}

const present = (found: Article, ctx: StaffContext) => ({
  ...found.get({ plain: true }),
  state: stateOf(found, ctx.now),
  thumbnail_url: publicFileUrl(found.thumbnail_file),
});

const INCLUDE = [{ association: 'thumbnail_file', attributes: ['key'] }];

export const articles = defineResource({
  name: 'articles',
  summary: 'Articles as they are written: unpublished ones too, and their HTML as it stands',
  allow: STAFF,
  list: tableList({
    model: Article,
    filters,
    sorts: { id: byId, publish_at: byColumn('publish_at'), updated_at: byColumn('updated_at') },
    default_sort: ['id', 'DESC'],
    row,
    include: INCLUDE,
    where: (ctx, filter) => ({
      [Op.and]: [
        filter.state ? stateWhere(ctx.now, filter.state) : {},
        sameAs(filter, 'id'),
        filter.q ? wordsIn(ctx.sequelize, filter.q, [wordsOfMap('"Article"."title"')]) : {},
      ],
    }),
    present,
  }),
  one: {
    record: kept.extend({ ...workedOut, can: outCan() }),
    async find(ctx, articleId) {
      const found = await Article.findByPk(articleId, { include: INCLUDE });
      return found && present(found, ctx);
    },
  },
  edit: {
    allow: MANAGER,
    model: Article,
    can_create: true,
    can_remove: true,
    fields: entityInput(article),
    check: (ctx, _article, values) =>
      requirePublicFile(ctx.tx, values['thumbnail_file_id'], 'event_thumbnail', 'thumbnail_file_id'),
  },
  csv: {
    ...csvOf(article, 'id'),
    title_ja: ['text', ({ title }) => title['ja']],
    title_en: ['text', ({ title }) => title['en']],
    state: ['code', ({ state }) => state],
    ...csvOf(article, 'publish_at'),
  },
});
