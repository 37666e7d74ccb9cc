-- What staff edit of the site's content counts its versions; inquiries know who answers them and when they were
-- closed; lessons can change places within one change; and what staff do to a mail is noted.

alter table forms add column version integer not null default 0;
alter table courses add column version integer not null default 0;
alter table referral_codes add column version integer not null default 0;
alter table settings add column version integer not null default 0;
alter table mail_template_groups add column version integer not null default 0;
alter table inquiries
  add column version integer not null default 0,
  add column closed_at timestamptz,
  add column hf_member_id integer references hf_members on delete set null;
create index inquiries_hf_member_id_index on inquiries (hf_member_id);

-- Two lessons that swap their places are for a moment in the same one.
alter table lessons drop constraint lessons_course_id_index_in_course_key;
alter table lessons add constraint lessons_course_id_index_in_course_key
  unique (course_id, index_in_course) deferrable initially deferred;

create trigger audit_notes_change after insert or update or delete on deliveries for each row
  when (coalesce(current_setting('audit.hf_member_id', true), '') <> '')
  execute function audit.note_change('body_html', 'body_text');
