import type { NonAttribute, Sequelize } from 'sequelize';
import { article } from '../../domain/entities/article.ts';
import { initTables, modelOf } from './entity-model.ts';
import type { StoredFile } from './file.ts';

/** An article: domain/entities/article.ts. */
export class Article extends modelOf(article) {
  declare thumbnail_file?: NonAttribute<StoredFile | null>;
}

export function initArticle(sequelize: Sequelize): void {
  initTables(sequelize, Article);
}
