import Chip from '@mui/material/Chip';
import { useSay } from '../../i18n/use-words.ts';
import { useNow } from '../../lib/use-now.ts';
import { articleState, type Article } from './article.ts';

/** Whether students see it. */
export function ArticleStateChip({ article }: { article: Pick<Article, 'is_hidden' | 'publish_at'> }) {
  const say = useSay();
  const state = articleState(article, useNow());
  return (
    <Chip
      size="small"
      label={say(`articles.states.${state}`)}
      color={state === 'published' ? 'success' : 'default'}
      variant={state === 'published' ? 'filled' : 'outlined'}
    />
  );
}
