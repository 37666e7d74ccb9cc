import { z } from 'zod';
import { readData } from './files.ts';
import { application, mailTrouble, past, recommendation, writings } from './schemas/application.ts';
import { company, type DemoCompany } from './schemas/company.ts';
import {
  activity,
  article,
  course,
  events,
  mailTemplate,
  savedComment,
  staffMember,
} from './schemas/content.ts';
import { student, type DemoStudent } from './schemas/student.ts';
import { benefits, lawTexts, phrases, question } from './schemas/texts.ts';
import { key } from './schemas/values.ts';

const keysOf = (name: string) => readData(name, z.array(key));

/** The companies in their order. All invented: names, people, buildings. Towns and stations are real. */
export const readCompanies = (): DemoCompany[] =>
  keysOf('companies.json').map((name) => ({ ...readData(`companies/${name}.json`, company), key: name }));

const readStudents = (): DemoStudent[] =>
  keysOf('students.json').map((name) => ({ ...readData(`students/${name}.json`, student), key: name }));

/** What the files of this folder tell, checked. */
export const readWorld = () => ({
  companies: readCompanies(),
  law: readData('law-texts.json', lawTexts),
  phrases: readData('phrases.json', phrases),
  benefits: readData('benefits.json', benefits),
  questions: readData('question-bank.json', z.array(question)),
  students: readStudents(),
  staff: readData('staff.json', z.array(staffMember)),
  applications: readData('applications.json', z.array(application)),
  writings: readData('writings.json', writings),
  past: readData('past.json', past),
  recommendations: readData('recommendations.json', z.array(recommendation)),
  mailTroubles: readData('mail-troubles.json', z.array(mailTrouble)),
  events: readData('events.json', events),
  courses: readData('courses.json', z.array(course)),
  articles: readData('articles.json', z.array(article)),
  mailTemplates: readData('mail-templates.json', z.array(mailTemplate)),
  savedComments: readData('saved-comments.json', z.array(savedComment)),
  activity: readData('activity.json', activity),
});
export type DemoWorld = ReturnType<typeof readWorld>;
