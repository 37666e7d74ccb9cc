import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale, useRefresh } from 'ra-core';
import { useId } from 'react';
import { notificationChannel } from '../../../domain/entities/notification-channel.ts';
import type { StaffRecord } from '../../../server/client/resources.ts';
import { CommandButton } from '../components/CommandButton.tsx';
import { Hint } from '../components/Hint.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { Row } from '../components/Row.tsx';
import { useFormContextValue } from '../components/form/form-context.ts';
import { describe } from '../described/describe.ts';
import { TableInput } from '../described/TableInput.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { useWording } from '../i18n/use-wording.ts';
import { formatTime } from '../lib/short-dates.ts';
import { useApi } from '../providers/api-context.ts';

type Channel = StaffRecord<'notification_channels'>;

type Post = Channel['posts'][number];

function PostRow({ post, canPost }: { post: Post; canPost: boolean }) {
  const t = useTranslate();
  const api = useApi();
  const refresh = useRefresh();
  const locale = useLocale();
  const state = t(`office.channels.states.${post.state}`);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" color={post.state === 'failed' ? 'error.dark' : 'textSecondary'}>
        {state} · {formatTime(post.sent_at ?? post.created_at, locale)} ·{' '}
        {post.event_id === null ? (
          t('office.channels.is_test')
        ) : (
          <PageLink to={`/events/${post.event_id}`}>{t('office.channels.open_event')}</PageLink>
        )}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 1 }}>
        {post.text}
      </Typography>
      {post.last_error && (
        <Typography variant="body2" color="error.dark" sx={{ mt: 1 }}>
          <span lang="en">{post.last_error}</span> {t('office.channels.attempts', { count: post.attempts })}
          {post.state === 'pending' &&
            ` · ${t('office.channels.next', { time: formatTime(post.available_at, locale) })}`}
        </Typography>
      )}
      {canPost && post.state === 'failed' && (
        <Box sx={{ mt: 1 }}>
          <CommandButton
            size="small"
            work={async () => {
              await api.command('hf_member__send_channel_post_again', { channel_post: { id: post.id } });
              return t('office.channels.again_done');
            }}
            after={refresh}
          >
            {t('office.channels.again')}
          </CommandButton>
        </Box>
      )}
    </Paper>
  );
}

/** What the channel was told lately, and what it did not take. */
function ChannelPosts({ channel }: { channel: Channel }) {
  const { id: channelId, posts, failed_count, url_changed_at } = channel;
  const canPost = channel.can.edit && url_changed_at !== null;
  const t = useTranslate();
  const api = useApi();
  const refresh = useRefresh();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h2" sx={{ mt: 3, mb: 1 }}>
        {t('office.channels.posts')}
      </Typography>
      {channel.can.edit && (
        <Row sx={{ mb: 1 }}>
          <CommandButton
            size="small"
            disabled={!canPost}
            work={async () => {
              const channelToTest = { notification_channel: { id: channelId } };
              await api.command('hf_member__test_notification_channel', channelToTest);
              return t('office.channels.test_done');
            }}
            after={refresh}
          >
            {t('office.channels.test')}
          </CommandButton>
          <Button size="small" onClick={refresh}>
            {t('office.channels.look_again')}
          </Button>
        </Row>
      )}
      {failed_count > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('office.channels.failed', { smart_count: failed_count })}
        </Alert>
      )}
      {posts.length === 0 ? (
        <Hint>{t('office.channels.no_posts')}</Hint>
      ) : (
        <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {posts.map((post) => (
            <PostRow key={post.id} post={post} canPost={canPost} />
          ))}
        </Stack>
      )}
    </section>
  );
}

/** The address is written and never read: of one that stands its field is empty. */
function UrlInput() {
  const { t } = useWording();
  const isNew = useFormContextValue().recordForm.base['id'] === undefined;
  return (
    <TableInput
      of={notificationChannel.fields.url}
      source="url"
      label={t('office.channels.url')}
      hint={t(isNew ? 'office.channels.url_new_hint' : 'office.channels.url_hint')}
      options={isNew ? { isRequired: true } : {}}
    />
  );
}

/** Chats that are told of an event's seats, by name. */
export default describe('notification_channels', notificationChannel, {
  words: 'office.channels',
  createdBy: 'manager',
  nameOf: (row) => row.name,
  facts: ({ url_changed_at }, { t, time }) => (
    <Hint>
      {url_changed_at
        ? `${t('office.channels.url_changed_at')}: ${time(url_changed_at)}`
        : t('office.channels.no_url')}
    </Hint>
  ),
  aside: (channel) => <ChannelPosts channel={channel} />,
  list: {
    sort: ['name', 'ASC'],
    columns: [
      { field: 'name', sort: true },
      {
        field: 'url_changed_at',
        render: ({ url_changed_at }, { t, time }) =>
          url_changed_at ? time(url_changed_at) : t('office.channels.no_url'),
      },
      { field: 'last_sent_at', render: (row, { time }) => time(row.last_sent_at) },
      {
        field: 'failed_count',
        render: ({ failed_count }, { t }) =>
          failed_count > 0 ? (
            <Chip
              size="small"
              color="warning"
              label={t('office.channels.failed_short', { smart_count: failed_count })}
            />
          ) : (
            '—'
          ),
      },
    ],
  },
  form: [
    {
      title: 'office.channels.one',
      hint: 'office.channels.hint',
      grid: 300,
      fields: ['name', { render: UrlInput, isWide: false }],
    },
  ],
});
