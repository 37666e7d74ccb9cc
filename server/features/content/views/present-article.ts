import type { Attributes } from 'sequelize';
import type { JsonRow } from '../../../../db/aggregate.ts';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import type { Article } from '../../../../db/models/article.ts';
import { publicFileUrl } from '../../../core/presenting/files.ts';
import { richText } from '../../../core/presenting/rich-text.ts';

export const ARTICLE_TREE: AssociationTree = { thumbnail_file: true };

export type ArticleRow = JsonRow<Attributes<Article>> & {
  thumbnail_file: { key: string } | null;
  /** Counted by the database. */
  reading_minutes: Record<string, number>;
};

/** Everything the views of shapes/article.ts may show; each view cuts what its audience may not see. */
export function presentArticle(row: ArticleRow) {
  return {
    ...row,
    content: richText(row.content),
    after_signup_content: richText(row.after_signup_content),
    has_after_signup_contents: Object.values(row.after_signup_content).some((text) => text?.trim()),
    thumbnail_url: publicFileUrl(row.thumbnail_file),
  };
}
