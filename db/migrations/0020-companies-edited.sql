-- For the staff's editing of companies. `stale_translations` names per field the languages that were left behind
-- when another was changed; it is bookkeeping, so the audit log leaves it out. Addresses of maps are longer than 255.

alter table companies add column stale_translations jsonb not null default '{}';
alter table company_offices alter column map_url type text;

drop trigger audit_notes_change on companies;
create trigger audit_notes_change after insert or update or delete on companies for each row
  when (coalesce(current_setting('audit.hf_member_id', true), '') <> '')
  execute function audit.note_change('stale_translations');
