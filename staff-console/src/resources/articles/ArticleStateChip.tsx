import Chip from '@mui/material/Chip';
import { useSay } from '../../i18n/use-words.ts';
import type { ArticleRow } from './article.ts';

/** Whether students see it. */
export function ArticleStateChip({ article: { state } }: { article: Pick<ArticleRow, 'state'> }) {
  const say = useSay();
  return (
    <Chip
      size="small"
      label={say(`articles.states.${state}`)}
      color={state === 'published' ? 'success' : 'default'}
      variant={state === 'published' ? 'filled' : 'outlined'}
    />
  );
}
