import { Event, EventApplication } from '../../db/models/event.ts';
import { StoredFile } from '../../db/models/file.ts';
import { Form, FormQuestion } from '../../db/models/form.ts';
import { OutboxEvent } from '../../db/models/outbox-event.ts';
import type { TestApi } from './api.ts';
import { student } from './factories.ts';

type Fields = Record<string, unknown>;
type Student = Awaited<ReturnType<typeof student>>;

/** The tests' clock, from which an event's default deadline and start are derived. */
export const NOW = new Date('2026-11-21T03:00:00Z');
export const DEADLINE = new Date('2026-11-28T14:59:00Z');
export const START = new Date('2026-12-05T05:00:00Z');

/** A released event two weeks after the tests' clock, open for applications for one week. */
export function event(fields: Fields = {}): Promise<Event> {
  return Event.create({
    title: { ja: '履歴書ワークショップ', en: 'Resume workshop' },
    body: { ja: '<p>その場で仕上げます。</p>' },
    apply_complete_message: { ja: '会場は3階です。', en: 'Come to the third floor.' },
    start_at: START,
    deadline: DEADLINE,
    apply_url: null,
    thumbnail_file_id: null,
    form_id: null,
    notification_channel_id: null,
    capacity: null,
    is_released: true,
    ...fields,
  });
}

/** A form with one question of each kind; the text and choice questions are required. */
export async function eventForm() {
  const form = await Form.create({ name: 'アンケート' });
  const ask = (
    kind: FormQuestion['kind'],
    position: number,
    is_required: boolean,
    options: object[] | null,
  ) =>
    FormQuestion.create({
      form_id: form.id,
      title: { ja: `質問${position}`, en: `Question ${position}` },
      kind,
      options,
      is_required,
      position,
    });
  return {
    form,
    text: await ask('text', 1, true, null),
    long_text: await ask('long_text', 2, false, null),
    choice: await ask('choice', 3, true, [
      { ja: 'はじめて', en: 'Never' },
      { ja: '少しある', en: 'A little' },
    ]),
    choices: await ask('choices', 4, false, [
      { ja: 'IT', en: 'IT' },
      { ja: '観光・飲食', en: 'Tourism, restaurants' },
    ]),
  };
}

export const applyFor = (person: Pick<Student, 'command'>, eventId: number, more: Fields = {}) =>
  person.command('user__apply_event', { event_application: { event_id: eventId, ...more } });

/** Applies through the API and returns the row, whose token no response contains. */
export async function appliedFor(person: Student, eventId: number): Promise<EventApplication> {
  const { body } = await applyFor(person, eventId).expect(200);
  return EventApplication.findByPk(body.id as number, { rejectOnEmpty: true });
}

/** Stores an uploaded resume file for the student. */
export async function withResumeFile(person: Student): Promise<StoredFile> {
  const file = await StoredFile.create({
    name: 'resume.pdf',
    content_type: 'application/pdf',
    byte_size: 1,
    sha256: '0'.repeat(64),
    purpose: 'resume',
    user_id: person.user.id,
  });
  await person.user.update({ resume_file_id: file.id });
  return file;
}

type Caller = ReturnType<TestApi['as']>;

export const confirm = (caller: Caller, key: object) =>
  caller.command('user__confirm_event_application', { event_application: { is_confirmed: true, ...key } });

export const cancel = (caller: Caller, key: object) =>
  caller.command('user__cancell_event_application', { event_application: { is_cancelled: true, ...key } });

export const students = (api: TestApi, count: number): Promise<Student[]> =>
  Promise.all(Array.from({ length: count }, () => student(api)));

/** Runs `work` with the tests' clock set to `now`. */
export async function at<T>(api: TestApi, now: Date, work: () => PromiseLike<T>): Promise<T> {
  api.clock.now = now;
  try {
    return await work();
  } finally {
    api.clock.now = NOW;
  }
}

/** Outbox events of these applications, in order. */
export async function emitted(...ids: number[]): Promise<string[]> {
  const rows = await OutboxEvent.findAll({ order: [['id', 'ASC']] });
  return rows
    .filter(({ payload }) => ids.includes(Number(payload['event_application_id'])))
    .map(({ type, payload }) => (payload['is_waiting'] ? `${type} (waiting)` : type));
}

/** SQL statements since the last call, without transaction begin and commit. */
export const workingStatements = (api: TestApi): string[] =>
  api.takeStatements().filter((sql) => !/\): (START TRANSACTION|COMMIT|ROLLBACK|SET )/.test(sql));
