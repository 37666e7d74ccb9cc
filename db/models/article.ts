import { article } from '../../domain/entities/article.ts';
import { modelOf } from './entity-model.ts';

/** An article: domain/entities/article.ts. */
export class Article extends modelOf(article) {}
