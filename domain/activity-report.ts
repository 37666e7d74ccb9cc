import type { ApplicationState } from './application-state.ts';
import { japaneseDay, plainMonth, type Calendar } from './japanese-calendar.ts';
import { printableLine } from './printable.ts';
import { namesInPrint, type NameBeside } from './resume-document.ts';
import type { ResumeUser, Text } from './resume-input.ts';
import { educationsOf, finishOf } from './resume-rows.ts';

/** The report of a job search (就職活動報告書) that schools ask for, as text, before layout. */
export interface ActivityDocument {
  submitted_on: string;
  date: string;
  name: string;
  name_beside: NameBeside | null;
  /** Empty when the profile names none. */
  school: string;
  period: string;
  counts: { name: string; count: number; unit: string }[];
  /** In the order of their beginnings. */
  applications: { company: string; job: string; rows: DatedText[]; outcome: string }[];
  events: DatedText[];
}
interface DatedText {
  date: string;
  text: string;
}

/** Days are 'YYYY-MM-DD' in Tokyo. */
export interface ActivityInput {
  submitted_on: string;
  calendar: Calendar;
  from: string;
  until: string;
  user: ResumeUser;
  applications: readonly {
    company: Text;
    job: Text;
    state: ApplicationState;
    applied: string;
    /** Handed in to be corrected. */
    resume_written: string | null;
    resume_corrected: string | null;
    resume_agreed: string | null;
    documents_sent: string | null;
    documents_result: string | null;
    is_resume_passed: boolean | null;
    interviews: readonly { number: number; day: string; is_online: boolean; is_passed: boolean | null }[];
    finished: string | null;
    is_passed: boolean | null;
    offer_answered: string | null;
    is_offer_accepted: boolean | null;
    quit: string | null;
    declined: string | null;
  }[];
  /** `is_attended`: whether the student came; null where that is not recorded. */
  events: readonly {
    title: Text;
    place: Text;
    day: string;
    has_begun: boolean;
    is_attended: boolean | null;
  }[];
}

/** As the office of a school reads it, which does not know how we work: what is done, and what the company has got. */
const OUTCOMES: Readonly<Record<ApplicationState, string>> = {
  applied: '履歴書を作成中（企業へは未提出）',
  resume_submitted: '履歴書を添削中（企業へは未提出）',
  in_correction: '履歴書を添削中（企業へは未提出）',
  returned_to_student: '履歴書を書き直し中（企業へは未提出）',
  awaiting_agreement: '添削後の履歴書を本人が確認中（企業へは未提出）',
  correction_agreed: '履歴書が完成（企業へ提出予定）',
  sent_to_company: '書類選考の結果待ち',
  resume_passed: '書類選考を通過（面接の日程調整中）',
  resume_failed: '不採用（書類選考）',
  interviewing: '面接選考中',
  passed: '内定',
  failed: '不採用',
  offer_accepted: '内定（承諾）',
  offer_declined: '内定（辞退）',
  declined_by_hf: '選考終了',
  quit_by_student: '辞退',
};

type Application = ActivityInput['applications'][number];

const passed = (is: boolean | null, yes: string, no: string) => (is === null ? '' : is ? yes : no);

