import type { MergeField, MergeFieldKind } from '../../../domain/merge-fields.ts';
import { compileWords } from '../../../server/features/mail/services/templates/compile.ts';
import { checkWords } from '../../../server/features/mail/language/check.ts';

const field = (name: string, kind: MergeFieldKind, more: Partial<MergeField> = {}): MergeField => ({
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
  field('name', 'line'),
  field('story', 'text'),
  field('remark', 'text', { is_nullable: true }),
  field('page', 'url'),
  field('map', 'url', { is_nullable: true }),
  field('is_new', 'flag'),
  field('jobs', 'list', {
    is_alone: true,
    fields: [field('title', 'line'), field('url', 'url'), field('why', 'line', { is_nullable: true })],
  }),
];

const faultsIn = (template_body: string, template_subject = 'Hello') =>
  checkWords({ template_subject, template_body }, FIELDS).faults.map(({ part, code, line, column, name }) =>
    `${part === 'template_subject' ? 'subject ' : ''}${code} ${line}:${column} ${name ?? ''}`.trim(),
  );

describe('words are taken', () => {
  test.each([
    ['text, fields and line breaks', 'Hello {{name}},\nwelcome.\n\n{{story}}'],
    ['what may be missing, where a condition has asked', '{{#if remark}}{{remark}}{{else}}Nothing{{/if}}'],
    ['the other way round', '{{#unless remark}}Nothing{{else}}{{remark}}{{/unless}}'],
    [
      'a list, its items and what is around them',
      '{{#each jobs}}\n{{title}} for {{../name}} ({{@index}}){{#unless @last}},{{/unless}}\n{{/each}}',
    ],
    ['a list alone in a paragraph', 'Look:\n\n{{jobs}}\n\nBye'],
    [
      'parts',
      '{{#facts}}\n{{fact "Who" name}}\n{{#if map}}\n{{link "Map" map}}\n{{/if}}\n{{/facts}}\n\n{{button "Open" page}}\n\n{{quote story}}\n\n{{#steps}}\n{{#step}}One{{/step}}\n{{/steps}}\n\n{{#note}}Small{{/note}}',
    ],
    ['an address of ours', '{{link "Help" "https://tabidachi.example/help"}}'],
    ['signs that are no HTML', '1 < 2 > 0 & <3, <name@example.com>, {{!-- for us --}}'],
  ])('%s', (_what, body) => {
    expect(faultsIn(body)).toEqual([]);
  });
});

describe('words are refused, with the place', () => {
  test.each([
    ['a tag left open', 'Hello\n{{name', 'broken_placeholder 2:1'],
    ['a block left open', '{{#if remark}}x', 'broken_placeholder 1:15'],
    ['a block that another one ends', '{{#if remark}}{{/each}}', 'broken_placeholder 1:4'],
    ['a value there is not', 'Hello\n\n {{nam}}', 'unknown_placeholder 3:4 {{nam}}'],
    ['a way into the program', '{{constructor}}', 'unknown_placeholder 1:3 {{constructor}}'],
    ['another one', '{{name.constructor}}', 'unknown_placeholder 1:3 {{name.constructor}}'],
    ['a third one', '{{__proto__}}', 'unknown_placeholder 1:3 {{__proto__}}'],
    ['a part there is not', '{{picture page}}', 'unknown_part 1:1 {{picture}}'],
    ['a block there is not', '{{#red}}x{{/red}}', 'unknown_part 1:1 {{#red}}'],
    ['a helper of the library', '{{lookup jobs 0}}', 'unknown_part 1:1 {{lookup}}'],
    ['an item outside of its list', '{{title}}', 'placeholder_out_of_scope 1:3 {{title}}'],
    [
      'a value of the mail inside of a list',
      '{{#each jobs}}{{name}}{{/each}}',
      'placeholder_out_of_scope 1:17 {{name}}',
    ],
    ['what may be missing', '{{remark}}', 'unguarded_placeholder 1:3 {{remark}}'],
    [
      'what may be missing, in the wrong branch',
      '{{#if remark}}a{{else}}{{remark}}{{/if}}',
      'unguarded_placeholder 1:26 {{remark}}',
    ],
    ['an address that may be missing', '{{link "Map" map}}', 'unguarded_placeholder 1:14 {{map}}'],
    [
      'what may be missing of an item',
      '{{#each jobs}}{{why}}{{/each}}',
      'unguarded_placeholder 1:17 {{why}}',
    ],
    ['a flag', '{{is_new}}', 'unprintable_placeholder 1:3 {{is_new}}'],
    ['a list within a sentence', 'Jobs: {{jobs}}', 'misplaced_placeholder 1:9 {{jobs}}'],
    ['what is no list', '{{#each name}}x{{/each}}', 'not_a_list 1:9 {{name}}'],
    [
      'a list within itself',
      '{{#each jobs}}{{#each ../jobs}}x{{/each}}{{/each}}',
      'not_a_list 1:23 {{../jobs}}',
    ],
    ['a button that leads nowhere', '{{button "Open" name}}', 'not_a_web_address 1:17 {{name}}'],
    [
      'a script as an address',
      '{{link "x" "javascript:alert(1)"}}',
      'not_a_web_address 1:12 javascript:alert(1)',
    ],
    [
      'an address in the clear',
      '{{link "x" "http://tabidachi.example"}}',
      'not_a_web_address 1:12 http://tabidachi.example',
    ],
    ['a part with too little', '{{fact "Who"}}', 'wrong_arguments 1:1 {{fact}}'],
    ['a part with names', '{{fact label="Who" value=name}}', 'wrong_arguments 1:1 {{fact}}'],
    ['a call within a call', '{{fact "Who" (lookup jobs 0)}}', 'wrong_arguments 1:1 {{fact}}'],
    ['a number', '{{fact "Who" 7}}', 'wrong_arguments 1:1 {{fact}}'],
    [
      'a part within a sentence',
      '{{#note}}See {{button "Open" page}}{{/note}}',
      'misplaced_part 1:14 {{button}}',
    ],
    ['raw values', '{{{name}}}', 'forbidden_placeholder 1:1 {{{name}}}'],
    ['raw values, written otherwise', '{{&name}}', 'forbidden_placeholder 1:1 {{{name}}}'],
    ['partials', '{{> footer}}', 'forbidden_placeholder 1:1 {{>'],
    ['decorators', '{{* inline}}', 'forbidden_placeholder 1:1 {{*'],
    ['what the library knows of itself', '{{@root.name}}', 'forbidden_placeholder 1:3 {{@root.name}}'],
    ['names for items', '{{#each jobs as |job|}}x{{/each}}', 'forbidden_placeholder 1:1 {{#each}}'],
    ['a script', 'Hello\n<script>alert(1)</script>', 'html_in_words 2:1 <script>'],
    ['bold letters', 'a <b>b</b>', 'html_in_words 1:3 <b>'],
    ['a link written by hand', '<a href="{{page}}">x</a>', 'html_in_words 1:1 <a'],
    ['HTML as a label', '{{button "<img src=x>" page}}', 'html_in_words 1:10 <img'],
  ])('%s', (_what, body, fault) => {
    expect(faultsIn(body)).toContain(fault);
  });

  test('in a subject: what may have several lines, lists and parts', () => {
    expect(faultsIn('x', '{{story}}')).toEqual(['subject placeholder_of_lines 1:3 {{story}}']);
    expect(faultsIn('x', '{{jobs}}')).toEqual(['subject misplaced_placeholder 1:3 {{jobs}}']);
    expect(faultsIn('x', '{{page}}')).toEqual(['subject address_in_subject 1:3 {{page}}']);
    expect(faultsIn('x', '{{button "a" page}}')).toEqual(['subject misplaced_part 1:1 {{button}}']);
  });

  test.each([
    ['tags', '{{name}}'.repeat(201)],
    ['conditions within conditions', `${'{{#if remark}}'.repeat(101)}${'{{/if}}'.repeat(101)}`],
    ['calls within calls', `{{lines ${'(a '.repeat(501)}${')'.repeat(501)}}}`],
  ])('more %s than anybody reads, before they are parsed', (_what, body) => {
    expect(faultsIn(body)).toEqual(['too_many_tags null:null 200']);
  });

  test('what is written out in many lines, again and again', () => {
    expect(faultsIn('{{jobs}}\n\n'.repeat(3))).toEqual([]);
    expect(faultsIn('{{jobs}}\n\n'.repeat(9))).toEqual(['repeated_placeholder 7:3 {{jobs}}']);
  });

  test('what has to be there and is not', () => {
    const fields = [field('stop', 'url', { is_required: true })];
    const judged = (template_body: string) => checkWords({ template_subject: 'x', template_body }, fields);
    expect(judged('x').faults).toMatchObject([{ code: 'missing_placeholder', name: '{{stop}}', line: null }]);
    expect(judged('{{link "Stop" stop}}').faults).toEqual([]);
  });
});

describe('words are written', () => {
  const write = (template_body: string, values: object, alone = {}) => {
    const words = compileWords({ template_subject: 'For {{name}}', template_body }, alone);
    const html = words.html(values).replace(/ style="[^"]*"/g, '');
    return { subject: words.subject({ name: 'x', ...values }), html, text: words.text(values) };
  };

  test('paragraphs and line breaks, with everything literal as text', () => {
    const { html, text, subject } = write('A & B\n{{name}}\n\n\n1 < 2', { name: 'R&D "x"' });
    expect(html).toBe('<p>A &amp; B<br>\nR&amp;D &quot;x&quot;</p>\n<p>1 &lt; 2</p>\n');
    expect(text).toBe('A & B\nR&D "x"\n\n1 < 2\n\n');
    expect(subject).toBe('For R&D "x"');
  });

  test('parts within parts, also without a space between them', () => {
    const { html, text } = write('{{#steps}}{{#step}}One{{/step}}{{/steps}}', {});
    expect(html.replaceAll('\n', '')).toBe('<ul><li>One</li></ul>');
    expect(text).toBe('- One\n\n');
  });

  test('a condition with lines of its own is a part of its own, one within a sentence stays there', () => {
    const body =
      'Hello{{#if is_new}}, new one{{/if}}.\n\n{{#if is_new}}\nFirst.\n\nSecond.\n{{else}}\nOld.\n{{/if}}\nBye.';
    expect(write(body, { is_new: true }).html).toBe(
      '<p>Hello, new one.</p>\n<p>First.</p>\n<p>Second.</p>\n<p>Bye.</p>\n',
    );
    expect(write(body, { is_new: false }).html).toBe('<p>Hello.</p>\n<p>Old.</p>\n<p>Bye.</p>\n');
  });

  test('a field alone in a paragraph by the words it stands for, and nothing where they say nothing', () => {
    const alone = { remark: '{{#if remark}}\n{{remark}}\n{{/if}}' };
    expect(write('A\n\n{{remark}}\n\nB', { remark: 'x\ny' }, alone).html).toBe(
      '<p>A</p>\n<p>x<br>\ny</p>\n<p>B</p>\n',
    );
    expect(write('A\n\n{{remark}}\n\nB', { remark: null }, alone).html).toBe('<p>A</p>\n<p>B</p>\n');
  });

  test('no paragraph is left empty, and no value is a gap', () => {
    expect(
      write('{{#if remark}}{{remark}}{{/if}}{{#if is_new}}x{{/if}}', { remark: null, is_new: false }).html,
    ).toBe('');
    expect(() => write('{{name}}', { name: '' })).toThrow('The mail lacks a value: {{name}}');
    expect(() => write('{{name}}', {})).toThrow('name');
  });
});
