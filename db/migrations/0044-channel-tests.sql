-- A message to a channel may be about no event: a test of the channel itself.

alter table channel_posts alter column event_id drop not null;
alter table channel_posts add constraint channel_posts_event_id_check
  check (event_id is not null or kind = 'channel_tested');
create index channel_posts_failed_index on channel_posts (notification_channel_id, updated_at) where state = 'failed';
