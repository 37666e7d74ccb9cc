// Written by `npm run registries` from the folders of the features.
import { count_leave_page_view } from '../features/overview/commands/count_leave_page_view.ts';
import { count_visit_page_view } from '../features/overview/commands/count_visit_page_view.ts';
import { hf_member__approve_unchanged } from '../features/resumes/commands/hf_member__approve_unchanged.ts';
import { hf_member__assign_application } from '../features/applications/commands/hf_member__assign_application.ts';
import { hf_member__cancel_event_application } from '../features/events/commands/hf_member__cancel_event_application.ts';
import { hf_member__cancel_interview } from '../features/interviews/commands/hf_member__cancel_interview.ts';
import { hf_member__cancel_interview_practice } from '../features/interviews/commands/hf_member__cancel_interview_practice.ts';
import { hf_member__close_inquiry } from '../features/inquiries/commands/hf_member__close_inquiry.ts';
import { hf_member__close_recruitment } from '../features/recruitments/commands/hf_member__close_recruitment.ts';
import { hf_member__comment_on_resume } from '../features/resumes/commands/hf_member__comment_on_resume.ts';
import { hf_member__confirm_event_application } from '../features/events/commands/hf_member__confirm_event_application.ts';
import { hf_member__copy_recruitment } from '../features/recruitments/commands/hf_member__copy_recruitment.ts';
import { hf_member__correct_result } from '../features/applications/commands/hf_member__correct_result.ts';
import { hf_member__decline_application } from '../features/applications/commands/hf_member__decline_application.ts';
import { hf_member__dismiss_recruitment } from '../features/recommending/commands/hf_member__dismiss_recruitment.ts';
import { hf_member__finish_consulting } from '../features/students/commands/hf_member__finish_consulting.ts';
import { hf_member__finish_selection } from '../features/applications/commands/hf_member__finish_selection.ts';
import { hf_member__give_up_deliveries } from '../features/mail/commands/hf_member__give_up_deliveries.ts';
import { hf_member__heartbeat } from '../features/applications/commands/hf_member__heartbeat.ts';
import { hf_member__lift_undeliverable_address } from '../features/mail/commands/hf_member__lift_undeliverable_address.ts';
import { hf_member__mark_not_duplicate } from '../features/students/commands/hf_member__mark_not_duplicate.ts';
import { hf_member__merge_users } from '../features/students/commands/hf_member__merge_users.ts';
import { hf_member__move_applications } from '../features/applications/commands/hf_member__move_applications.ts';
import { hf_member__note_recommend_reply } from '../features/recommending/commands/hf_member__note_recommend_reply.ts';
import { hf_member__plan_career_meeting } from '../features/students/commands/hf_member__plan_career_meeting.ts';
import { hf_member__preview_mail_template } from '../features/mail/commands/hf_member__preview_mail_template.ts';
import { hf_member__preview_recommend_mail } from '../features/recommending/commands/hf_member__preview_recommend_mail.ts';
import { hf_member__reconfirm_recruitments } from '../features/recruitments/commands/hf_member__reconfirm_recruitments.ts';
import { hf_member__record_agreement } from '../features/resumes/commands/hf_member__record_agreement.ts';
import { hf_member__record_interview_result } from '../features/interviews/commands/hf_member__record_interview_result.ts';
import { hf_member__record_offer_answer } from '../features/applications/commands/hf_member__record_offer_answer.ts';
import { hf_member__record_quit } from '../features/applications/commands/hf_member__record_quit.ts';
import { hf_member__record_resume_result } from '../features/applications/commands/hf_member__record_resume_result.ts';
import { hf_member__register_gid } from '../features/staff/commands/hf_member__register_gid.ts';
import { hf_member__release_recruitment } from '../features/recruitments/commands/hf_member__release_recruitment.ts';
import { hf_member__reopen_recruitment } from '../features/recruitments/commands/hf_member__reopen_recruitment.ts';
import { hf_member__reply_to_inquiry } from '../features/inquiries/commands/hf_member__reply_to_inquiry.ts';
import { hf_member__request_recruitment_review } from '../features/recruitments/commands/hf_member__request_recruitment_review.ts';
import { hf_member__return_recruitment_to_draft } from '../features/recruitments/commands/hf_member__return_recruitment_to_draft.ts';
import { hf_member__return_to_student } from '../features/resumes/commands/hf_member__return_to_student.ts';
import { hf_member__save_correction } from '../features/resumes/commands/hf_member__save_correction.ts';
import { hf_member__schedule_interview } from '../features/interviews/commands/hf_member__schedule_interview.ts';
import { hf_member__schedule_interview_practice } from '../features/interviews/commands/hf_member__schedule_interview_practice.ts';
import { hf_member__send_again } from '../features/resumes/commands/hf_member__send_again.ts';
import { hf_member__send_channel_post_again } from '../features/mail/commands/hf_member__send_channel_post_again.ts';
import { hf_member__send_correction } from '../features/resumes/commands/hf_member__send_correction.ts';
import { hf_member__send_deliveries_again } from '../features/mail/commands/hf_member__send_deliveries_again.ts';
import { hf_member__send_recommend_mails } from '../features/recommending/commands/hf_member__send_recommend_mails.ts';
import { hf_member__send_to_company } from '../features/resumes/commands/hf_member__send_to_company.ts';
import { hf_member__set_reapply_from } from '../features/applications/commands/hf_member__set_reapply_from.ts';
import { hf_member__start_correction } from '../features/resumes/commands/hf_member__start_correction.ts';
import { hf_member__test_mail_template } from '../features/mail/commands/hf_member__test_mail_template.ts';
import { hf_member__test_notification_channel } from '../features/mail/commands/hf_member__test_notification_channel.ts';
import { hf_member__test_recommend_mail } from '../features/recommending/commands/hf_member__test_recommend_mail.ts';
import { hf_member__undo_decline } from '../features/applications/commands/hf_member__undo_decline.ts';
import { hf_member__undo_dismiss_recruitment } from '../features/recommending/commands/hf_member__undo_dismiss_recruitment.ts';
import { hf_member__undo_finish_consulting } from '../features/students/commands/hf_member__undo_finish_consulting.ts';
import { hf_member__undo_merge_users } from '../features/students/commands/hf_member__undo_merge_users.ts';
import { hf_member__undo_move } from '../features/applications/commands/hf_member__undo_move.ts';
import { hf_member__undo_quit } from '../features/applications/commands/hf_member__undo_quit.ts';
import { hf_member__undo_recommend_mails } from '../features/recommending/commands/hf_member__undo_recommend_mails.ts';
import { hf_member__undo_recommend_reply } from '../features/recommending/commands/hf_member__undo_recommend_reply.ts';
import { hf_member__update_application } from '../features/applications/commands/hf_member__update_application.ts';
import { hf_member__upload_image } from '../features/content/commands/hf_member__upload_image.ts';
import { hf_member__withdraw_recruitment } from '../features/recruitments/commands/hf_member__withdraw_recruitment.ts';
import { user__add_bookmark } from '../features/search/commands/user__add_bookmark.ts';
import { user__agree_to_correction } from '../features/resumes/commands/user__agree_to_correction.ts';
import { user__answer_correction } from '../features/resumes/commands/user__answer_correction.ts';
import { user__answer_event_hf_form } from '../features/events/commands/user__answer_event_hf_form.ts';
import { user__answer_offer } from '../features/applications/commands/user__answer_offer.ts';
import { user__apply } from '../features/applications/commands/user__apply.ts';
import { user__apply_event } from '../features/events/commands/user__apply_event.ts';
import { user__cancell_event_application } from '../features/events/commands/user__cancell_event_application.ts';
import { user__change_page_language } from '../features/accounts/commands/user__change_page_language.ts';
import { user__complete_lesson } from '../features/content/commands/user__complete_lesson.ts';
import { user__confirm_email_works } from '../features/mail/commands/user__confirm_email_works.ts';
import { user__confirm_event_application } from '../features/events/commands/user__confirm_event_application.ts';
import { user__delete_account } from '../features/privacy/commands/user__delete_account.ts';
import { user__delete_saved_search } from '../features/search/commands/user__delete_saved_search.ts';
import { user__dismiss_recruitment } from '../features/recommending/commands/user__dismiss_recruitment.ts';
import { user__initialize_profile } from '../features/profile/commands/user__initialize_profile.ts';
import { user__quit_application } from '../features/applications/commands/user__quit_application.ts';
import { user__remove_bookmark } from '../features/search/commands/user__remove_bookmark.ts';
import { user__save_resume_for_application } from '../features/resumes/commands/user__save_resume_for_application.ts';
import { user__save_search } from '../features/search/commands/user__save_search.ts';
import { user__send_inquiry } from '../features/inquiries/commands/user__send_inquiry.ts';
import { user__sign_up } from '../features/accounts/commands/user__sign_up.ts';
import { user__submit_resume_to_jtj } from '../features/resumes/commands/user__submit_resume_to_jtj.ts';
import { user__undo_dismiss_recruitment } from '../features/recommending/commands/user__undo_dismiss_recruitment.ts';
import { user__undo_quit } from '../features/applications/commands/user__undo_quit.ts';
import { user__update_application_behavior_log } from '../features/applications/commands/user__update_application_behavior_log.ts';
import { user__update_profile } from '../features/profile/commands/user__update_profile.ts';
import { user__upload_resume } from '../features/profile/commands/user__upload_resume.ts';
import { user__upload_resume_face_image } from '../features/profile/commands/user__upload_resume_face_image.ts';
import { aggregates__application } from '../features/applications/queries/aggregates__application.ts';
import { aggregates__article } from '../features/content/queries/aggregates__article.ts';
import { aggregates__company } from '../features/companies/queries/aggregates__company.ts';
import { aggregates__course } from '../features/content/queries/aggregates__course.ts';
import { aggregates__event } from '../features/events/queries/aggregates__event.ts';
import { aggregates__event_application } from '../features/events/queries/aggregates__event_application.ts';
import { aggregates__hf_member } from '../features/staff/queries/aggregates__hf_member.ts';
import { aggregates__lesson } from '../features/content/queries/aggregates__lesson.ts';
import { aggregates__mail_template } from '../features/mail/queries/aggregates__mail_template.ts';
import { aggregates__recommend_mail } from '../features/recommending/queries/aggregates__recommend_mail.ts';
import { aggregates__recruitment } from '../features/recruitments/queries/aggregates__recruitment.ts';
import { aggregates__resume_question } from '../features/resumes/queries/aggregates__resume_question.ts';
import { aggregates__user } from '../features/profile/queries/aggregates__user.ts';
import { get_address_of_postal_code } from '../features/master-data/queries/get_address_of_postal_code.ts';
import { get_articles } from '../features/content/queries/get_articles.ts';
import { get_courses } from '../features/content/queries/get_courses.ts';
import { get_event_application_by_token } from '../features/events/queries/get_event_application_by_token.ts';
import { get_events } from '../features/events/queries/get_events.ts';
import { get_is_hf_member_by_gid } from '../features/staff/queries/get_is_hf_member_by_gid.ts';
import { get_master_data } from '../features/master-data/queries/get_master_data.ts';
import { get_new_recruitments } from '../features/search/queries/get_new_recruitments.ts';
import { get_recruitment_required_languages } from '../features/recruitments/queries/get_recruitment_required_languages.ts';
import { get_resume_questions } from '../features/resumes/queries/get_resume_questions.ts';
import { get_settings } from '../features/content/queries/get_settings.ts';
import { get_universities } from '../features/master-data/queries/get_universities.ts';
import { get_user_survey } from '../features/profile/queries/get_user_survey.ts';
import { hf_member__get_event_resume_file } from '../features/events/queries/hf_member__get_event_resume_file.ts';
import { hf_member__get_matching_recruitments } from '../features/matching/queries/hf_member__get_matching_recruitments.ts';
import { hf_member__get_matching_users } from '../features/matching/queries/hf_member__get_matching_users.ts';
import { hf_member__get_mentor_loads } from '../features/staff/queries/hf_member__get_mentor_loads.ts';
import { hf_member__get_other_companies } from '../features/companies/queries/hf_member__get_other_companies.ts';
import { hf_member__get_overview_applications } from '../features/overview/queries/hf_member__get_overview_applications.ts';
import { hf_member__get_overview_mentors } from '../features/overview/queries/hf_member__get_overview_mentors.ts';
import { hf_member__get_overview_offers } from '../features/overview/queries/hf_member__get_overview_offers.ts';
import { hf_member__get_overview_sources } from '../features/overview/queries/hf_member__get_overview_sources.ts';
import { hf_member__get_overview_state_times } from '../features/overview/queries/hf_member__get_overview_state_times.ts';
import { hf_member__get_recent_moves } from '../features/applications/queries/hf_member__get_recent_moves.ts';
import { hf_member__get_resume_versions } from '../features/resumes/queries/hf_member__get_resume_versions.ts';
import { is_japan } from '../features/master-data/queries/is-japan.ts';
import { search_recruitments } from '../features/search/queries/search_recruitments.ts';
import { user__export_own_data } from '../features/privacy/queries/user__export_own_data.ts';
import { user__get_application_resume_pdf } from '../features/resumes/queries/user__get_application_resume_pdf.ts';
import { user__get_applications } from '../features/applications/queries/user__get_applications.ts';
import { user__get_bookmark_ids } from '../features/search/queries/user__get_bookmark_ids.ts';
import { user__get_bookmarks } from '../features/search/queries/user__get_bookmarks.ts';
import { user__get_dismissed_recruitment_ids } from '../features/recommending/queries/user__get_dismissed_recruitment_ids.ts';
import { user__get_earlier_answers } from '../features/resumes/queries/user__get_earlier_answers.ts';
import { user__get_own_data } from '../features/accounts/queries/user__get_own_data.ts';
import { user__get_profile_resume_pdf } from '../features/resumes/queries/user__get_profile_resume_pdf.ts';
import { user__get_recruitment_resume_questions } from '../features/resumes/queries/user__get_recruitment_resume_questions.ts';
import { user__get_resume_face_image } from '../features/profile/queries/user__get_resume_face_image.ts';
import { user__get_resume_file } from '../features/profile/queries/user__get_resume_file.ts';
import { user__get_saved_searches } from '../features/search/queries/user__get_saved_searches.ts';

