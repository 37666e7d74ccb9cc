import type { Requirement } from '../../../../server/domain/eligibility/result.ts';
import type { Verdict } from '../../../../server/domain/eligibility/summary.ts';

/** A requirement in a word or two, on a card. */
const short: Record<Requirement, string> = {
  jlpt: 'JLPT',
  language_level: 'languages',
  language_speaking_level: 'speaking',
  language_listening_level: 'listening',
  language_reading_level: 'reading',
  language_writing_level: 'writing',
  language_examination: 'language examination',
  skill: 'skills',
  study_department: 'field of study',
  degree: 'degree',
  graduation_year: 'year of graduation',
  age: 'age',
  driver_license_before_joining: 'driver’s licence',
  driver_license_after_joining: 'driver’s licence',
  available_from_overseas: 'where you live',
  mid_career: 'work experience',
  residence_status: 'residence status',
  career_first_country: 'country of work',
  career_last_country: 'country of work',
  career_globaly: 'work in many countries',
};

const badge: Record<Verdict, string> = {
  good: 'You meet everything required',
  near: 'Nearly there: {{gap}} ({{met}} of {{total}})',
  unknown: 'Not known yet: {{gap}} ({{met}} of {{total}})',
  not_yet: 'Still ahead: {{gap}} ({{met}} of {{total}})',
};

/** What the card of a job says, wherever it stands; the page of the job says it in the same words. */
export const job_cards = {
  bookmark: {
    add: 'Save the job {{title}}',
    remove: 'Take the job {{title}} off the saved ones',
    addShort: 'Save this job',
    removeShort: 'Saved',
    emptyTitle: 'No saved jobs yet',
    emptyText: 'Tap the heart on a job to keep it here and decide later.',
    toSearch: 'Look for jobs',
  },
  fact: { salary: 'Pay', place: 'Place of work', japanese: 'Japanese', deadline: 'Deadline' },
  perUnit: { month: 'a month', year: 'a year', hour: 'an hour' },
  level: {
    professional_school: 'Professional school',
    bachelor: 'Bachelor',
    master: 'Master',
    doctor: 'Doctor',
    mid_career: 'Mid-career',
  },
  salaryByInterview: 'Decided after the interview',
  placeOpen: 'See the job page',
  jlptAtLeast: 'JLPT N{{level}} or better',
  jlptNone: 'No JLPT needed',
  deadline: 'Apply by {{day}}',
  badge: {
    closed: 'Closed',
    soon: 'Closing soon',
    simple: 'Simple apply',
    overseas: 'From overseas',
    japaneseGrowth: 'Japanese can grow on the job',
    midCareer: 'Mid-career welcome',
    training: 'Training',
    flextime: 'Flexible hours',
  },
  eligibility: { short, badge },
};
