import ArticleOutlined from '../../../../web/icons/ArticleOutlined.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useSearchParams } from 'react-router-dom';
import { CardLink } from '../../components/CardLink.tsx';
import { Cover } from '../../components/Cover.tsx';
import { LangText } from '../../components/LangText.tsx';
import { Page } from '../../components/Page.tsx';
import { pageOf, Pages } from '../../components/Pages.tsx';
import { ReadingTime } from '../../components/ReadingTime.tsx';
import { Failure, Loading, Message } from '../../components/states.tsx';
import { api } from '../../lib/api.ts';
import { formatTokyoDate } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';

const PER_PAGE = 12;

/** Published articles, the newest first. */
export function ArticlesPage() {
  const { t } = useTranslation('articles');
  const language = useScreenLanguage();
  const page = pageOf(useSearchParams()[0]);
  const { data, error, refetch } = useQuery({
    queryKey: ['articles', page],
    queryFn: () => api.query('get_articles', { page, per_page: PER_PAGE, is_brief: true }),
  });
  return (
    <Page title={t('title')} lead={t('lead')} description={t('lead')} width="lg">
      {error && !data ? (
        <Failure isPart error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.articles.length === 0 ? (
        <Message icon={<ArticleOutlined />} title={t('empty')} />
      ) : (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
            }}
          >
            {data.articles.map((article, index) => (
              <Card
                key={article.id}
                component="article"
                sx={{
                  position: 'relative',
                  overflow: 'hidden',
                  '&:hover': { borderColor: 'secondary.main' },
                }}
              >
                <Cover url={article.thumbnail_url} isOnFirstScreen={index === 0} />
                <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1 }}>
                  {article.publish_at && (
                    <Typography variant="caption" color="textSecondary">
                      {formatTokyoDate(article.publish_at, language)} ·{' '}
                      <ReadingTime words={article.title} minutes={article.reading_minutes} />
                    </Typography>
                  )}
                  <Typography variant="h3" component="h2">
                    <CardLink to={`/articles/${article.id}`}>
                      <LangText map={article.title} block />
                    </CardLink>
                  </Typography>
                  {article.has_after_signup_contents && (
                    <Typography variant="body2" color="textSecondary">
                      {t('forMembers')}
                    </Typography>
                  )}
                </Box>
              </Card>
            ))}
          </Box>
          <Pages {...data} />
        </>
      )}
    </Page>
  );
}
export { ArticlesPage as Component };
