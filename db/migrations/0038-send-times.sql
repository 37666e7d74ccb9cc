-- What was looked at again when a recommend mail was to go: why a student got none, and why a job was not in it.

alter table recommend_mails add column skipped_code varchar(255);
alter table recommend_mail_recruitments add column left_out_code varchar(255);
alter table recommend_mail_remind_recruitments add column left_out_code varchar(255);