/** What was done when, as far as it has a day; the oldest first. */
function happenings(application: Application, today: string): { day: string; text: string }[] {
  const at = (day: string | null, text: string) => (day === null || text === '' ? [] : [{ day, text }]);
  const { interviews, is_passed, is_resume_passed, is_offer_accepted } = application;
  const rows = [
    ...at(application.applied, '応募'),
    ...at(application.resume_written, '履歴書を作成し、添削を依頼'),
    ...at(application.resume_corrected, '履歴書の添削結果を受領'),
    ...at(application.resume_agreed, '企業へ提出する履歴書を確定'),
    ...at(application.documents_sent, '応募書類（履歴書）を企業へ提出'),
    ...at(application.documents_result, passed(is_resume_passed, '書類選考：通過', '書類選考：不通過')),
    ...interviews.map(({ number, day, is_online, is_passed: result }) => {
      const told = passed(result, '通過', '不通過') || (day > today ? '予定' : '結果待ち');
      return { day, text: `${number}次面接${is_online ? '（オンライン）' : ''}：${told}` };
    }),
    ...at(application.finished, passed(is_passed, '選考結果：内定', '選考結果：不採用')),
    ...at(application.offer_answered, passed(is_offer_accepted, '内定を承諾', '内定を辞退')),
    ...at(application.quit, '選考を辞退'),
    ...at(application.declined, '選考終了'),
  ];
  // Sorting is stable: of one day what comes first in a selection stands first.
  return rows.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** The school of today, or else the latest one, with the month of graduation. */
function schoolOf(user: ResumeUser, today: string, calendar: Calendar): string {
  const educations = educationsOf(user);
  const latest =
    educations.find(({ is_latest }) => is_latest) ??
    educations.toSorted((a, b) => ((a.graduate_at ?? '') < (b.graduate_at ?? '') ? 1 : -1))[0];
  if (!latest) return '';
  const { name, graduate_at } = latest;
  const finish = graduate_at && `${plainMonth(graduate_at, calendar)}${finishOf(latest, today)}`;
  return [name, finish].filter(Boolean).join('　');
}

/** What may be said of an event: who came has been there, and nobody else. */
function attendanceInPrint({ has_begun, is_attended }: ActivityInput['events'][number]): string {
  if (is_attended) return '参加';
  return has_begun ? '申込（出欠の記録なし）' : '参加予定';
}

/** Builds the document; an application belongs to it with what happened within the period. */
export function buildActivityDocument(input: ActivityInput): ActivityDocument {
  const { calendar, from, until, submitted_on: today, user } = input;
  const isWithin = ({ day }: { day: string }) => from <= day && day <= until;
  const inPrint = (day: string) => japaneseDay(day, calendar);
  const applications = input.applications
    .map((application) => ({ application, rows: happenings(application, today).filter(isWithin) }))
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => ((a.rows[0]?.day ?? '') < (b.rows[0]?.day ?? '') ? -1 : 1));
  const events = input.events
    .filter((event) => event.is_attended !== false && isWithin(event))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const days = (pick: (application: Application) => (string | null)[]) =>
    applications
      .flatMap(({ application }) => pick(application))
      .filter((day) => day !== null && isWithin({ day })).length;
  const held = (application: Application) =>
    application.interviews.map(({ day }) => day).filter((day) => day <= today);
  const offers = applications.filter(({ application }) => application.is_passed === true);
  return {
    submitted_on: today,
    date: inPrint(today),
    ...namesInPrint(user),
    school: printableLine(schoolOf(user, today, calendar)),
    period: `${inPrint(from)}〜${inPrint(until)}`,
    counts: [
      { name: '応募', count: days(({ applied }) => [applied]), unit: '社' },
      { name: '書類提出', count: days(({ documents_sent }) => [documents_sent]), unit: '社' },
      { name: '面接', count: days(held), unit: '回' },
      {
        name: '内定',
        count: offers.filter(({ application: { finished: day } }) => day !== null && isWithin({ day }))
          .length,
        unit: '社',
      },
      { name: '説明会・イベント', count: events.filter(({ is_attended }) => is_attended).length, unit: '回' },
    ],
    applications: applications.map(({ application, rows }) => ({
      company: printableLine(application.company),
      job: printableLine(application.job),
      rows: rows.map(({ day, text }) => ({ date: inPrint(day), text })),
      outcome: OUTCOMES[application.state],
    })),
    events: events.map((event) => ({
      date: inPrint(event.day),
      text: [printableLine(event.title), printableLine(event.place), attendanceInPrint(event)]
        .filter((part) => part !== '')
        .join('　'),
    })),
  };
}
