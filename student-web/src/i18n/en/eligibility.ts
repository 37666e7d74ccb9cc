import type { Requirement } from '../../../../server/domain/eligibility/result.ts';

/** What a requirement asks. `subject` is the language, examination or skill; `asked` is blank where none is named. */
const asked: Record<Requirement, string> = {
  jlpt: 'JLPT {{asked}} or better',
  language_level: '{{subject}}, overall: {{asked}}',
  language_speaking_level: '{{subject}}, speaking: {{asked}}',
  language_listening_level: '{{subject}}, listening: {{asked}}',
  language_reading_level: '{{subject}}, reading: {{asked}}',
  language_writing_level: '{{subject}}, writing: {{asked}}',
  language_examination: 'Examination {{subject}}: {{asked}}',
  skill: 'Skill: {{subject}}',
  study_department: 'Field of study: {{asked}}',
  degree: 'Degree: {{asked}} or higher',
  graduation_year: 'Graduation by {{asked}}',
  age: 'Age: up to {{asked}}',
  driver_license_before_joining: 'Driver’s licence before you join',
  driver_license_after_joining: 'Driver’s licence, to be taken after you join',
  available_from_overseas: 'Living in Japan, or holding a visa for Japan',
  mid_career: 'Work experience',
  residence_status: 'Residence status: {{asked}}',
  career_first_country: 'First country of work: {{asked}}',
  career_last_country: 'Later country of work: {{asked}}',
  career_globaly: 'Work in many countries',
};

/** What a job asks, for anybody; how a student stands to it is in job_fit. */
export const eligibility = {
  title: 'Does it fit you?',
  titleForVisitor: 'What is asked',
  nothingAsked: 'No special requirements.',
  asked,
  /** The same under a heading that names the language or the kind. */
  inGroup: {
    language_level: 'Overall: {{asked}}',
    language_speaking_level: 'Speaking: {{asked}}',
    language_listening_level: 'Listening: {{asked}}',
    language_reading_level: 'Reading: {{asked}}',
    language_writing_level: 'Writing: {{asked}}',
    language_examination: '{{subject}}: {{asked}}',
    skill: '{{subject}}',
  },
  group: { studies: 'Studies', other: 'Where you live, licence, career' },
  spoken: 'Ability in {{subject}}',
  taken: 'Examination {{subject}}',
  invitation: 'Sign up to see how many of these you meet, and what is still missing.',
  invitationButton: 'Sign up and see how it fits',
  finishProfile: 'Finish signing up to see how many of these you meet.',
};
