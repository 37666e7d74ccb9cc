import type { EntityFields } from '../fields-document.ts';
import { same, within } from './words.ts';

const withCorrection = (names: readonly string[]) => names.flatMap((name) => [name, `${name}_jt`]);

export const application: EntityFields = {
  title: 'Application',
  call: 'aggregates__application',
  words: {
    ...same(
      'no_lie_agreement',
      'is_admitted_edit_resume_by_hf',
      'is_resume_passed',
      'is_passed',
      'is_declined_by_hf',
      'is_quit_by_student',
      'is_student_accept_offer',
      'have_submitted_resume_by_user_at',
      'sent_resume_to_company_at',
      'get_resume_result_at',
      'selection_finished_at',
      'result_reason',
      'reason_of_quit_by_student',
      'memo',
      'reason_of_result',
      'resume_google_docs_link',
      'trello_card_id',
      'state',
      'user_id',
      'recruitment_id',
      'due_date_to_submit_resume',
      'behavior',
      'application_hf_members',
      'hf_member',
    ),
    '(reason_of_result) and its category': ['reason_of_result_category'],
    'company{id}': ['company.id'],
    'Embedded resume': within('resume', [
      'hf_remark',
      ...withCorrection([
        'self_pr',
        'skill_pr',
        'why_select_company',
        'why_select_career',
        'why_good_at_job',
        'about_special_skill',
      ]),
    ]),
    'resume_question_answers (resume_question_id, resume_question_template_id, answer, is_display_in_resume, the question)':
      within('resume.resume_question_answers', [
        'resume_question_id',
        'resume_question_template_id',
        'answer',
        'is_display_in_resume',
        'resume_question',
      ]),
    latest_interview: within('latest_interview', [
      'interview_number',
      'fixed_schedule_at',
      'conduct_at',
      'is_online',
      'place',
      'google_map_url',
      'get_result_at',
      'is_passed',
      'online_link',
    ]),
  },
  not_for_managers: { behavior: 'what a student did on the page while writing is theirs alone' },
};

export const resumeQuestion: EntityFields = {
  title: 'ResumeQuestion',
  call: 'aggregates__resume_question',
  words: {
    ...same(
      'title',
      'purpose',
      'explanation',
      'title_for_hf_member',
      'disabled',
      'using_frequency',
      'default_is_display_in_resume',
      'default_template_id',
      'is_allow_reuse',
    ),
    'default character and word counts (ja and en)': [
      'default_num_of_characters_ja',
      'default_num_of_words_en',
    ],
    'templates (template_name, template_text)': within('templates', ['template_name', 'template_text']),
  },
};
