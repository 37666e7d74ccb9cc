-- What the reminders look for each minute, at a million applications: since when the next step of one is waited for,
-- and the interviews by their time and by their result. That nothing is told twice is the outbox's unique key.

create index applications_waiting_since_index on applications (state, (case state
    when 'resume_submitted' then have_submitted_resume_by_user_at
    when 'in_correction' then coalesce(correction_started_at, have_submitted_resume_by_user_at)
    when 'awaiting_agreement' then correction_sent_at
    when 'correction_agreed' then correction_agreed_at
    when 'sent_to_company' then sent_resume_to_company_at
    when 'resume_passed' then get_resume_result_at
    when 'passed' then selection_finished_at end))
  where state in ('resume_submitted', 'in_correction', 'awaiting_agreement', 'correction_agreed', 'sent_to_company',
    'resume_passed', 'passed');
create index interviews_open_index on interviews ((coalesce(conduct_at, fixed_schedule_at)))
  where cancelled_at is null and is_passed is null;
create index interviews_result_index on interviews (get_result_at) where cancelled_at is null and is_passed;
