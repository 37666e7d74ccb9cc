import type { EntityFields } from './fields-document.ts';
import { application, resumeQuestion } from './specified/applications.ts';
import {
  article,
  course,
  event,
  eventApplication,
  lesson,
  mailTemplate,
  masterData,
} from './specified/content.ts';
import { company, recommendMail, recruitmentDetail, recruitmentList } from './specified/jobs.ts';
import { hfMember, inquiry, user } from './specified/people.ts';

/**
 * The field lists of section 3 of the specification, in its order: each of its terms with our wire name. Where
 * it names a field (`no_lie_agreement`) that is the name; where it describes one ("bonus months worth", "names,
 * kana, position") the choice is recorded here. A dotted path is inside a nested list.
 */
export const SPECIFIED_ENTITIES: readonly EntityFields[] = [
  application,
  resumeQuestion,
  article,
  company,
  course,
  lesson,
  event,
  eventApplication,
  hfMember,
  mailTemplate,
  recommendMail,
  recruitmentList,
  recruitmentDetail,
  user,
  inquiry,
  masterData,
];
