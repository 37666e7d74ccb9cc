-- What is open and has been quiet for long is counted from the index instead of reading on until enough has been met.

create index applications_open_activity_index on applications (updated_at, id)
  where state in ('applied', 'resume_submitted', 'in_correction', 'returned_to_student', 'awaiting_agreement',
    'correction_agreed', 'sent_to_company', 'resume_passed', 'interviewing', 'passed');
