import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Hint } from '../../components/Hint.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { MentionText } from '../../components/mentions/MentionText.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { Problem } from '../../components/Problem.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { PageLoading } from '../../layout/PageLoading.tsx';
import { formatTime } from '../../lib/short-dates.ts';
import { studentName } from '../../lib/student-names.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useApi } from '../../providers/api-context.ts';

type Mention = StaffRow<'mentions'>;

function Item({ mention }: { mention: Mention }) {
  const { t, pick, locale } = useWording();
  const isUnread = mention.read_at === null;
  const where = { student: studentName(mention.user) || `#${mention.user.id}` };
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, mb: 1.5, ...(isUnread && { borderLeft: 4, borderLeftColor: 'secondary.main' }) }}
    >
      <Hint>
        {isUnread && <strong>{t('mentions.unread')} · </strong>}
        {mention.hf_member ? pick(mention.hf_member.names) : '—'} · {formatTime(mention.mentioned_at, locale)}
      </Hint>
      <PageLink to={`/mentions/${mention.id}/show`} sx={{ fontWeight: isUnread ? 700 : 400 }}>
        {t(mention.application_id === null ? 'mentions.in_note' : 'mentions.in_memo', where)}
      </PageLink>
      <MentionText text={mention.text} sx={{ mt: 0.5 }} />
    </Paper>
  );
}

/** Where colleagues have mentioned one, the newest first. */
export default function MentionsPage() {
  const { t } = useWording();
  const api = useApi();
  const client = useQueryClient();
  usePageTitle(t('mentions.title'));
  const { data, error, isPending, refetch } = useGetList<Mention>('mentions', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'mentioned_at', order: 'DESC' },
  });
  const unread = (data ?? []).flatMap(({ id, read_at }) => (read_at === null ? [id] : []));
  const read = useMutation({
    mutationFn: () => api.command('hf_member__read_mentions', { ids: unread }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['mentions'] }),
  });
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (isPending) return <PageLoading />;
  return (
    <Box sx={{ maxWidth: 800 }}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', mb: 2 }}>
        <Typography component="h1" variant="h1" sx={{ flex: 1 }}>
          {t('mentions.title')}
        </Typography>
        {unread.length > 0 && (
          <Button variant="outlined" loading={read.isPending} onClick={() => read.mutate()}>
            {t('mentions.read_all')}
          </Button>
        )}
      </Box>
      <Problem of={read} />
      {data.length === 0 && <EmptyState title={t('mentions.empty')} hint={t('mentions.empty_hint')} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((mention) => (
          <Item key={mention.id} mention={mention} />
        ))}
      </Box>
    </Box>
  );
}
