import {
  autocompletion,
  closeCompletion,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, type KeyBinding, type ViewUpdate } from '@codemirror/view';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { required } from '../../../../domain/required.ts';

/** Marks changes that come from outside, which are not told back. */
export const fromOutside = Annotation.define<boolean>();

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

interface EditorField {
  value: string;
  onChange(text: string): void;
  onUpdate?(update: ViewUpdate): void;
  /** What can stand where the cursor is. */
  complete(context: CompletionContext): CompletionResult | null | Promise<CompletionResult | null>;
  /** What it has beside keys, undoing, wrapped lines and completion. Read once, when the editor is made. */
  extensions(): Extension;
  /** Exchanged whenever it is another; to be kept while it stays the same. */
  changingParts: Extension;
}

/**
 * An editor of CodeMirror as a field of React.
 * @returns where it is to be put, and the editor while it is there
 */
export function useEditor({ value, changingParts, ...field }: EditorField) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const changing = useMemo(() => new Compartment(), []);
  const tell = useEffectEvent((update: ViewUpdate) => {
    if (update.docChanged && !update.transactions.some((one) => one.annotation(fromOutside)))
      field.onChange(update.state.doc.toString());
    field.onUpdate?.(update);
  });
  const complete = useEffectEvent((context: CompletionContext) => field.complete(context));
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
            autocompletion({
              override: [(context) => complete(context)],
              icons: false,
              // Who types a name and Enter in one go means the name.
              interactionDelay: 0,
              maxRenderedOptions: 200,
            }),
            field.extensions(),
            changing.of(changingParts),
            EditorView.updateListener.of((update) => tell(update)),
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
  return { place, view };
}
