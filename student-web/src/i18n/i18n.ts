import { required } from '../../../domain/required.ts';
import type { InterfaceLanguage } from '../../../domain/languages.ts';
import type { Namespace } from './namespace.ts';
import { screenTexts } from './use-translation.tsx';
import { Translator, type Texts } from './translator.ts';

/** Each part of each language is a file of its own, so that a page brings only its own words. */
const FILES = import.meta.glob<Texts>(['./*/*.json', '../../../domain/messages/*/{applying,facts}.json'], {
  import: 'default',
});

/** How the parts of a language are loaded, by the names of their files. */
function partsOf(language: InterfaceLanguage): Map<string, () => Promise<Texts>> {
  const ours = Object.entries(FILES).filter(([file]) => file.includes(`/${language}/`));
  return new Map(ours.map(([file, read]) => [file.slice(file.lastIndexOf('/') + 1, -'.json'.length), read]));
}

/** Parts that pages have asked for: another language brings them all. */
const wanted = new Set<Namespace>(['common']);
const translators = new Map<InterfaceLanguage, Translator>();
let current: InterfaceLanguage = 'en';
/** On the server every text is there before anything is rendered. */
let isComplete = false;

async function load(language: InterfaceLanguage, namespaces: Iterable<string>): Promise<Translator> {
  const texts = translators.get(language) ?? new Translator(language);
  translators.set(language, texts);
  const parts = partsOf(language);
  const missing = [...namespaces].filter((name) => !texts.has(name));
  await Promise.all(missing.map(async (name) => texts.add(name, await required(parts.get(name))())));
  return texts;
}

/** Brings the words of a page before it is shown. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  if (isComplete) return;
  for (const name of namespaces) wanted.add(name);
  await load(current, namespaces);
}

/** All texts of one language, for rendering on the server. */
export async function completeTexts(language: InterfaceLanguage): Promise<Translator> {
  isComplete = true;
  return load(language, partsOf(language).keys());
}

/** Brings the words the open pages need in another language, then shows it. */
export async function changeScreenLanguage(language: InterfaceLanguage): Promise<void> {
  // A page that opens meanwhile asks for the new language already.
  current = language;
  const texts = await load(language, wanted);
  if (current !== language) return;
  screenTexts.set(texts);
  document.documentElement.lang = language;
}
