import { z } from 'zod';
import { loadAggregates } from '../../../../db/aggregate.ts';
import { Article } from '../../../../db/models/article.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { ARTICLE_TREE, presentArticle, type ArticleRow } from '../views/present-article.ts';
import { readerAudience } from '../../../core/presenting/reader-audience.ts';
import { query, seenBy } from '../../../core/calls/define.ts';
import { limitOf, paging } from '../../../core/calls/paging.ts';
import { articleScope } from '../../../core/scopes.ts';
import { articleForMembers, articleForStaff, articlePublic } from '../views/article-schema.ts';
import { flag, paged } from '../../../core/schemas/schema-helpers.ts';

export const get_articles = query({
  name: 'get_articles',
  summary:
    'Published articles, the newest first; staff see the others too, drafts before all. With `is_brief` their texts are left empty, for a list that shows titles alone',
  allow: EVERYONE,
  may_lag: true,
  input: z.strictObject({ ...paging, is_brief: flag().optional() }),
  output: {
    public: paged('articles', articlePublic),
    member: paged('articles', articleForMembers),
    staff: paged('articles', articleForStaff),
  },
  errors: [],
  example: { page: 1 },
  async run(ctx, { is_brief, ...page }) {
    const where = articleScope(ctx.actor, ctx.now);
    const rows = await loadAggregates<ArticleRow, Article>(Article, ARTICLE_TREE, {
      where,
      order: [
        ['publish_at', 'DESC'],
        ['id', 'DESC'],
      ],
      ...limitOf(page),
      transaction: ctx.tx,
    });
    const total_count = await Article.count({ where });
    const articles = rows
      .map(presentArticle)
      .map((row) => (is_brief ? { ...row, content: {}, after_signup_content: {} } : row));
    return seenBy(readerAudience(ctx.actor), { articles, ...page, total_count });
  },
});
