/** What a part of a mail is given, in order: a `label` or a `value` is shown, an `address` is of the web. */
type Argument = 'label' | 'value' | 'address';

interface MailPart {
  /** `blocks` holds parts, `inline` holds a sentence, `tag` holds nothing and stands by itself. */
  holds: 'blocks' | 'inline' | 'tag';
  takes: readonly Argument[];
  /** As it is written. */
  example: string;
}

/** The parts that mails are written with, besides text, fields and conditions. */
export const MAIL_PARTS = {
  p: { holds: 'inline', takes: [], example: '{{#p}}…{{/p}}' },
  note: { holds: 'inline', takes: [], example: '{{#note}}…{{/note}}' },
  facts: { holds: 'blocks', takes: [], example: '{{#facts}}\n{{fact "…" name}}\n{{/facts}}' },
  fact: { holds: 'tag', takes: ['label', 'value'], example: '{{fact "…" name}}' },
  quote: { holds: 'tag', takes: ['value'], example: '{{quote name}}' },
  button: { holds: 'tag', takes: ['label', 'address'], example: '{{button "…" url}}' },
  link: { holds: 'tag', takes: ['label', 'address'], example: '{{link "…" url}}' },
  steps: { holds: 'blocks', takes: [], example: '{{#steps}}\n{{#step}}…{{/step}}\n{{/steps}}' },
  step: { holds: 'inline', takes: [], example: '{{#step}}…{{/step}}' },
} as const satisfies Record<string, MailPart>;
type MailPartName = keyof typeof MAIL_PARTS;

/** The part of a name; undefined for none of ours. */
export const mailPart = (name: string): MailPart | undefined =>
  Object.hasOwn(MAIL_PARTS, name) ? MAIL_PARTS[name as MailPartName] : undefined;

/** `lines` stands within a sentence; whoever prints a value prints it with its line breaks anyway. */
export const LINES = 'lines';

/** Conditions and lists. */
export const FLOW = ['if', 'unless', 'each'] as const;
export const isFlow = (name: string): boolean => (FLOW as readonly string[]).includes(name);
