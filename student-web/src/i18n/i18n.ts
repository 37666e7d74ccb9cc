import type { InterfaceLanguage } from '../../../server/domain/languages.ts';
import type { Namespace } from './namespace.ts';
import { screenTexts } from './use-translation.tsx';
import { Translator, type Texts } from './translator.ts';

/** Each part of each language is a file of its own, so that a page brings only its own words. */
const NAMESPACES: readonly Namespace[] = Object.keys({
  common: 0,
  auth: 0,
  terms: 0,
  top: 0,
  profile: 0,
  privacy: 0,
  recommended: 0,
  recruitments: 0,
  job_cards: 0,
  job_fit: 0,
  job_search: 0,
  applications: 0,
  resume: 0,
  staff_mode: 0,
  no_script: 0,
  articles: 0,
  courses: 0,
  events: 0,
  applying: 0,
} satisfies Record<Namespace, 0>) as Namespace[];
const FILES = import.meta.glob<Record<string, Texts>>('./{en,ja,vi}/*.ts');

async function textsOf(language: InterfaceLanguage, name: Namespace): Promise<Texts> {
  const file = await FILES[`./${language}/${name}.ts`]!();
  return file[name]!;
}

/** Parts that pages have asked for: another language brings them all. */
const wanted = new Set<Namespace>(['common']);
const translators = new Map<InterfaceLanguage, Translator>();
let current: InterfaceLanguage = 'en';
/** On the server every text is there before anything is rendered. */
let isComplete = false;

async function load(language: InterfaceLanguage, namespaces: Iterable<Namespace>): Promise<Translator> {
  const texts = translators.get(language) ?? new Translator(language);
  translators.set(language, texts);
  const missing = [...namespaces].filter((name) => !texts.has(name));
  await Promise.all(missing.map(async (name) => texts.add(name, await textsOf(language, name))));
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
  return load(language, NAMESPACES);
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
