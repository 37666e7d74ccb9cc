import { completeAt, type Offer } from '../../staff-console/src/components/words/completion.ts';
import { markOf } from '../../staff-console/src/components/words/words-field.ts';
import { MAIL_TEMPLATE_NAMES } from '../../domain/mail-template-names.ts';
import type { MergeField } from '../../domain/merge-fields.ts';
import { mergeFieldsOf } from '../../server/features/mail/services/templates/fields-of.ts';
import {
  fieldInsertion,
  fieldsFor,
  onItsOwn,
  partInsertion,
} from '../../staff-console/src/lib/mail-fields.ts';
import deliveries from '../../staff-console/src/i18n/en/deliveries.json' with { type: 'json' };
import mail_fields from '../../staff-console/src/i18n/en/mail_fields.json' with { type: 'json' };
import { layersAt, tagFaults, writingAt } from '../../staff-console/src/lib/mail-tags.ts';

const field = (name: string, kind: MergeField['kind'], more: Partial<MergeField> = {}): MergeField => ({
  name,
  kind,
  is_nullable: false,
  is_required: false,
  is_alone: false,
  sample: null,
  fields: [],
  ...more,
});

const FIELDS = [
  field('student_name', 'line'),
  field('due_day', 'line', { is_nullable: true }),
  field('is_late', 'flag'),
  field('application_url', 'url'),
  field('searches', 'list', {
    fields: [
      field('search_name', 'line'),
      field('jobs', 'list', { fields: [field('title', 'line'), field('url', 'url')] }),
    ],
  }),
  field('meeting', 'text', { is_nullable: true, is_alone: true }),
];
const [NAME, DUE, LATE, PAGE, SEARCHES, MEETING] = FIELDS as [
  MergeField,
  MergeField,
  MergeField,
  MergeField,
  MergeField,
  MergeField,
];
const PARTS = [
  { name: 'note', kind: 'block', example: '{{#note}}…{{/note}}' },
  { name: 'button', kind: 'tag', example: '{{button "…" url}}' },
  { name: 'quote', kind: 'tag', example: '{{quote name}}' },
] as const;

/** A text with the cursor at `|`. */
const at = (marked: string) => [marked.replace('|', ''), marked.indexOf('|')] as const;
const selected = ({ text, from, to }: { text: string; from: number; to: number }) => [
  text,
  text.slice(from, to),
];

describe('what can be seen of the braces while one types', () => {
  const kinds = (text: string, cursor: number | null = null) =>
    tagFaults(text, cursor).map(({ kind, text: what }) => [kind, what]);

  test('sound words have no fault: quoted braces, notes, else, a tag over two lines', () => {
    const sound = '{{#if a}}x{{else}}{{fact "a }} b" c}}{{/if}}{{!-- {{ --}}{{~ d ~}}{{e\n}}';
    expect(kinds(sound)).toEqual([]);
  });

  test('what is not closed, not opened, stray or of full width is told with what is written there', () => {
    expect(kinds('Hello {{name\nand {{other}}')).toEqual([['unclosed', '{{name']]);
    expect(kinds('{{#if a}}{{#note}}x{{/if}}{{/each}} }}')).toEqual([
      ['never_closed', '{{#note}}'],
      ['never_opened', '{{/each}}'],
      ['stray', '}}'],
    ]);
    expect(kinds('｛｛student_name｝｝さん')).toEqual([['wide', '｛｛student_name｝｝']]);
  });

  test('what is being written is not judged yet', () => {
    const [text, cursor] = at('Hello {{stu| and {{x');
    expect(kinds(text, cursor)).toEqual([['unclosed', '{{x']]);
  });
});

test('a list has its own fields inside, one in another those of the inner', () => {
  const names = (marked: string) => layersAt(...at(marked), FIELDS)[0]?.map(({ name }) => name);
  expect(names('{{#each searches}}{{/each}}|')).toContain('student_name');
  expect(names('{{#if is_late}}{{#each searches}}|')).toEqual(['search_name', 'jobs']);
  expect(names('{{#each searches}}{{#each jobs}}|{{/each}}{{/each}}')).toEqual(['title', 'url']);
  expect(names('{{#each nothing}}|')).toEqual([]);
});

test('what is completed is the tag with its braces, or the word within it', () => {
  expect(writingAt(...at('a {{stu|dent}} b'))).toMatchObject({
    place: 'name',
    from: 2,
    to: 13,
    query: 'stu',
  });
  expect(writingAt(...at('a ｛｛stu|'))).toMatchObject({ place: 'name', from: 2, query: 'stu' });
  expect(writingAt(...at('{{fact "Due" du|}}'))).toMatchObject({
    place: 'argument',
    tag: 'fact',
    query: 'du',
  });
  expect(writingAt(...at('{{fact "Du|'))).toBeNull();
  expect(writingAt(...at('{{a}} b|'))).toBeNull();
});

