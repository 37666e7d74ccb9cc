import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import type { Channel } from './channel.ts';

type Post = Channel['posts'][number];

function PostRow({ post }: { post: Post }) {
  const say = useSay();
  const locale = useLocale();
  const state = say(`office.channels.states.${post.state}`);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" color={post.state === 'failed' ? 'error.dark' : 'textSecondary'}>
        {state} · {formatTime(post.sent_at ?? post.created_at, locale)} ·{' '}
        <Link component={RouterLink} to={`/events/${post.event_id}`}>
          {say('office.channels.open_event')}
        </Link>
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 1 }}>
        {post.text}
      </Typography>
      {post.last_error && (
        <Typography variant="body2" color="error.dark" sx={{ mt: 1 }}>
          <span lang="en">{post.last_error}</span> {say('office.channels.attempts', { count: post.attempts })}
          {post.state === 'pending' &&
            ` · ${say('office.channels.next', { time: formatTime(post.available_at, locale) })}`}
        </Typography>
      )}
    </Paper>
  );
}

/** What the channel was told lately, and what it did not take. */
export function ChannelPosts({ channel: { posts, failed_count } }: { channel: Channel }) {
  const say = useSay();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h2" sx={{ mt: 3, mb: 1 }}>
        {say('office.channels.posts')}
      </Typography>
      {failed_count > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {say('office.channels.failed', { count: failed_count })}
        </Alert>
      )}
      {posts.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {say('office.channels.no_posts')}
        </Typography>
      ) : (
        <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {posts.map((post) => (
            <PostRow key={post.id} post={post} />
          ))}
        </Stack>
      )}
    </section>
  );
}
