import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale } from 'react-admin';
import { EditPage } from '../../components/form/EditPage.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { ArticleFields } from './ArticleFields.tsx';
import type { Article } from './article.ts';
import { ArticleStateChip } from './ArticleStateChip.tsx';

/** One article: managers write it, mentors read it. */
export default function ArticlePage() {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  return (
    <EditPage<Article>
      resource="articles"
      listLabel={t('articles.title')}
      title={(article) => pick(article.title) || t('articles.untitled', { id: article.id })}
      canEdit={(article) => article.can.edit}
      renderFacts={(article) => (
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <ArticleStateChip article={article} />
          <Typography variant="body2" color="textSecondary">
            {t('articles.updated_at')}: {formatTime(article.updated_at, locale)}
          </Typography>
        </Stack>
      )}
      renderActions={(article) =>
        article.state === 'published' && (
          <OutsideLink href={`/articles/${article.id}`}>{t('articles.as_student')}</OutsideLink>
        )
      }
    >
      <ArticleFields />
    </EditPage>
  );
}
