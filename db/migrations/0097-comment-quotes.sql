-- The words of the text that a comment is about, as they stood when it was written.
alter table resume_comments add column quote varchar(255);
