import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useParams } from 'react-router-dom';
import { pickText } from '../../../../domain/languages.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { Cover } from '../../components/Cover.tsx';
import { hasText, LangText } from '../../components/LangText.tsx';
import { ReadingTime } from '../../components/ReadingTime.tsx';
import { RichText } from '../../components/RichText.tsx';
import { Failure, Loading, NotFound } from '../../components/states.tsx';
import { JOBS_PATH } from '../../lib/access.ts';
import { api } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { formatTokyoDate } from '../../lib/dates.ts';
import { firstWordsOfHtml, usePageHead } from '../../lib/page-head.ts';
import { usePageLanguage, useScreenLanguage } from '../../lib/page-language.ts';
import { withRedirect } from '../../lib/redirect.ts';
import { useIsLoggedIn } from '../../lib/session.ts';

/** An article; what is for members invites a visitor to sign up and come back. */
export function ArticlePage() {
  const { t } = useTranslation('articles');
  const id = Number(useParams().id);
  const language = usePageLanguage();
  const screen = useScreenLanguage();
  const isLoggedIn = useIsLoggedIn();
  const { data, error, refetch } = useQuery({
    queryKey: ['article', id, isLoggedIn],
    queryFn: () => api.query('aggregates__article', { id }),
    enabled: Number.isInteger(id) && id > 0,
  });
  usePageHead({
    title: data && pickText(data.title, language)?.text,
    description: data && firstWordsOfHtml(pickText(data.content, language)?.text),
    image: data?.thumbnail_url,
  });
  if (!Number.isInteger(id) || id < 1) return <NotFound />;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Container component="article" maxWidth="md" sx={{ pt: { xs: 2, sm: 4 }, pb: { xs: 4, sm: 6 } }}>
      <BackLink to="/articles">{t('back')}</BackLink>
      {data.publish_at && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {formatTokyoDate(data.publish_at, screen)} ·{' '}
          <ReadingTime words={data.content} minutes={data.reading_minutes} />
        </Typography>
      )}
      <Typography variant="h1" sx={{ mb: 2 }}>
        <LangText map={data.title} block />
      </Typography>
      {data.thumbnail_url && (
        <Box sx={{ borderRadius: 5, overflow: 'hidden', mb: 3 }}>
          <Cover url={data.thumbnail_url} height={280} isOnFirstScreen />
        </Box>
      )}
      <RichText map={data.content} />
      {'after_signup_content' in data && hasText(data.after_signup_content) ? (
        <Box
          component="section"
          sx={{ mt: 4, p: { xs: 2, sm: 3 }, borderRadius: 5, bgcolor: 'primary.light' }}
        >
          <RichText map={data.after_signup_content} />
        </Box>
      ) : (
        data.has_after_signup_contents && <MembersPart path={`/articles/${id}`} />
      )}
      {hasText(data.call_to_action) && (
        <Box sx={{ mt: 5, textAlign: 'center' }}>
          <Button component={Link} to={JOBS_PATH} variant="contained" color="primary" size="large">
            <LangText map={data.call_to_action} />
          </Button>
        </Box>
      )}
    </Container>
  );
}
export { ArticlePage as Component };

function MembersPart({ path }: { path: string }) {
  const { t } = useTranslation('articles');
  const user = useCurrentUser();
  return (
    <Box
      component="section"
      sx={{
        mt: 4,
        p: 3,
        borderRadius: 5,
        bgcolor: 'secondary.light',
        textAlign: 'center',
        display: 'grid',
        gap: 2,
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{t('membersPart')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>
        <Button component={Link} to={withRedirect('/sign_up', path)} variant="contained" color="primary">
          {t('signUp')}
        </Button>
        {user.status === 'visitor' && (
          <Button component={Link} to={withRedirect('/log_in', path)}>
            {t('logIn')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
