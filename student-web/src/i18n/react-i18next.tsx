import { cloneElement, createContext, Fragment, useContext, useMemo, type ReactElement } from 'react';
import { createStore, useStore } from '../lib/store.ts';
import { Translator, type Values } from './translator.ts';

/*
 * What the screens use of react-i18next, over our own texts. The builds put this module in its place
 * (build/own-texts.ts); types and tests know the package itself.
 */

/** The language of the screen; a rendering on the server has its own in the context. */
export const screenTexts = createStore(new Translator('en'));
const OwnTexts = createContext<Translator | null>(null);

/** Renders what it holds in one language. */
export const TextsProvider = OwnTexts.Provider;

const DEFAULT = 'common';

/** What a screen gets of the texts of one namespace. */
export function bound(texts: Translator, namespace: string) {
  const t = (key: string | readonly string[], values?: Values): string => {
    const keys = typeof key === 'string' ? [key] : key;
    const known = keys.find((candidate) => texts.exists(candidate, namespace)) ?? keys.at(-1)!;
    return texts.text(known, namespace, values);
  };
  const exists = (key: string, options?: { ns?: string }) => texts.exists(key, options?.ns ?? namespace);
  return { t, i18n: { language: texts.language, exists } };
}

/** @param namespaces the first is where a key is looked for that names none itself */
export function useTranslation(namespaces: string | readonly string[] = DEFAULT) {
  const own = useContext(OwnTexts);
  const shown = useStore(screenTexts);
  const texts = own ?? shown;
  const namespace = typeof namespaces === 'string' ? namespaces : (namespaces[0] ?? DEFAULT);
  return useMemo(() => bound(texts, namespace), [texts, namespace]);
}

interface TransProps {
  t: (key: string, values?: Values) => string;
  i18nKey: string;
  values?: Values;
  /** What stands for `<name>…</name>` of the text. */
  components: Record<string, ReactElement<object>>;
}

/** A text with elements in it. */
export function Trans({ t, i18nKey, values, components }: TransProps) {
  const parts = t(i18nKey, values).split(/<(\w+)>(.*?)<\/\1>/s);
  return parts.map((part, index) => {
    // The split gives text, name, content, text, …
    if (index % 3 === 1) return null;
    const element = index % 3 === 2 ? components[parts[index - 1]!] : undefined;
    return <Fragment key={index}>{element ? cloneElement(element, {}, part) : part}</Fragment>;
  });
}
