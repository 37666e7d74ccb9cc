import { Event, EventApplication } from '../../db/models/event.ts';
import { StoredFile } from '../../db/models/file.ts';
import { Form, FormQuestion } from '../../db/models/form.ts';
import type { student } from './factories.ts';

type Fields = Record<string, unknown>;
type Student = Awaited<ReturnType<typeof student>>;

/** A released event in two weeks of the tests' clock, open for a week. */
export function event(fields: Fields = {}): Promise<Event> {
  return Event.create({
    title: { ja: '履歴書ワークショップ', en: 'Resume workshop' },
    body: { ja: '<p>その場で仕上げます。</p>' },
    apply_complete_message: { ja: '会場は3階です。', en: 'Come to the third floor.' },
    start_at: new Date('2026-12-05T05:00:00Z'),
    deadline: new Date('2026-11-28T14:59:00Z'),
    apply_url: null,
    thumbnail_file_id: null,
    form_id: null,
    notification_channel_id: null,
    capacity: null,
    is_released: true,
    ...fields,
  });
}

/** A form with one question of each kind; the text and the choice must be answered. */
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

/** Applies through the API and answers the row, whose token is in no answer. */
export async function appliedFor(person: Student, eventId: number): Promise<EventApplication> {
  const { body } = await applyFor(person, eventId).expect(200);
  return EventApplication.findByPk(body.id as number, { rejectOnEmpty: true });
}

/** Gives the student an uploaded resume file. */
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
