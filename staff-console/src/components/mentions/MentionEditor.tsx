import { acceptCompletion, completionStatus, type CompletionContext } from '@codemirror/autocomplete';
import { insertNewline } from '@codemirror/commands';
import { EditorState, Prec, type Extension } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  keymap,
  MatchDecorator,
  ViewPlugin,
  WidgetType,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';
import { useTheme } from '@mui/material/styles';
import { useDataProvider, useLocale } from 'ra-core';
import { useMemo } from 'react';
import { mentionedIn, mentionOf } from '../../../../domain/mentions.ts';
import { required } from '../../../../domain/required.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { fromOutside, useEditor } from '../editor/use-editor.ts';
import { useMemberNames } from './use-member-name.ts';

/** Of which record the note is: those are offered who read it. */
export type Readers = { reads_application_id: number } | { reads_user_id: number };

interface MentionEditorProps {
  readers: Readers;
  value: string;
  onChange(text: string): void;
  /** Of the element that is written in: name, what describes it. */
  attributes: Record<string, string>;
}

const MOST_OFFERED = 8;

class Chip extends WidgetType {
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
  }
  override eq(other: Chip) {
    return other.name === this.name;
  }
  override toDOM() {
    const chip = document.createElement('span');
    chip.className = 'mention';
    chip.textContent = `@${this.name}`;
    return chip;
  }
}

/** Each mention as a chip with the colleague's name, which is passed over and deleted as one. */
function chips(nameOf: (id: number) => string): Extension {
  const matcher = new MatchDecorator({
    regexp: /@\[(\d{1,9})\]/g,
    decoration: ([, id]) => Decoration.replace({ widget: new Chip(nameOf(Number(id))) }),
  });
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = matcher.createDeco(view);
      }
      update(update: ViewUpdate) {
        this.decorations = matcher.updateDeco(update, this.decorations);
      }
    },
    {
      decorations: (plugin) => plugin.decorations,
      provide: (plugin) =>
        EditorView.atomicRanges.of((view) => view.plugin(plugin)?.decorations ?? Decoration.none),
    },
  );
}

/**
 * Enter right after a name takes the first colleague of that name, also where they are still being looked for. Who goes
 * on writing meanwhile gets the new line that Enter makes elsewhere.
 */
function enterAwaitsColleagues(): Extension {
  let awaitedAt: number | null = null;
  const isNameBefore = ({ doc, selection: { main } }: EditorState) => {
    const line = doc.lineAt(main.head);
    return main.empty && /[@＠][^\s@＠[\]]{1,30}$/.test(line.text.slice(0, main.head - line.from));
  };
  return [
    Prec.high(
      keymap.of([
        {
          key: 'Enter',
          run({ state }) {
            if (completionStatus(state) !== 'pending' || !isNameBefore(state)) return false;
            awaitedAt = state.selection.main.head;
            return true;
          },
        },
      ]),
    ),
    EditorView.updateListener.of(({ docChanged, selectionSet, changes, transactions, state, view }) => {
      if (awaitedAt === null) return;
      const at = changes.mapPos(awaitedAt, -1);
      awaitedAt = at;
      const isWritten = docChanged && !transactions.some((one) => one.annotation(fromOutside));
      if (!isWritten && !selectionSet && completionStatus(state) === 'pending') return;
      awaitedAt = null;
      const newLine = () => view.dispatch({ changes: { from: at, insert: '\n' } });
      // Once this update is over.
      if (isWritten) queueMicrotask(newLine);
      else if (!selectionSet) queueMicrotask(() => acceptCompletion(view) || insertNewline(view));
    }),
  ];
}

/** The editor proper; loaded when a note is first shown to be written. */
export default function MentionEditor({ readers, value, onChange, attributes }: MentionEditorProps) {
  const { palette, typography } = useTheme();
  const locale = useLocale();
  const t = useTranslate();
  const provider = useDataProvider();
  const ids = mentionedIn(value);
  const nameOf = useMemberNames(ids);
  async function complete(context: CompletionContext) {
    const typed = context.matchBefore(/[@＠][^\s@＠[\]]{0,30}/);
    if (!typed) return null;
    const { data } = await provider.getList<StaffRow<'hf_members'>>('hf_members', {
      filter: { is_active: true, ...readers, ...(typed.text.length > 1 && { q: typed.text.slice(1) }) },
      pagination: { page: 1, perPage: MOST_OFFERED },
      sort: { field: 'id', order: 'ASC' },
    });
    return {
      from: typed.from,
      // The server finds by name, kana and romaji.
      filter: false,
      options: data.map(({ id, names, email }) => {
        const all = locale === 'ja' ? [names['ja'], names['en']] : [names['en'], names['ja']];
        const [label = email, detail] = all.filter((name) => name !== undefined);
        return { label, ...(detail && { detail }), apply: `${mentionOf(id)} ` };
      }),
    };
  }

  const names = JSON.stringify([...new Set(ids)].map((id) => [id, nameOf(id)]));
  const attributesText = JSON.stringify(attributes);
  const phrase = t('mentions.colleagues');
  const changingParts = useMemo((): Extension => {
    const known = new Map(JSON.parse(names) as [number, string][]);
    return [
      chips((id) => known.get(id) ?? '…'),
      EditorState.phrases.of({ Completions: phrase }),
      EditorView.contentAttributes.of(JSON.parse(attributesText) as Record<string, string>),
    ];
  }, [names, attributesText, phrase]);

  const { place } = useEditor({
    value,
    onChange,
    complete,
    changingParts,
    extensions: () => [
      enterAwaitsColleagues(),
      EditorView.theme({
        '&.cm-focused': { outline: 'none' },
        '.cm-scroller': { fontFamily: required(typography.fontFamily), lineHeight: '1.6' },
        '.cm-content': { minHeight: '56px', padding: '8px 0', caretColor: palette.text.primary },
        '.cm-line': { padding: '0 12px' },
        '.mention': {
          color: palette.secondary.dark,
          backgroundColor: palette.secondary.light,
          borderRadius: '4px',
          padding: '0 4px',
          fontWeight: 700,
        },
        '.cm-tooltip': {
          backgroundColor: palette.background.paper,
          color: palette.text.primary,
          border: `1px solid ${palette.text.disabled}`,
          borderRadius: '8px',
          zIndex: 20,
        },
        '.cm-tooltip.cm-tooltip-autocomplete > ul': {
          fontFamily: required(typography.fontFamily),
          fontSize: '0.875rem',
          maxWidth: 'min(420px, 88vw)',
        },
        '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '6px 12px' },
        '.cm-tooltip-autocomplete ul li[aria-selected]': {
          background: palette.secondary.main,
          color: palette.secondary.contrastText,
        },
        '.cm-completionDetail': { fontStyle: 'normal', marginLeft: '10px' },
      }),
    ],
  });
  return <div ref={place} />;
}