describe('what is put in', () => {
  const put = (one: MergeField, marked: string, isSubject = false) => {
    const [text, cursor] = at(marked);
    return selected(fieldInsertion(one, { text, at: cursor, isSubject, label: 'Look' }));
  };

  test('a field that may be missing goes within a question after it, unless one stands around', () => {
    expect(put(NAME, '|')).toEqual(['{{student_name}}', '']);
    expect(put(DUE, '|')[0]).toBe('{{#if due_day}}{{due_day}}{{/if}}');
    expect(put(DUE, '{{#if due_day}}|{{/if}}')[0]).toBe('{{due_day}}');
  });

  test('an address gets a label to write over, a list its entries, yes or no a place for words', () => {
    expect(put(PAGE, '|')).toEqual(['{{link "Look" application_url}}', 'Look']);
    expect(put(SEARCHES, '|')).toEqual(['{{#each searches}}\n{{search_name}}\n{{/each}}', '{{search_name}}']);
    expect(put(LATE, '|', true)).toEqual(['{{#if is_late}}{{/if}}', '']);
    expect(put(MEETING, '|')[0]).toBe('{{meeting}}');
  });

  test('what stands by itself gets a paragraph of its own', () => {
    const made = { text: '{{meeting}}', from: 11, to: 11 };
    expect(onItsOwn(made, 'Hello\nyou', 5, 5).text).toBe('\n\n{{meeting}}\n');
    expect(onItsOwn(made, 'Hello\n\n', 7, 7).text).toBe('{{meeting}}');
  });

  test('a part is given a field that fits, and its words are selected', () => {
    expect(selected(partInsertion(PARTS[1], FIELDS))).toEqual(['{{button "…" application_url}}', '…']);
    expect(selected(partInsertion(PARTS[2], FIELDS))).toEqual(['{{quote student_name}}', 'student_name']);
    expect(selected(partInsertion(PARTS[0], FIELDS))).toEqual(['{{#note}}…{{/note}}', '…']);
  });

  test('a subject takes what is one line', () => {
    expect(fieldsFor(FIELDS, '', 0, true).map(({ name }) => name)).toEqual([
      'student_name',
      'due_day',
      'is_late',
    ]);
  });
});

describe('the completion', () => {
  const offer = (isSubject = false): Offer => ({
    fields: FIELDS,
    parts: PARTS,
    isSubject,
    words: {
      fields: 'Fields',
      parts: 'Parts',
      close: 'Ends it',
      label: 'Look',
      fieldDetail: ({ name }) => `about ${name}`,
      partDetail: ({ name }) => name,
    },
  });
  const labels = (marked: string, isSubject = false) =>
    completeAt(...at(marked), offer(isSubject))?.options.map(({ label }) => label) ?? null;

  test('offers fields and parts inside of braces, nothing outside', () => {
    expect(labels('Hello |')).toBeNull();
    expect(labels('{{|')).toEqual([
      ...FIELDS.map(({ name }) => name),
      'note',
      'button',
      'quote',
      'if',
      'unless',
    ]);
    expect(labels('{{|', true)).toEqual(['student_name', 'due_day', 'is_late', 'if', 'unless']);
    expect(labels('{{#each searches}}{{|')).toContain('search_name');
    expect(labels('{{#each searches}}{{|')).not.toContain('student_name');
    expect(labels('{{#each searches}}{{|')).toContain('../student_name');
    expect(labels('{{#each searches}}{{|')).not.toContain('../meeting');
  });

  test('what opens a block, what closes one, and what a tag can be given', () => {
    expect(labels('{{#|')).toEqual(['is_late', 'searches', 'note', 'if', 'unless']);
    expect(labels('{{#note}}{{/|')).toEqual(['note']);
    expect(labels('{{/|')).toEqual([]);
    expect(labels('{{button "Go" |')).toEqual(['application_url']);
    expect(labels('{{#each |')).toEqual(['searches']);
    expect(labels('{{fact "Due" |')).toEqual(['student_name', 'due_day']);
  });
});

test('a problem is marked at what it names, at its tag, or at its word', () => {
  const text = 'Hello\nDear {{nobody}} and {{fact "x" due_dya}} <b>bold</b>';
  const marked = (column: number, name: string | null) => {
    const mark = markOf(text, { line: 2, column, name, message: '' });
    return mark && text.slice(mark.from, mark.to);
  };
  expect(marked(8, '{{nobody}}')).toBe('{{nobody}}');
  expect(marked(8, null)).toBe('{{nobody}}');
  expect(marked(32, '{{due_dya}}')).toBe('{{fact "x" due_dya}}');
  expect(marked(42, '<b>')).toBe('<b>');
  expect(markOf(text, { line: null, column: null, name: null, message: '' })).toBeNull();
});

test('every mail and every field of one has a name in words, and nothing else has', () => {
  const namesIn = (fields: readonly MergeField[]): string[] =>
    fields.flatMap(({ name, fields: inner }) => [name, ...namesIn(inner)]);
  const names = new Set(MAIL_TEMPLATE_NAMES.flatMap((name) => namesIn(mergeFieldsOf(name))));
  expect(Object.keys(mail_fields).sort()).toEqual([...names].sort());
  expect(Object.keys(deliveries.kinds).sort()).toEqual([...MAIL_TEMPLATE_NAMES].sort());
});
