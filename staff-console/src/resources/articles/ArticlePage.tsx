import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale } from 'react-admin';
import { EditPage } from '../../components/form/EditPage.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { useMember } from '../../session/member.ts';
import { ArticleFields } from './ArticleFields.tsx';
import { articleState, type Article } from './article.ts';
import { ArticleStateChip } from './ArticleStateChip.tsx';

/** One article: managers write it, mentors read it. */
export default function ArticlePage() {
  const say = useSay();
  const pick = usePick();
  const locale = useLocale();
  const now = useNow();
  const { role } = useMember();
  return (
    <EditPage<Article>
      resource="articles"
      listLabel={say('articles.title')}
      title={(article) => pick(article.title) || say('articles.untitled', { id: article.id })}
      canEdit={role === 'manager'}
      renderFacts={(article) => (
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <ArticleStateChip article={article} />
          <Typography variant="body2" color="textSecondary">
            {say('articles.updated_at')}: {formatTime(article.updated_at, locale)}
          </Typography>
        </Stack>
      )}
      renderActions={(article) =>
        articleState(article, now) === 'published' && (
          <OutsideLink href={`/articles/${article.id}`}>{say('articles.as_student')}</OutsideLink>
        )
      }
    >
      <ArticleFields />
    </EditPage>
  );
}
