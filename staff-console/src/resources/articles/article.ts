import type { LanguageMap } from '../../../../server/domain/languages.ts';

export interface Article {
  id: number;
  version: number;
  title: LanguageMap;
  content: LanguageMap;
  after_signup_content: LanguageMap;
  call_to_action: LanguageMap;
  publish_at: string | null;
  is_hidden: boolean;
  updated_at: string;
}

export type ArticleState = 'published' | 'scheduled' | 'hidden' | 'draft';

/** How students see an article now. */
export function articleState(article: Pick<Article, 'is_hidden' | 'publish_at'>, now: Date): ArticleState {
  if (article.is_hidden) return 'hidden';
  if (article.publish_at === null) return 'draft';
  return new Date(article.publish_at) <= now ? 'published' : 'scheduled';
}