/** Every call of the API. What is not in this list does not exist. */
export const CALLS = [
  count_leave_page_view,
  count_visit_page_view,
  hf_member__approve_unchanged,
  hf_member__assign_application,
  hf_member__cancel_event_application,
  hf_member__cancel_interview,
  hf_member__cancel_interview_practice,
  hf_member__close_inquiry,
  hf_member__close_recruitment,
  hf_member__comment_on_resume,
  hf_member__confirm_event_application,
  hf_member__copy_recruitment,
  hf_member__correct_result,
  hf_member__decline_application,
  hf_member__dismiss_recruitment,
  hf_member__finish_consulting,
  hf_member__finish_selection,
  hf_member__give_up_deliveries,
  hf_member__heartbeat,
  hf_member__lift_undeliverable_address,
  hf_member__mark_not_duplicate,
  hf_member__merge_users,
  hf_member__move_applications,
  hf_member__note_recommend_reply,
  hf_member__plan_career_meeting,
  hf_member__preview_mail_template,
  hf_member__preview_recommend_mail,
  hf_member__reconfirm_recruitments,
  hf_member__record_agreement,
  hf_member__record_interview_result,
  hf_member__record_offer_answer,
  hf_member__record_quit,
  hf_member__record_resume_result,
  hf_member__register_gid,
  hf_member__release_recruitment,
  hf_member__reopen_recruitment,
  hf_member__reply_to_inquiry,
  hf_member__request_recruitment_review,
  hf_member__return_recruitment_to_draft,
  hf_member__return_to_student,
  hf_member__save_correction,
  hf_member__schedule_interview,
  hf_member__schedule_interview_practice,
  hf_member__send_again,
  hf_member__send_channel_post_again,
  hf_member__send_correction,
  hf_member__send_deliveries_again,
  hf_member__send_recommend_mails,
  hf_member__send_to_company,
  hf_member__set_reapply_from,
  hf_member__start_correction,
  hf_member__test_mail_template,
  hf_member__test_notification_channel,
  hf_member__test_recommend_mail,
  hf_member__undo_decline,
  hf_member__undo_dismiss_recruitment,
  hf_member__undo_finish_consulting,
  hf_member__undo_merge_users,
  hf_member__undo_move,
  hf_member__undo_quit,
  hf_member__undo_recommend_mails,
  hf_member__undo_recommend_reply,
  hf_member__update_application,
  hf_member__upload_image,
  hf_member__withdraw_recruitment,
  user__add_bookmark,
  user__agree_to_correction,
  user__answer_correction,
  user__answer_event_hf_form,
  user__answer_offer,
  user__apply,
  user__apply_event,
  user__cancell_event_application,
  user__change_page_language,
  user__complete_lesson,
  user__confirm_email_works,
  user__confirm_event_application,
  user__delete_account,
  user__delete_saved_search,
  user__dismiss_recruitment,
  user__initialize_profile,
  user__quit_application,
  user__remove_bookmark,
  user__save_resume_for_application,
  user__save_search,
  user__send_inquiry,
  user__sign_up,
  user__submit_resume_to_jtj,
  user__undo_dismiss_recruitment,
  user__undo_quit,
  user__update_application_behavior_log,
  user__update_profile,
  user__upload_resume,
  user__upload_resume_face_image,
  aggregates__application,
  aggregates__article,
  aggregates__company,
  aggregates__course,
  aggregates__event,
  aggregates__event_application,
  aggregates__hf_member,
  aggregates__lesson,
  aggregates__mail_template,
  aggregates__recommend_mail,
  aggregates__recruitment,
  aggregates__resume_question,
  aggregates__user,
  get_address_of_postal_code,
  get_articles,
  get_courses,
  get_event_application_by_token,
  get_events,
  get_is_hf_member_by_gid,
  get_master_data,
  get_new_recruitments,
  get_recruitment_required_languages,
  get_resume_questions,
  get_settings,
  get_universities,
  get_user_survey,
  hf_member__get_event_resume_file,
  hf_member__get_matching_recruitments,
  hf_member__get_matching_users,
  hf_member__get_mentor_loads,
  hf_member__get_other_companies,
  hf_member__get_overview_applications,
  hf_member__get_overview_mentors,
  hf_member__get_overview_offers,
  hf_member__get_overview_sources,
  hf_member__get_overview_state_times,
  hf_member__get_recent_moves,
  hf_member__get_resume_versions,
  is_japan,
  search_recruitments,
  user__export_own_data,
  user__get_application_resume_pdf,
  user__get_applications,
  user__get_bookmark_ids,
  user__get_bookmarks,
  user__get_dismissed_recruitment_ids,
  user__get_earlier_answers,
  user__get_own_data,
  user__get_profile_resume_pdf,
  user__get_recruitment_resume_questions,
  user__get_resume_face_image,
  user__get_resume_file,
  user__get_saved_searches,
] as const;
