import { cloneElement, createContext, Fragment, useContext, useMemo, type ReactElement } from 'react';
import type { TFunction } from 'i18next';
import { itemAt } from '../../../domain/required.ts';
import { createStore, useStore } from '../lib/store.ts';
import type { Namespace } from './namespace.ts';
import { Translator, type Values } from './translator.ts';

/*
 * What screens ask for their texts: i18next's typed keys over our own texts, in 1 KB instead of react-i18next's and
 * i18next's 19 (docs/adr/0015).
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
    const known = keys.find((candidate) => texts.exists(candidate, namespace)) ?? itemAt(keys, -1);
    return texts.text(known, namespace, values);
  };
  const exists = (key: string, options?: { ns?: string }) => texts.exists(key, options?.ns ?? namespace);
  return { t, i18n: { language: texts.language, exists } };
}

interface Translation<N extends Namespace | readonly Namespace[]> {
  t: TFunction<N>;
  i18n: ReturnType<typeof bound>['i18n'];
}

/** @param namespaces the first is where a key is looked for that names none itself */
export function useTranslation<const N extends Namespace | readonly Namespace[] = typeof DEFAULT>(
  namespaces?: N,
): Translation<N> {
  const own = useContext(OwnTexts);
  const shown = useStore(screenTexts);
  const texts = own ?? shown;
  const namespace = (typeof namespaces === 'string' ? namespaces : namespaces?.[0]) ?? DEFAULT;
  return useMemo(() => bound(texts, namespace) as Translation<N>, [texts, namespace]);
}

/** For what happens after a screen was drawn: the texts of `common` in the language that is shown by then. */
export const currentText = ((key: string, values?: Values) =>
  bound(screenTexts.get(), DEFAULT).t(key, values)) as TFunction;

interface TransProps {
  /** `… <name>…</name> …`, filled in already. */
  text: string;
  /** What stands for `<name>…</name>`. */
  components: Record<string, ReactElement<object>>;
}

/** A text with elements in it. */
export function Trans({ text, components }: TransProps) {
  const parts = text.split(/<(\w+)>([^<]*)<\/\w+>/);
  return parts.map((part, index) => {
    // The split gives text, name, content, text, …
    if (index % 3 === 1) return null;
    const element = index % 3 === 2 ? components[itemAt(parts, index - 1)] : undefined;
    return <Fragment key={index}>{element ? cloneElement(element, {}, part) : part}</Fragment>;
  });
}
