-- What people ask before they decide on an event: until when, where or online, in which language, who holds it, what to bring.

alter table events
  add column end_at timestamptz check (end_at > start_at),
  add column is_online boolean not null default false,
  add column place language_map not null default '{}',
  add column google_map_url text,
  add column spoken_language language_map not null default '{}',
  add column organiser language_map not null default '{}',
  add column what_to_bring language_map not null default '{}';
