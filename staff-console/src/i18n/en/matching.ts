import type { Verdict } from '../../../../server/domain/eligibility/summary.ts';
import type { LeftOut, RecommendSkipped, StudentLeftOut } from '../../../../server/domain/recommending.ts';
import type { MatchPartName } from '../../../../server/domain/search-match.ts';

/** What speaks for a pair of student and job. */
const part: Record<MatchPartName, string> = {
  jlpt_met: 'N%{level} met',
  jlpt_near: 'N%{level}: one level below, or not told',
  overseas: 'taken from abroad',
  job_category: 'kind of work wished for: %{names}',
  department: 'their major: %{names}',
  any_department: 'any major',
  prefecture: 'works in %{names}, as they hope',
  skill: 'has the skill: %{names}',
  all_skills: 'no skill is missing',
  related_country: 'to do with %{names}, where they hope to work',
  first_country: 'starts in %{names}, as they hope',
  last_country: 'later in %{names}, as they hope',
  globaly: 'work around the world, as they hope',
};

const verdict: Record<Verdict, string> = {
  good: 'Meets every must',
  near: 'Nearly meets the musts',
  unknown: 'The profile does not tell everything',
  not_yet: 'A must is not met',
};

const left_out: Record<LeftOut | StudentLeftOut, string> = {
  not_looking: 'Not looking for a job',
  mails_stopped: 'Mails stopped',
  address_bounces: 'Address bounces',
  name_missing: 'Name missing',
  not_open: 'Takes no applications now',
  already_applied: 'Already applied',
  ended_before: 'An application there has ended',
  not_this: '“Not this”',
  already_recommended: 'Already recommended',
  abroad_without_visa: 'Abroad without a visa',
  not_eligible: 'Not eligible',
};

const skipped: Record<RecommendSkipped, string> = {
  not_found: 'This student cannot be found.',
  account_gone: 'The account is gone: no mail goes there.',
  not_looking: 'The student is not looking for a job now: no mail goes there.',
  mails_stopped: 'The student has stopped recommend mails: none goes there.',
  address_bounces: 'Mails to this address do not arrive: none is sent.',
  name_missing: 'The name is missing in the profile: no mail can be written.',
  no_language: 'No language for the mail.',
  nothing_left: 'Nothing is left.',
};

/** Students and jobs that fit. */
export const matching = {
  jobs: 'Jobs that fit',
  students: 'Students who fit',
  jobs_hint:
    'The best first, by what the student can do and wishes. Choose some and see the mail before it goes.',
  students_hint:
    'The best first, by what they can do and wish. Choose some and see each mail before it goes.',
  no_level_asked: 'no Japanese level asked',
  names_with: '%{first} (+%{count})',
  plus: '%{text} +%{points}',
  score: 'Score',
  met: '%{met} of %{total} requirements met',
  choose: 'Choose %{name}',
  chosen: '1 chosen |||| %{smart_count} chosen',
  most: 'One mail holds at most %{most} jobs.',
  recommend: 'Recommend',
  not_this: 'Not this',
  not_this_for: 'Not this: %{name}',
  not_this_title: 'Do not recommend it?',
  not_this_what: '“%{job}” is not recommended to %{student} until you take this back.',
  reason_label: 'Reason (staff only)',
  dismissed: 'Noted. It is not recommended.',
  taken_back: 'Taken back.',
  take_back: 'Take back',
  take_back_for: 'Take back: %{name}',
  by_student: 'The student said so',
  by_staff: 'Staff said so',
  closed: 'This job takes no applications now. The list shows who would fit.',
  left_out_title: 'Left out',
  left_out_hint:
    'Of those not eligible, the ones far below the level and those among the best %{count} that were judged.',
  show: '%{what}: 1 |||| %{what}: %{smart_count}',
  none_jobs: 'No job fits now',
  none_students: 'No student fits now',
  none_hint: 'What is left out, and why, stands below.',
  part,
  wishes: 'Not required: %{list}',
  verdict,
  left_out,
  skipped,
};
