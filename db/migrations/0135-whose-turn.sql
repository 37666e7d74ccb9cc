-- Whose turn an application is (docs/adr/0103-whose-turn-by-interviews.md): by its state, and during interviews by what
-- is arranged. 0: ours, 1: the student's, 2: the company's, 3: nobody's. Kept by the database; the states are those of
-- domain/waiting-for.ts.
alter table applications add column turn integer;
create or replace trigger audit_notes_change after insert or update or delete on applications for each row
  when (coalesce(current_setting('audit.hf_member_id', true), '') <> '')
  execute function audit.note_change('mentor_count', 'mentor_id', 'turn');

create function turn_of(asked_id integer, asked_state text) returns integer language sql stable as $f$
  select case
    when asked_state in ('resume_passed', 'interviewing') and exists (
      select from interview_slot_requests r
      where r.application_id = asked_id and r.interview_id is null and r.none_fits_at is null
        and r.interview_number = 1 + coalesce((select max(i.interview_number) from interviews i
          where i.application_id = asked_id and i.cancelled_at is null), 0)) then 1
    when asked_state = 'interviewing' then coalesce((
      select case when i.is_passed is null and coalesce(i.conduct_at, i.fixed_schedule_at) is not null then 2 end
      from interviews i where i.application_id = asked_id and i.cancelled_at is null
      order by i.interview_number desc, i.id desc limit 1), 0)
    when asked_state in ('resume_submitted', 'in_correction', 'correction_agreed', 'resume_passed') then 0
    when asked_state in ('applied', 'returned_to_student', 'awaiting_agreement', 'passed') then 1
    when asked_state = 'sent_to_company' then 2 else 3 end
$f$;
create function keep_turn() returns trigger language plpgsql as $f$
begin
  new.turn := turn_of(new.id, new.state);
  return new;
end
$f$;
create trigger applications_keep_turn before insert or update of state, turn on applications
  for each row execute function keep_turn();

create function note_whose_turn() returns trigger language plpgsql as $f$
begin
  update applications a set turn = turn_of(a.id, a.state)
  where a.id in (select application_id from changed) and a.state in ('resume_passed', 'interviewing')
    and a.turn is distinct from turn_of(a.id, a.state);
  return null;
end
$f$;
-- next step
create trigger whose_turn_insert after insert on interviews
  referencing new table as changed for each statement execute function note_whose_turn();
create trigger whose_turn_update after update on interviews
  referencing new table as changed for each statement execute function note_whose_turn();
create trigger whose_turn_delete after delete on interviews
  referencing old table as changed for each statement execute function note_whose_turn();
-- next step
create trigger whose_turn_insert after insert on interview_slot_requests
  referencing new table as changed for each statement execute function note_whose_turn();
create trigger whose_turn_update after update on interview_slot_requests
  referencing new table as changed for each statement execute function note_whose_turn();
create trigger whose_turn_delete after delete on interview_slot_requests
  referencing old table as changed for each statement execute function note_whose_turn();
-- next step
-- Where it is set already the triggers have. Each batch is a transaction of its own. Rows that somebody holds are left for the next round; begun again after a
-- failure it goes on with what is left.
create procedure migrating.fill_turn(batch integer default 2000) language plpgsql as $p$
declare
  is_over boolean := false;
  has_left boolean;
  at_id integer;
  until_id integer;
begin
  perform set_config('migrating.is_filling', 'on', false);
  while not is_over loop
    is_over := true;
    at_id := (select min(id) - 1 from applications);
    loop
      until_id := (select max(id) from (select id from applications where id > at_id order by id limit batch) part);
      exit when until_id is null;
      with todo as (
        select id from applications
        where id > at_id and id <= until_id and turn is null
        for no key update skip locked)
      update applications a set turn = turn_of(a.id, a.state) from todo where a.id = todo.id;
      has_left := exists (select from applications where id > at_id and id <= until_id and turn is null);
      is_over := is_over and not has_left;
      commit;
      at_id := until_id;
    end loop;
    if not is_over then perform pg_sleep(0.2); end if;
  end loop;
  perform set_config('migrating.is_filling', 'off', false);
end
$p$;
-- next step
-- outside a transaction
call migrating.fill_turn();
-- next step
drop procedure migrating.fill_turn;
-- next step
-- outside a transaction
-- The order of work by it: of all, of one desk, of what nobody looks after and of one state. Word for word the
-- expressions of server/features/applications/services/work-order.ts.
drop index concurrently if exists applications_turn_work_order_index;
create index concurrently applications_turn_work_order_index on applications (turn, (case when state in ('applied', 'resume_submitted', 'in_correction', 'returned_to_student', 'awaiting_agreement',
                       'correction_agreed') then due_date_to_submit_resume
        when state = 'sent_to_company' then (sent_resume_to_company_at at time zone 'Asia/Tokyo')::date
        when state in ('resume_passed', 'interviewing') then (get_resume_result_at at time zone 'Asia/Tokyo')::date
        else (selection_finished_at at time zone 'Asia/Tokyo')::date end), id);
drop index concurrently if exists applications_mentor_turn_work_order_index;
create index concurrently applications_mentor_turn_work_order_index on applications (mentor_id, turn, (case when state in ('applied', 'resume_submitted', 'in_correction', 'returned_to_student', 'awaiting_agreement',
                       'correction_agreed') then due_date_to_submit_resume
        when state = 'sent_to_company' then (sent_resume_to_company_at at time zone 'Asia/Tokyo')::date
        when state in ('resume_passed', 'interviewing') then (get_resume_result_at at time zone 'Asia/Tokyo')::date
        else (selection_finished_at at time zone 'Asia/Tokyo')::date end), id);
drop index concurrently if exists applications_state_turn_work_order_index;
create index concurrently applications_state_turn_work_order_index on applications (state, turn, (case when state in ('applied', 'resume_submitted', 'in_correction', 'returned_to_student', 'awaiting_agreement',
                       'correction_agreed') then due_date_to_submit_resume
        when state = 'sent_to_company' then (sent_resume_to_company_at at time zone 'Asia/Tokyo')::date
        when state in ('resume_passed', 'interviewing') then (get_resume_result_at at time zone 'Asia/Tokyo')::date
        else (selection_finished_at at time zone 'Asia/Tokyo')::date end), id);
drop index concurrently if exists applications_unassigned_turn_work_order_index;
create index concurrently applications_unassigned_turn_work_order_index on applications (turn, (case when state in ('applied', 'resume_submitted', 'in_correction', 'returned_to_student', 'awaiting_agreement',
                       'correction_agreed') then due_date_to_submit_resume
        when state = 'sent_to_company' then (sent_resume_to_company_at at time zone 'Asia/Tokyo')::date
        when state in ('resume_passed', 'interviewing') then (get_resume_result_at at time zone 'Asia/Tokyo')::date
        else (selection_finished_at at time zone 'Asia/Tokyo')::date end), id)
  where mentor_count = 0 and state in ('applied', 'resume_submitted', 'in_correction', 'returned_to_student',
    'awaiting_agreement', 'correction_agreed', 'sent_to_company', 'resume_passed', 'interviewing', 'passed');
