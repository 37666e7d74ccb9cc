-- A company's question whose answer is a part of the form, such as why one applies: it is asked once.

alter table resume_questions add column resume_text varchar(255)
  check (resume_text in ('self_pr', 'skill_pr', 'why_select_company', 'why_select_career', 'why_good_at_job',
    'about_special_skill'));
