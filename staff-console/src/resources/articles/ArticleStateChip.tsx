import Chip from '@mui/material/Chip';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';

/** Whether students see it. */
export function ArticleStateChip({ article: { state } }: { article: Pick<StaffRow<'articles'>, 'state'> }) {
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
