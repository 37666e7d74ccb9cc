import { pickedCompletion, type Completion, type CompletionResult } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import type { MergeField } from '../../../../domain/merge-fields.ts';
import {
  closingAt,
  CONDITIONS,
  fieldInsertion,
  fieldsFor,
  fitsTag,
  onItsOwn,
  partInsertion,
  type Insertion,
  type MailPart,
} from '../../lib/mail-fields.ts';
import { writingAt } from '../../lib/mail-tags.ts';

/** What the completion offers, and the words it speaks with. */
export interface Offer {
  fields: readonly MergeField[];
  parts: readonly MailPart[];
  isSubject: boolean;
  words: {
    fields: string;
    parts: string;
    close: string;
    label: string;
    fieldDetail(field: MergeField): string;
    partDetail(part: MailPart): string;
  };
}

/** Puts words in; where `picked` is a completion, it is known as picked. */
export function insertAt(
  view: EditorView,
  insertion: Insertion,
  from: number,
  to: number,
  picked?: Completion,
): void {
  view.dispatch({
    changes: { from, to, insert: insertion.text },
    selection: { anchor: from + insertion.from, head: from + insertion.to },
    userEvent: 'input.complete',
    scrollIntoView: true,
    ...(picked && { annotations: pickedCompletion.of(picked) }),
  });
}

type Making = (view: EditorView, from: number, to: number) => Insertion;

/** What a field becomes in the text of a view. */
export const fieldMaking =
  (field: MergeField, offer: Offer): Making =>
  (view, from, to) => {
    const text = view.state.doc.toString();
    const { isSubject, words } = offer;
    const made = fieldInsertion(field, { text, at: from, isSubject, label: words.label });
    return field.is_alone && !isSubject ? onItsOwn(made, text, from, to) : made;
  };

export const partMaking =
  (part: MailPart, { fields, isSubject }: Offer): Making =>
  (view, from) =>
    partInsertion(part, fieldsFor(fields, view.state.doc.toString(), from, isSubject));

/** The parts that can stand there: in a subject conditions alone. */
export const partsFor = ({ parts, isSubject }: Offer): readonly MailPart[] => [
  ...(isSubject ? [] : parts),
  ...CONDITIONS.filter(({ name }) => !parts.some((part) => part.name === name)),
];

const sectionOf = (name: string, rank: number) => ({ name, rank });

/** The tag that is being written, with its braces, is replaced by what the option makes of it. */
const inPlaceOfTag =
  (make: Making): Exclude<Completion['apply'], string | undefined> =>
  (view, completion, typedFrom, typedTo) => {
    const { doc, selection } = view.state;
    const { from, to } = writingAt(doc.toString(), selection.main.head) ?? { from: typedFrom, to: typedTo };
    insertAt(view, make(view, from, to), from, to, completion);
  };

function argumentsFor(tag: string, fields: readonly MergeField[], offer: Offer): Completion[] {
  return fields
    .filter((field) => fitsTag(tag, field))
    .map((field, index) => ({
      label: field.name,
      detail: offer.words.fieldDetail(field),
      apply: field.name,
      boost: -index,
    }));
}

/** Completion inside of double braces; nothing outside of them. */
export function completeAt(text: string, at: number, offer: Offer): CompletionResult | null {
  const writing = writingAt(text, at);
  if (!writing) return null;
  const { words } = offer;
  const fields = fieldsFor(offer.fields, text, writing.from, offer.isSubject);
  if (writing.place === 'argument') {
    const options = argumentsFor(writing.tag, fields, offer);
    return { from: writing.from, to: writing.to, options, validFor: /^[\w./]*$/ };
  }
  const [sign = ''] = /^[#/]/.exec(writing.query) ?? [];
  const closing = closingAt(text, writing.from);
  const ends: Completion[] = closing
    ? [
        {
          label: closing.replace(/\W/g, ''),
          displayLabel: closing,
          detail: words.close,
          section: sectionOf(words.parts, 2),
          boost: -99,
          apply: inPlaceOfTag(() => ({ text: closing, from: closing.length, to: closing.length })),
        },
      ]
    : [];
  if (sign === '/') return { from: at - writing.query.length + 1, options: ends, validFor: /^\w*$/ };
  const shown = sign === '' ? fields : fields.filter(({ kind }) => kind === 'list' || kind === 'flag');
  const parts = partsFor(offer).filter(({ kind }) => sign === '' || kind === 'block');
  const options = [
    ...shown.map((field, index) => ({
      label: field.name,
      detail: words.fieldDetail(field),
      section: sectionOf(words.fields, 1),
      boost: 50 - index,
      apply: inPlaceOfTag(fieldMaking(field, offer)),
    })),
    ...parts.map((part, index) => ({
      label: part.name,
      detail: words.partDetail(part),
      section: sectionOf(words.parts, 2),
      boost: 50 - index,
      apply: inPlaceOfTag(partMaking(part, offer)),
    })),
  ];
  return {
    from: at - writing.query.length + sign.length,
    options: [...options, ...ends],
    validFor: /^[\w./]*$/,
  };
}
