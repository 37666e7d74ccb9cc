import { Op, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { Article } from '../../../../db/models/article.ts';
import {
  clearable,
  flag,
  id,
  instant,
  languageMap,
  line,
  longText,
  outCan,
  outId,
  outMap,
  outTime,
  requiredLanguageMap,
} from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX, STAFF_TEXT_MAX } from '../../../domain/constants.ts';
import { MANAGER, STAFF } from '../../../domain/roles.ts';
import { publicFileUrl } from '../../../core/presenting/files.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { requirePublicFile } from '../../../core/resources/public-files.ts';
import { byColumn, byId, tableList } from '../../../core/resources/table-list.ts';
import { wordsIn, wordsOfMap } from '../../../core/resources/words-in.ts';

/** As readers meet an article: hidden and unplanned ones they do not. */
const STATES = ['published', 'scheduled', 'hidden'] as const;

const filters = z.strictObject({
  state: z.enum(STATES).optional(),
  /** Words of the title in any language. */
  q: line(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(100).optional(),
});

const row = z.object({
  id: outId(),
  title: outMap(),
  publish_at: outTime().nullable(),
  is_hidden: z.boolean(),
  state: z.enum(STATES),
  thumbnail_url: z.string().nullable(),
  updated_at: outTime(),
  version: z.number().int(),
});

function stateWhere(now: Date, state: (typeof STATES)[number]): WhereOptions {
  if (state === 'hidden') return { [Op.or]: [{ is_hidden: true }, { publish_at: null }] };
  return { is_hidden: false, publish_at: { [state === 'published' ? Op.lte : Op.gt]: now } };
}

function stateOf(article: Article, now: Date): (typeof STATES)[number] {
  if (article.is_hidden || article.publish_at === null) return 'hidden';
  return article.publish_at <= now ? 'published' : 'scheduled';
}

const present = (article: Article, ctx: StaffContext) => ({
  ...article.get({ plain: true }),
  state: stateOf(article, ctx.now),
  thumbnail_url: publicFileUrl(article.thumbnail_file),
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
        filter.id ? { id: { [Op.in]: filter.id } } : {},
        filter.q ? wordsIn(ctx.sequelize, filter.q, [wordsOfMap('"Article"."title"')]) : {},
      ],
    }),
    present,
  }),
  one: {
    record: row.extend({
      content: outMap(),
      after_signup_content: outMap(),
      call_to_action: outMap(),
      thumbnail_file_id: outId().nullable(),
      can: outCan(),
    }),
    async find(ctx, articleId) {
      const article = await Article.findByPk(articleId, { include: INCLUDE });
      return article && present(article, ctx);
    },
  },
  edit: {
    allow: MANAGER,
    model: Article,
    can_create: true,
    can_remove: true,
    fields: z.strictObject({
      title: requiredLanguageMap(),
      content: languageMap(longText(STAFF_TEXT_MAX)).optional(),
      after_signup_content: languageMap(longText(STAFF_TEXT_MAX)).optional(),
      call_to_action: languageMap(longText()).optional(),
      publish_at: clearable(instant()),
      is_hidden: flag().optional(),
      thumbnail_file_id: clearable(id()),
    }),
    check: (ctx, _article, values) =>
      requirePublicFile(ctx.tx, values['thumbnail_file_id'], 'event_thumbnail', 'thumbnail_file_id'),
  },
  csv: {
    id: ['number', (article) => article.id],
    title_ja: ['text', (article) => article.title['ja']],
    title_en: ['text', (article) => article.title['en']],
    state: ['code', (article) => article.state],
    publish_at: ['time', (article) => article.publish_at],
  },
});
