import { Decoration, EditorView, MatchDecorator, ViewPlugin, type DecorationSet } from '@codemirror/view';
import type { Extension } from '@codemirror/state';
import type { Theme } from '@mui/material/styles';
import { required } from '../../../../domain/required.ts';

/** Tags stand out from the words around them, by colour and by letters of one width. */
const tags = new MatchDecorator({
  regexp: /\{\{[^{}\n]*\}\}/g,
  decoration: Decoration.mark({ class: 'words-tag' }),
});

const markedTags = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = tags.createDeco(view);
    }
    update(update: Parameters<MatchDecorator['updateDeco']>[0]) {
      this.decorations = tags.updateDeco(update, this.decorations);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

const wavy = (colour: string) => ({
  // Pictures in the style sheet are what the security policy does not load.
  backgroundImage: 'none',
  paddingBottom: 0,
  textDecoration: `underline wavy ${colour} 1.5px`,
  textUnderlineOffset: '3px',
  textDecorationSkipInk: 'none',
});

/** The editor in the colours of the console. */
export function editorLook({ palette, typography }: Theme, isSingleLine: boolean): Extension {
  return [
    markedTags,
    EditorView.theme({
      '&': { backgroundColor: palette.background.paper, color: palette.text.primary },
      '&.cm-focused': { outline: 'none' },
      '.cm-scroller': {
        fontFamily: required(typography.fontFamily),
        fontSize: typography.body1.fontSize as string,
        lineHeight: isSingleLine ? '1.5' : '1.75',
      },
      '.cm-content': {
        padding: isSingleLine ? '8px 0' : '10px 0',
        minHeight: isSingleLine ? 'auto' : '190px',
        caretColor: palette.text.primary,
      },
      '.cm-line': { padding: '0 12px' },
      '.cm-gutters': {
        backgroundColor: palette.background.default,
        color: palette.text.secondary,
        border: 'none',
        borderRight: `1px solid ${palette.divider}`,
        borderRadius: '8px 0 0 8px',
      },
      '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px', minWidth: '32px' },
      '.words-tag': {
        color: palette.secondary.dark,
        backgroundColor: palette.secondary.light,
        borderRadius: '3px',
        fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
        fontSize: '0.9em',
      },
      '.cm-lintRange-error': wavy(palette.error.dark),
      '.cm-lintRange-warning': wavy(palette.warning.dark),
      '.cm-lintPoint': { borderBottom: `2px solid ${palette.error.dark}` },
      '.cm-lintPoint:after': { display: 'none' },
      '.cm-tooltip': {
        backgroundColor: palette.background.paper,
        color: palette.text.primary,
        border: `1px solid ${palette.text.disabled}`,
        borderRadius: '8px',
        boxShadow: '0 4px 16px rgb(21 48 59 / 18%)',
        zIndex: 20,
      },
      '.cm-diagnostic': { borderLeft: 'none', padding: '6px 12px', fontSize: '0.875rem', maxWidth: '420px' },
      '.cm-tooltip.cm-tooltip-autocomplete > ul': {
        fontFamily: required(typography.fontFamily),
        fontSize: '0.875rem',
        maxHeight: '320px',
        minWidth: '280px',
        maxWidth: 'min(560px, 88vw)',
      },
      '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
        padding: '6px 12px',
        lineHeight: '1.5',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      },
      '.cm-tooltip.cm-tooltip-autocomplete > ul > completion-section': {
        padding: '6px 12px 2px',
        border: 'none',
        opacity: 1,
        fontWeight: 700,
        fontSize: '0.8125rem',
        color: palette.text.secondary,
      },
      '.cm-tooltip-autocomplete ul li[aria-selected]': {
        background: palette.secondary.main,
        color: palette.secondary.contrastText,
      },
      '.cm-completionLabel': { fontWeight: 700 },
      '.cm-completionMatchedText': { textDecoration: 'underline', textUnderlineOffset: '2px' },
      '.cm-completionDetail': { fontStyle: 'normal', color: palette.text.secondary, marginLeft: '10px' },
      'li[aria-selected] .cm-completionDetail': { color: palette.secondary.contrastText },
      '.cm-completionInfo': { padding: '8px 12px', fontSize: '0.8125rem', lineHeight: '1.6' },
    }),
  ];
}
