-- What a resume has to say rightly: the name in one's own script beside the one of the residence card, how one was
-- employed, and a university's name as the student wants it printed. With the texts of the resume that a student prints
-- without applying.

alter table users
  add column name_in_own_script varchar(255),
  add column resume_motivation text,
  add column resume_self_pr text,
  add column resume_special_skill text,
  add column resume_request text,
  add column career_summary text;
alter table user_universities add column name_in_resume varchar(255);
alter table job_histories add column employment_kind varchar(255)
  check (employment_kind in ('regular', 'contract', 'temporary', 'part_time', 'internship'));
