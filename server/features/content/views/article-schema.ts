import { z } from 'zod';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { outMinutes } from '../../../core/schemas/schema-helpers.ts';
import { article } from '../../../../domain/entities/article.ts';

/** A published article as anybody may read it: it tells that there is more for members, and not what. */
export const articlePublic = entityOutput(article, 'public')
  .extend({
    has_after_signup_contents: z.boolean(),
    thumbnail_url: z.string().nullable(),
    /** Of the public part, by language. */
    reading_minutes: outMinutes(),
  })
  .meta({ id: 'ArticlePublic' });

/** The same for who has signed up. */
export const articleForMembers = articlePublic
  .extend(entityOutput(article, 'members').shape)
  .meta({ id: 'ArticleForMembers' });

export const articleForStaff = articleForMembers
  .extend(entityOutput(article, 'staff').shape)
  .meta({ id: 'ArticleForStaff' });
