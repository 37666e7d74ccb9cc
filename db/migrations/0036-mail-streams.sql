-- Mails of saved searches can be stopped by their link too. The right to stop a stream belongs to the mail that
-- carries it, whatever its stream: it moves from recommend mails to deliveries.

alter table mail_suppressions drop constraint mail_suppressions_stream_check,
  add constraint mail_suppressions_stream_check check (stream in ('recommend', 'saved_search'));

alter table deliveries add column unsubscribe_token varchar(255) unique;
update deliveries d set unsubscribe_token = m.unsubscribe_token from recommend_mails m
where m.id = d.recommend_mail_id
  and d.id = (select max(o.id) from deliveries o where o.recommend_mail_id = m.id);

-- The audit log never holds the key of an unsubscribing link.
drop trigger audit_notes_change on deliveries;
create trigger audit_notes_change after insert or update or delete on deliveries for each row
  when (coalesce(current_setting('audit.hf_member_id', true), '') <> '')
  execute function audit.note_change('body_html', 'body_text', 'unsubscribe_token');

alter table recommend_mails drop column unsubscribe_token;
drop trigger audit_notes_change on recommend_mails;
create trigger audit_notes_change after insert or update or delete on recommend_mails for each row
  when (coalesce(current_setting('audit.hf_member_id', true), '') <> '')
  execute function audit.note_change();
