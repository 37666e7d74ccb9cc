-- The order of work of one desk, of what nobody looks after, and of one state: word for word the expressions of
-- applications_work_order_index, which carries only the order of all.

create index applications_mentor_work_order_index on applications (mentor_id, (case when state in ('resume_submitted', 'in_correction', 'correction_agreed', 'resume_passed') then 0
        when state in ('applied', 'returned_to_student', 'awaiting_agreement', 'passed') then 1
        when state in ('sent_to_company', 'interviewing') then 2 else 3 end), (case when state in ('applied', 'resume_submitted', 'in_correction', 'returned_to_student', 'awaiting_agreement',
                       'correction_agreed') then due_date_to_submit_resume
        when state = 'sent_to_company' then (sent_resume_to_company_at at time zone 'Asia/Tokyo')::date
        when state in ('resume_passed', 'interviewing') then (get_resume_result_at at time zone 'Asia/Tokyo')::date
        else (selection_finished_at at time zone 'Asia/Tokyo')::date end), id);
create index applications_state_work_order_index on applications (state, (case when state in ('applied', 'resume_submitted', 'in_correction', 'returned_to_student', 'awaiting_agreement',
                       'correction_agreed') then due_date_to_submit_resume
        when state = 'sent_to_company' then (sent_resume_to_company_at at time zone 'Asia/Tokyo')::date
        when state in ('resume_passed', 'interviewing') then (get_resume_result_at at time zone 'Asia/Tokyo')::date
        else (selection_finished_at at time zone 'Asia/Tokyo')::date end), id);
create index applications_unassigned_work_order_index on applications ((case when state in ('resume_submitted', 'in_correction', 'correction_agreed', 'resume_passed') then 0
        when state in ('applied', 'returned_to_student', 'awaiting_agreement', 'passed') then 1
        when state in ('sent_to_company', 'interviewing') then 2 else 3 end), (case when state in ('applied', 'resume_submitted', 'in_correction', 'returned_to_student', 'awaiting_agreement',
                       'correction_agreed') then due_date_to_submit_resume
        when state = 'sent_to_company' then (sent_resume_to_company_at at time zone 'Asia/Tokyo')::date
        when state in ('resume_passed', 'interviewing') then (get_resume_result_at at time zone 'Asia/Tokyo')::date
        else (selection_finished_at at time zone 'Asia/Tokyo')::date end), id)
  where mentor_count = 0 and state in ('applied', 'resume_submitted', 'in_correction', 'returned_to_student',
    'awaiting_agreement', 'correction_agreed', 'sent_to_company', 'resume_passed', 'interviewing', 'passed');
