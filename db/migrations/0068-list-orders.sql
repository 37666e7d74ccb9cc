-- Indexes for the orders of the console's long lists, and for the count of a mail's uses in
-- server/features/mail/resources/mail_template_groups/record.ts, whose condition is word for word the same.

create index deliveries_available_at_index on deliveries (available_at, id);
create index deliveries_sent_at_index on deliveries (sent_at, id);
create index deliveries_counted_index on deliveries (template, created_at)
  where cause !~ '^(mail_template|recommend_mail)_tested:';
create index recommend_mails_send_after_index on recommend_mails (send_after, id);
create index recommend_mails_sent_recommend_at_index on recommend_mails (sent_recommend_at, id);
create index event_applications_apply_at_index on event_applications (apply_at, id);
create index users_created_at_index on users (created_at, id);
