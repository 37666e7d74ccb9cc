import { MAIL_TEMPLATES, type MailValues } from '../../../templates/mail/registry.ts';
import { ownSchema } from '../../../templates/mail/to-students.ts';
import { MAIL_TEMPLATE_NAMES } from '../../../domain/mail-template-names.ts';
import { MAIL_PLACEHOLDERS, MAIL_WORDS_MAX } from '../../../domain/mail-words.ts';
import type { MergeField } from '../../../domain/merge-fields.ts';
import { fieldsIn, mergeFieldsOf } from '../../../server/features/mail/services/templates/fields-of.ts';
import { faultsOfWords, groupShipped } from '../../../server/features/mail/services/templates/groups.ts';
import { OWN_FIELDS } from '../../../server/features/mail/language/mail-placeholders.ts';
import { isFlow, LINES, mailPart } from '../../../server/features/mail/language/parts.ts';
import { renderMail } from '../../../server/features/mail/services/templates/render.ts';

const written = MAIL_TEMPLATE_NAMES.flatMap((name) =>
  Object.entries(groupShipped(name)!).map(([language, words]) => [name, language as 'ja', words] as const),
);

test.each(written)(
  'the shipped words of %s in %s have no fault and fit the editor',
  (name, language, words) => {
    expect(faultsOfWords(name, language, words)).toEqual([]);
    expect(words.template_subject.length).toBeLessThanOrEqual(MAIL_WORDS_MAX.subject);
    expect(words.template_body.length).toBeLessThanOrEqual(MAIL_WORDS_MAX.body);
  },
);

const namesIn = (fields: readonly MergeField[]): string[] =>
  fields.flatMap((field) => [field.name, ...namesIn(field.fields)]);

test('no value is called as a part or a condition is', () => {
  const names = MAIL_TEMPLATE_NAMES.flatMap((name) => namesIn(mergeFieldsOf(name)));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => mailPart(name) || isFlow(name) || name === LINES)).toEqual([]);
});

test('every mail tells what sends it, and what it has to name is among its values', () => {
  for (const name of MAIL_TEMPLATE_NAMES) {
    const { purpose, required, alone } = MAIL_TEMPLATES[name];
    expect(purpose.ja).toMatch(/[ぁ-ん].*。$/);
    expect(purpose.en).toMatch(/^(Sent|Tells|The frame) .+\.$/);
    const fields = mergeFieldsOf(name).map((field) => field.name);
    expect(fields).toEqual(expect.arrayContaining([...required, ...alone]));
  }
});

test('what staff’s own words can name is what a recommend mail is filled with', () => {
  const plain = (fields: readonly MergeField[]): unknown =>
    fields.map(({ name, kind, is_nullable, fields: inner }) => ({
      name,
      kind,
      is_nullable,
      inner: plain(inner),
    }));
  expect(plain(OWN_FIELDS)).toEqual(plain(fieldsIn(ownSchema, MAIL_TEMPLATES.recommend_mail.samples)));
  expect(OWN_FIELDS.map(({ name }) => name)).toEqual(Object.keys(MAIL_PLACEHOLDERS));
});

test('the kinds of values are read off the schemas, with samples', () => {
  const field = (name: string) => mergeFieldsOf('saved_search_matches').find((one) => one.name === name);
  expect(field('stop_url')).toMatchObject({ kind: 'url', is_required: true, is_nullable: false });
  expect(field('searches')).toMatchObject({
    kind: 'list',
    fields: [
      { name: 'search_name', kind: 'line', sample: '東京の通訳' },
      { name: 'jobs', kind: 'list', fields: [{ name: 'job_label' }, { name: 'job_url', kind: 'url' }] },
    ],
  });
  const reminder = mergeFieldsOf('appointment_reminder');
  expect(reminder.find(({ name }) => name === 'place')).toMatchObject({ kind: 'text', is_nullable: true });
  expect(reminder.find(({ name }) => name === 'is_practice')).toMatchObject({ kind: 'flag', sample: null });
});

test('words of staff that do not fit any more stop the mail; no other words go', () => {
  const [sample] = MAIL_TEMPLATES.event_cancelled.samples as MailValues<'event_cancelled'>[];
  const render = (template_body: string) =>
    renderMail('event_cancelled', 'en', sample!, 'https://tabidachi.example', [], {
      en: { template_subject: 'Gone', template_body },
    });
  expect(render('Bye {{student_name}}').subject).toBe('Gone');
  expect(() => render('{{#if gone_field}}x{{/if}}')).toThrow(
    'event_cancelled (en), line 1: unknown_placeholder {{gone_field}}',
  );
});
