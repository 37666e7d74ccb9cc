import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ElementType, ReactNode } from 'react';
import { pickText } from '../../../domain/languages.ts';
import { directionOf, languageName } from '../../../web/languages.ts';
import type { LanguageMap } from '../lib/api-types.ts';
import { linksIn } from '../lib/links-in.ts';
import { usePageLanguage } from '../lib/page-language.ts';
import { createStore, useStore } from '../lib/store.ts';
import { Tag } from './Tag.tsx';

type Read = (node: ReactNode) => ReactNode;
const asItIs: Read = (node) => node;

/** Puts readings over the Japanese texts in a node that the page knows readings of. */
export const furigana = createStore(asItIs);
export const useFurigana = (): Read => useStore(furigana);

interface Props {
  map: LanguageMap | null | undefined;
  /** Element to show it as. */
  component?: ElementType;
  /** On lines of its own, beginning at the side its language begins at; keeps line breaks. */
  block?: boolean;
  /** Names of people and firms are shown without the label of their language. */
  unlabelled?: boolean;
  /** Addresses in it lead there: for what our own people write. */
  linked?: boolean;
}

/** Text of a language map in the page language; a fallback is labelled with the language it is in. */
export function LangText({
  map,
  component = 'span',
  block = false,
  unlabelled = false,
  linked = false,
}: Props) {
  const language = usePageLanguage();
  const read = useFurigana();
  const picked = pickText(map, language);
  if (!picked) return null;
  const isFallback = picked.language !== language;
  return (
    <Box
      component={component}
      lang={picked.language}
      dir={directionOf(picked.language)}
      sx={block ? { display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } : undefined}
    >
      {isFallback && !unlabelled && <LanguageLabel code={picked.language} language={language} />}
      {linked ? (
        <LinkedText text={picked.text} />
      ) : picked.language === 'ja' ? (
        read(picked.text)
      ) : (
        picked.text
      )}
    </Box>
  );
}

/** A text whose addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return linksIn(text).map((piece, index) =>
    piece.isLink ? (
      // Pieces of one text have nothing but their place.
      <Link key={index} href={piece.text} target="_blank" rel="noopener noreferrer">
        {piece.text}
      </Link>
    ) : (
      piece.text
    ),
  );
}

/** The language a text is in when it is not the page's. */
export function LanguageLabel({ code, language }: { code: string; language: string }) {
  return (
    <Tag
      label={languageName(code, language)}
      lang={language}
      sx={{ height: 20, fontSize: '0.6875rem', marginInlineEnd: 0.75, verticalAlign: 'text-bottom' }}
    />
  );
}

/** Whether a map has anything to show. */
export function hasText(map: LanguageMap | null | undefined): boolean {
  return Object.values(map ?? {}).some((text) => text !== '');
}
