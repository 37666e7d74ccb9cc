import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { InterfaceLanguage } from '../../../server/domain/languages.ts';
import type { en } from './en/en.ts';

/** A part of the texts that loads by itself; `common` is there from the start. */
export type Namespace = keyof typeof en;

/** Each part of each language is a file of its own, so that a page brings only its own words. */
const NAMESPACES: readonly Namespace[] = Object.keys({
  common: 0,
  auth: 0,
  terms: 0,
  top: 0,
  profile: 0,
  privacy: 0,
  recruitments: 0,
  applications: 0,
  resume: 0,
  staff_mode: 0,
  no_script: 0,
  articles: 0,
  courses: 0,
  events: 0,
} satisfies Record<Namespace, 0>) as Namespace[];
const FILES = import.meta.glob<Record<string, object>>('./{en,ja,vi}/*.ts');

async function textsOf(language: InterfaceLanguage, name: Namespace): Promise<object> {
  const file = await FILES[`./${language}/${name}.ts`]!();
  return file[name]!;
}

/** Parts that pages have asked for: another language brings them all. */
const wanted = new Set<Namespace>(['common']);
let current: InterfaceLanguage = 'en';
/** On the server every text is there before anything is rendered. */
let isComplete = false;

async function load(language: InterfaceLanguage, namespaces: Iterable<Namespace>): Promise<void> {
  const missing = [...namespaces].filter((name) => !i18next.hasResourceBundle(language, name));
  await Promise.all(
    missing.map(async (name) => i18next.addResourceBundle(language, name, await textsOf(language, name))),
  );
}

/** Brings the words of a page before it is shown. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  if (isComplete) return;
  for (const name of namespaces) wanted.add(name);
  await load(current, namespaces);
}

const OPTIONS = {
  ns: [],
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
};

/** Starts with the common texts of one language. */
export async function startI18n(language: InterfaceLanguage): Promise<void> {
  await i18next.use(initReactI18next).init({ lng: language, resources: {}, ...OPTIONS });
  await changeScreenLanguage(language);
}

/** All texts of one language, for rendering on the server. */
export async function completeI18n(language: InterfaceLanguage): Promise<i18n> {
  isComplete = true;
  const instance = i18next.createInstance();
  const texts = NAMESPACES.map(async (name) => [name, await textsOf(language, name)] as const);
  const resources = { [language]: Object.fromEntries(await Promise.all(texts)) };
  await instance.use(initReactI18next).init({ lng: language, resources, ...OPTIONS });
  return instance;
}

export async function changeScreenLanguage(language: InterfaceLanguage): Promise<void> {
  // A page that opens meanwhile asks for the new language already.
  current = language;
  await load(language, wanted);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
