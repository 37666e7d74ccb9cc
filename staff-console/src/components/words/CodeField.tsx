import { closeCompletion, startCompletion } from '@codemirror/autocomplete';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers, tooltips } from '@codemirror/view';
import { useTheme } from '@mui/material/styles';
import { useEffect, useImperativeHandle, useMemo, type Ref } from 'react';
import { fromOutside, useEditor } from '../editor/use-editor.ts';
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

/** The editor proper; loaded when words are first written. */
export default function CodeField(props: CodeFieldProps) {
  const { value, faults, isSingleLine, isReadOnly, attributes, phrases, handle } = props;
  const theme = useTheme();

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

  const { place, view } = useEditor({
    value,
    onChange: props.onChange,
    onUpdate(update) {
      if (update.docChanged || update.selectionSet || update.focusChanged)
        props.onCursor(update.view.hasFocus ? update.state.selection.main.head : null);
      if (update.focusChanged && !update.view.hasFocus) props.onBlur();
    },
    complete: ({ state, pos }) => completeAt(state.doc.toString(), pos, props.offer),
    changingParts,
    extensions: () => [
      uncovered,
      isSingleLine ? withoutBreaks : lineNumbers(),
      editorLook(theme, isSingleLine),
    ],
  });

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
  }, [view, faultsText]);

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
