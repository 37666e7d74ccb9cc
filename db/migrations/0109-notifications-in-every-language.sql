-- Mails to students keep what a notification names in each language. Those of before get the names of companies, jobs and
-- events as they are now; their days and times are not known apart from the words, and stay as they were sent.
update deliveries d set template_values = d.template_values || jsonb_build_object('in_other_languages', (
  select jsonb_agg(jsonb_build_object('language', other.code, 'values', jsonb_strip_nulls(jsonb_build_object(
    'company_name', coalesce(nullif(c.official_name->>other.code, ''), nullif(c.official_name->>'en', ''), nullif(c.official_name->>'ja', '')),
    'recruitment_title', coalesce(nullif(r.title->>other.code, ''), nullif(r.title->>'en', ''), nullif(r.title->>'ja', ''))))))
  from unnest(array['ja', 'en', 'vi']) as other (code) where other.code <> d.language_code))
from outbox_events o
  join applications a on a.id = (o.payload->>'application_id')::int
  join recruitments r on r.id = a.recruitment_id
  join companies c on c.id = r.company_id
where o.id = d.outbox_event_id and d.recipient_user_id = a.user_id and jsonb_typeof(d.template_values->'values') = 'object';

update deliveries d set template_values = d.template_values || jsonb_build_object('in_other_languages', (
  select jsonb_agg(jsonb_build_object('language', other.code, 'values', jsonb_strip_nulls(jsonb_build_object(
    'event_title', coalesce(nullif(e.title->>other.code, ''), nullif(e.title->>'en', ''), nullif(e.title->>'ja', ''))))))
  from unnest(array['ja', 'en', 'vi']) as other (code) where other.code <> d.language_code))
from outbox_events o
  join event_applications a on a.id = (o.payload->>'event_application_id')::int
  join events e on e.id = a.event_id
where o.id = d.outbox_event_id and d.recipient_user_id = a.user_id and jsonb_typeof(d.template_values->'values') = 'object';
