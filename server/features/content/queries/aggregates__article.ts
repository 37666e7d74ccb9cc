import { z } from 'zod';
import { Op } from 'sequelize';
import { loadAggregate } from '../../../../db/aggregate.ts';
import { Article } from '../../../../db/models/article.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { ARTICLE_TREE, presentArticle, type ArticleRow } from '../views/present-article.ts';
import { readerAudience } from '../../../core/presenting/reader-audience.ts';
import { query, seenBy } from '../../../core/calls/define.ts';
import { articleScope } from '../../../core/scopes.ts';
import { articleForMembers, articleForStaff, articlePublic } from '../views/article-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const aggregates__article = query({
  name: 'aggregates__article',
  summary: 'A published article, with its second part for who has signed up; staff see any',
  allow: EVERYONE,
  may_lag: true,
  input: z.strictObject({ id: id() }),
  output: { public: articlePublic, member: articleForMembers, staff: articleForStaff },
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: articleId }) {
    const row = await loadAggregate<ArticleRow, Article>(Article, ARTICLE_TREE, {
      where: { [Op.and]: [{ id: articleId }, articleScope(ctx.actor, ctx.now)] },
      transaction: ctx.tx,
    });
    if (!row) throw new DomainError('not_found');
    return seenBy(readerAudience(ctx.actor), presentArticle(row));
  },
});
