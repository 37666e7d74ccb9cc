import Chip from '@mui/material/Chip';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { ArticleRow } from './article.ts';

/** Whether students see it. */
export function ArticleStateChip({ article: { state } }: { article: Pick<ArticleRow, 'state'> }) {
  const t = useTranslate();
  return (
    <Chip
      size="small"
      label={t(`articles.states.${state}`)}
      color={state === 'published' ? 'success' : 'default'}
      variant={state === 'published' ? 'filled' : 'outlined'}
    />
  );
}
