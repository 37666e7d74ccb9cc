import { type RefObject, useEffect, useState } from 'react';
import { LINE_MAX } from '../../../../../domain/constants.ts';

/** What is marked in a text: in a field, or on the page. Null where the selection is somewhere else. */
function markedIn(text: Element, comments: Element): string | null {
  const field = document.activeElement;
  if (comments.contains(field)) return null;
  if (field instanceof HTMLTextAreaElement)
    return text.contains(field) && field.matches('[data-correction]')
      ? field.value.slice(field.selectionStart, field.selectionEnd)
      : '';
  const selection = getSelection();
  const { anchorNode, focusNode } = selection ?? {};
  const isInside = (node: Node | null | undefined) =>
    Boolean(node && text.contains(node) && !comments.contains(node));
  return selection && isInside(anchorNode) && isInside(focusNode) ? selection.toString() : '';
}

/**
 * The words that are marked in the text whose comments these are, on one line; empty where none are.
 * @param comments stands in the text's element, which has `data-place`
 */
export function useMarkedWords(comments: RefObject<HTMLElement | null>): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    const onChange = () => {
      const here = comments.current;
      const text = here?.closest('[data-place]');
      const marked = here && text && markedIn(text, here);
      if (typeof marked === 'string') setWords(marked.replaceAll(/\s+/g, ' ').trim().slice(0, LINE_MAX));
    };
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, [comments]);
  return words;
}
