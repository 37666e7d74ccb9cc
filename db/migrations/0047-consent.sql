-- Comments wait until the mentor sends them; those so far could be read at once. Simple applications used to be
-- handed in, and corrected, without the student having been asked: of those that have not left, what the student
-- never gave is no longer noted as given, and an approval without their agreement is taken back.

alter table resume_comments add column sent_at timestamptz;
update resume_comments set sent_at = created_at;
create index resume_comments_unsent_index on resume_comments (application_id) where sent_at is null;

update applications set is_admitted_edit_resume_by_hf = false
where not no_lie_agreement and is_admitted_edit_resume_by_hf
  and state in ('resume_submitted', 'in_correction', 'correction_agreed');

with taken_back as (
  update applications set correction_agreed_at = null, version = version + 1,
    state = case when correction_started_at is null then 'resume_submitted' else 'in_correction' end
  where state = 'correction_agreed' and not no_lie_agreement
  returning id, state
)
insert into application_events (application_id, name, from_state, to_state, actor_kind, at, created_at, updated_at)
select id, 'undo', 'correction_agreed', state, 'system', now(), now(), now() from taken_back;
