import { z } from 'zod';
import { readData, readText } from '../files.ts';
import { application, mailTrouble, past, recommendation, writings } from './schemas/application.ts';
import { company, type DemoCompany } from './schemas/company.ts';
import { activity, article, course, events, savedComment, searches, staffMember } from './schemas/content.ts';
import { student, type DemoStudent } from './schemas/student.ts';
import { benefits, lawTexts, phrases, question } from './schemas/texts.ts';
import { key, text, type Text } from './schemas/values.ts';

const read = <S extends z.ZodType>(name: string, schema: S) => readData(`demo/${name}`, schema);
const keysOf = (name: string) => read(name, z.array(key));

/** A long text as it is written in each language: `lessons/job_ad.ja.html`. */
const readWords = (folder: 'lessons' | 'articles', name: string): Text => {
  const inLanguage = (language: string) => readText(`demo/${folder}/${name}.${language}.html`).trim();
  return text.parse({ ja: inLanguage('ja'), en: inLanguage('en'), vi: inLanguage('vi') });
};

const readCourses = () =>
  read('courses.json', z.array(course)).map(({ lessons, ...told }) => ({
    ...told,
    lessons: lessons.map((lesson) => ({ ...lesson, description: readWords('lessons', lesson.key) })),
  }));

const readArticles = () =>
  read('articles.json', z.array(article)).map((told) => ({
    ...told,
    content: readWords('articles', told.key),
  }));

/** The companies in their order. All invented: names, people, buildings. Towns and stations are real. */
export const readCompanies = (): DemoCompany[] =>
  keysOf('companies.json').map((name) => ({ ...read(`companies/${name}.json`, company), key: name }));

const readStudents = (): DemoStudent[] =>
  keysOf('students.json').map((name) => ({ ...read(`students/${name}.json`, student), key: name }));

/** What the files of this folder tell, checked. */
export const readWorld = () => ({
  companies: readCompanies(),
  law: read('law-texts.json', lawTexts),
  phrases: read('phrases.json', phrases),
  benefits: read('benefits.json', benefits),
  questions: read('question-bank.json', z.array(question)),
  students: readStudents(),
  staff: read('staff.json', z.array(staffMember)),
  applications: read('applications.json', z.array(application)),
  writings: read('writings.json', writings),
  past: read('past.json', past),
  recommendations: read('recommendations.json', z.array(recommendation)),
  mailTroubles: read('mail-troubles.json', z.array(mailTrouble)),
  events: read('events.json', events),
  courses: readCourses(),
  articles: readArticles(),
  savedComments: read('saved-comments.json', z.array(savedComment)),
  searches: read('searches.json', searches),
  activity: read('activity.json', activity),
});
export type DemoWorld = ReturnType<typeof readWorld>;
