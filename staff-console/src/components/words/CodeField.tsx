import { autocompletion, closeCompletion, completionKeymap, startCompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, tooltips, type KeyBinding } from '@codemirror/view';
import { useTheme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { required } from '../../../../domain/required.ts';
import { completeAt, fieldMaking, insertAt, partMaking, type Offer } from './completion.ts';
import { editorLook } from './editor-look.ts';
import type { CodeFault, WordsHandle } from './words-field.ts';

export interface CodeFieldProps {
  value: string;
  onChange(text: string): void;
  onBlur(): void;
  /** Where the cursor is while the field has the focus, else null. */
  onCursor(at: number | null): void;
  offer: Offer;
  faults: readonly CodeFault[];
  /** Of the element that is written in: name, language, what describes it. */
  attributes: Record<string, string>;
  isSingleLine: boolean;
  isReadOnly: boolean;
  phrases: Record<string, string>;
  handle: Ref<WordsHandle>;
}

/** Marks changes that come from outside, which are not told back. */
const fromOutside = Annotation.define<boolean>();

const withoutBreaks = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.docChanged || transaction.newDoc.lines === 1) return transaction;
  const text = Array.from(transaction.newDoc.iterLines(), (line) => line.trim())
    .filter(Boolean)
    .join(' ');
  const { head } = transaction.newSelection.main;
  return {
    changes: { from: 0, to: transaction.startState.doc.length, insert: text },
    selection: { anchor: Math.min(head, text.length) },
    ...(transaction.annotation(fromOutside) && { annotations: fromOutside.of(true) }),
  };
});

/** The head of the console and the save bar stand over the page (px). */
const COVERED = { top: 72, bottom: 88 };

/** What is written, and the list at it, stay where nothing covers them. The page scrolls, not the field. */
const uncovered: Extension = [
  tooltips({
    tooltipSpace: () => ({
      top: COVERED.top,
      bottom: innerHeight - COVERED.bottom,
      left: 0,
      right: document.documentElement.clientWidth,
    }),
  }),
  EditorView.scrollHandler.of((view, { head }) => {
    view.requestMeasure({
      read: () => view.coordsAtPos(head),
      write(at) {
        const below = at ? at.bottom - (innerHeight - COVERED.bottom) : 0;
        const above = at ? COVERED.top - at.top : 0;
        if (below > 0 || above > 0) scrollBy(0, below > 0 ? below : -above);
      },
    });
    // The editor brings it into the window first.
    return false;
  }),
];

/** Tab leaves the field, and not for the open list, which goes with it. */
const leaving: KeyBinding = {
  key: 'Tab',
  run: (view) => {
    closeCompletion(view);
    return false;
  },
};

/** Only what differs is replaced, so that the cursor and what can be undone stay. */
function replacement(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** The editor proper; loaded when words are first written. */
export default function CodeField(props: CodeFieldProps) {
  const { value, faults, isSingleLine, isReadOnly, attributes, phrases, handle } = props;
  const theme = useTheme();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const changing = useMemo(() => new Compartment(), []);
  const complete = useEffectEvent((state: EditorState, at: number) =>
    completeAt(state.doc.toString(), at, props.offer),
  );
  const tell = useEffectEvent((text: string) => props.onChange(text));
  const tellCursor = useEffectEvent((at: number | null) => props.onCursor(at));
  const tellBlur = useEffectEvent(() => props.onBlur());

  const attributesText = JSON.stringify(attributes);
  const phrasesText = JSON.stringify(phrases);
  const changingParts = useMemo(
    (): Extension => [
      EditorState.readOnly.of(isReadOnly),
      EditorState.phrases.of(JSON.parse(phrasesText) as Record<string, string>),
      EditorView.contentAttributes.of(JSON.parse(attributesText) as Record<string, string>),
    ],
    [isReadOnly, attributesText, phrasesText],
  );

  const make = useEffectEvent(
    (parent: HTMLElement) =>
      new EditorView({
        parent,
        state: EditorState.create({
          doc: value,
          extensions: [
            history(),
            keymap.of([leaving, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
            EditorView.lineWrapping,
            uncovered,
            isSingleLine ? withoutBreaks : lineNumbers(),
            autocompletion({
              override: [({ state, pos }) => complete(state, pos)],
              icons: false,
              maxRenderedOptions: 200,
            }),
            editorLook(theme, isSingleLine),
            changing.of(changingParts),
            EditorView.updateListener.of((update) => {
              if (update.docChanged && !update.transactions.some((one) => one.annotation(fromOutside)))
                tell(update.state.doc.toString());
              if (update.docChanged || update.selectionSet || update.focusChanged)
                tellCursor(update.view.hasFocus ? update.state.selection.main.head : null);
              if (update.focusChanged && !update.view.hasFocus) tellBlur();
            }),
          ],
        }),
      }),
  );
  useEffect(() => {
    const made = make(required(place.current));
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, []);

  useEffect(() => {
    view.current?.dispatch({ effects: changing.reconfigure(changingParts) });
  }, [changing, changingParts]);

  useEffect(() => {
    const { current } = view;
    const before = current?.state.doc.toString() ?? '';
    const after = value.replace(/\r\n?/g, '\n');
    if (!current || before === after) return;
    current.dispatch({ changes: replacement(before, after), annotations: fromOutside.of(true) });
  }, [value]);

  const faultsText = JSON.stringify(faults);
  useEffect(() => {
    const { current } = view;
    if (!current) return;
    const { length } = current.state.doc;
    const marks = (JSON.parse(faultsText) as CodeFault[]).map(({ from, to, message }): Diagnostic => ({
      from: Math.min(from, length),
      to: Math.min(to, length),
      message,
      severity: 'error',
    }));
    current.dispatch(setDiagnostics(current.state, marks));
  }, [faultsText]);

  useImperativeHandle(handle, () => {
    const put = (making: ReturnType<typeof fieldMaking>) => {
      const { current } = view;
      if (!current) return;
      const { from, to } = current.state.selection.main;
      insertAt(current, making(current, from, to), from, to);
      closeCompletion(current);
      current.focus();
    };
    return {
      insertField: (field) => put(fieldMaking(field, props.offer)),
      insertPart: (part) => put(partMaking(part, props.offer)),
      goTo(at) {
        const { current } = view;
        if (!current) return;
        current.dispatch({
          selection: { anchor: Math.min(at, current.state.doc.length) },
          scrollIntoView: true,
        });
        current.focus();
      },
      complete() {
        const { current } = view;
        if (!current) return;
        current.focus();
        startCompletion(current);
      },
    };
  });

  return <div ref={place} />;
}
