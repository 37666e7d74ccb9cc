-- The oldest events are found when they are deleted (server/features/operation/services/retention). They are written in
-- the order of their time: so small an index does.

create index outbox_events_created_at_index on outbox_events using brin (created_at);
