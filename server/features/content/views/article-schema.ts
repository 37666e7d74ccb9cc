import { z } from 'zod';
import { outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';

/** A published article as anybody may read it: it tells that there is more for members, and not what. */
export const articlePublic = z
  .object({
    id: outId(),
    title: outMap(),
    content: outMap(),
    call_to_action: outMap(),
    publish_at: outTime().nullable(),
    is_hidden: z.boolean(),
    has_after_signup_contents: z.boolean(),
    thumbnail_url: z.string().nullable(),
  })
  .meta({ id: 'ArticlePublic' });

/** The same for who has signed up. */
export const articleForMembers = articlePublic
  .extend({ after_signup_content: outMap() })
  .meta({ id: 'ArticleForMembers' });

export const articleForStaff = articleForMembers
  .extend({ thumbnail_file_id: outId().nullable(), version: z.number().int() })
  .meta({ id: 'ArticleForStaff' });
