import { ROLES } from '../../domain/roles.ts';
import type { AnyDefinition } from '../../server/core/calls/define.ts';
import { rowsFound } from '../../server/core/documents/permissions.ts';
import { CALLS } from '../../server/registry/calls.ts';

/**
 * Who may make which call, written by hand from design.md section 5, as a cross-check of what the calls' own `allow`
 * and `scope` say. For visitor, account, student, mentor and manager: `-` may not call it; `own` finds only their own
 * rows, `assigned` only those of students assigned to them; `all` finds every row, or there is none to find.
 */
const PERMITTED: Readonly<Record<string, string>> = {
  'all all all all all': `
    aggregates__article aggregates__company aggregates__course aggregates__event aggregates__recruitment
    count_leave_page_view count_visit_page_view explain_no_hits suggest_searches get_address_of_postal_code get_articles get_courses
    get_event_application_by_token get_event_ticket get_events get_filter_counts get_is_hf_member_by_gid get_master_data
    get_new_recruitments get_recruitment_readings get_recruitment_required_languages get_settings get_universities
    get_user_survey is-japan search_recruitments user__cancell_event_application
    user__confirm_event_application user__sign_up`,
  '- all all all all': `
    user__get_own_data user__send_inquiry`,
  '- - all - -': `
    user__add_bookmark user__apply user__apply_event user__change_page_language user__complete_lesson
    user__confirm_email_works user__delete_account user__dismiss_recruitment user__export_own_data
    user__get_activity_report_pdf user__get_applications user__get_bookmark_ids user__get_bookmarks
    user__get_dismissed_recruitment_ids user__get_earlier_answers user__get_own_resume_pdf user__get_profile_resume_pdf
    user__change_mail_preference user__get_inquiries user__get_mail_preferences user__get_notifications user__get_done_plan_steps user__tick_plan_step
    user__get_saved_searches user__see_notifications user__initialize_profile user__read_cv user__remove_bookmark user__save_search
    user__undo_dismiss_recruitment user__update_profile`,
  '- - own - -': `
    user__agree_to_correction user__answer_correction user__answer_event_hf_form user__answer_offer
    user__delete_saved_search user__get_conversation user__get_interview_slots user__pick_interview_slot user__quit_application
    user__read_messages user__refuse_interview_slots user__save_resume_for_application
    user__submit_resume_to_jtj user__undo_offer_answer user__undo_quit user__update_application_behavior_log user__upload_resume
    user__upload_resume_face_image user__write_message`,
  '- - all all all': `
    aggregates__lesson aggregates__resume_question user__get_recruitment_resume_questions`,
  '- - own all all': `
    aggregates__event_application aggregates__hf_member aggregates__user`,
  '- - own assigned all': `
    aggregates__application aggregates__recommend_mail get_resume_questions
    user__get_application_resume_pdf user__get_resume_face_image user__get_resume_file`,
  '- - - all all': `
    aggregates__mail_template hf_member__assign_application hf_member__assign_applications hf_member__close_inquiry
    hf_member__inquiry_heartbeat
    hf_member__dismiss_recruitment hf_member__explain_keyword hf_member__finish_consulting
    hf_member__get_check_in hf_member__get_empty_searches hf_member__get_matching_recruitments hf_member__get_matching_users hf_member__get_mentor_loads hf_member__get_recent_moves
    hf_member__give_up_deliveries hf_member__move_applications hf_member__preview_mail_template
    hf_member__preview_recommend_mail hf_member__read_mentions hf_member__record_absences hf_member__record_attendance hf_member__record_walk_in hf_member__register_gid hf_member__reply_to_inquiry
    hf_member__send_deliveries_again hf_member__send_recommend_mails hf_member__test_mail_template
    hf_member__test_recommend_mail hf_member__undo_dismiss_recruitment hf_member__undo_finish_consulting`,
  '- - - assigned all': `
    hf_member__approve_unchanged hf_member__ask_to_pick_interview_slot hf_member__heartbeat hf_member__cancel_interview
    hf_member__get_interview_slots hf_member__offer_interview_slots hf_member__score_interview_practice hf_member__withdraw_interview_slot
    hf_member__cancel_interview_practice hf_member__comment_on_resume hf_member__correct_result
    hf_member__decline_application hf_member__finish_selection hf_member__get_conversation hf_member__get_other_companies
    hf_member__get_resume_readings hf_member__get_resume_versions hf_member__lift_undeliverable_address hf_member__note_recommend_reply
    hf_member__plan_career_meeting hf_member__preview_company_mail hf_member__record_agreement hf_member__record_interview_result
    hf_member__read_messages hf_member__record_offer hf_member__record_offer_answer hf_member__record_quit hf_member__record_resume_result
    hf_member__return_to_student hf_member__save_correction hf_member__schedule_interview
    hf_member__schedule_interview_practice hf_member__send_again hf_member__send_correction
    hf_member__send_to_company hf_member__set_reapply_from hf_member__start_correction
    hf_member__undo_decline hf_member__undo_move hf_member__undo_offer_answer hf_member__undo_quit hf_member__undo_recommend_mails
    hf_member__undo_recommend_reply hf_member__update_application hf_member__write_message`,
  '- - - - all': `
    hf_member__begin_recruitment_revision hf_member__cancel_event_application hf_member__close_recruitment
    hf_member__confirm_event_application hf_member__copy_recruitment hf_member__mark_not_duplicate
    hf_member__get_event_resume_file hf_member__get_master_data_counts hf_member__get_overview_applications
    hf_member__issue_api_key_secret hf_member__revoke_api_key
    hf_member__renew_webhook_secret hf_member__send_webhook_again hf_member__test_webhook_endpoint
    hf_member__order_master_data
    hf_member__get_overview_mentors hf_member__get_overview_offers hf_member__get_overview_sources
    hf_member__get_overview_state_times hf_member__merge_users hf_member__reconfirm_recruitments
    hf_member__release_recruitment hf_member__release_recruitment_revision hf_member__reopen_recruitment hf_member__request_recruitment_review
    hf_member__return_recruitment_to_draft hf_member__send_channel_post_again hf_member__send_event_follow_up
    hf_member__test_notification_channel hf_member__undo_merge_users hf_member__upload_image
    hf_member__withdraw_recruitment`,
};

test('the calls permit what the table by hand says', () => {
  const byHand = Object.entries(PERMITTED).flatMap(([cells, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => `${name}: ${cells}`),
  );
  const declared = (CALLS as readonly AnyDefinition[]).map((call) => {
    const cells = ROLES.map((role) => rowsFound(call, role)).map((rows) => (rows === 'none' ? '-' : rows));
    return `${call.name}: ${cells.join(' ')}`;
  });
  expect(declared.toSorted()).toEqual(byHand.toSorted());
});
