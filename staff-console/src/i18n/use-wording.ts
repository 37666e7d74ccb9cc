import { useLocale } from 'ra-core';
import type { LanguageMap } from '../../../domain/languages.ts';
import { usePick, useTranslate, type Translate } from './use-translate.ts';
import { formatTime } from '../lib/short-dates.ts';
import { useMember, type Member } from '../session/member.ts';

/** What a descriptor writes its texts with. */
export interface Wording {
  t: Translate;
  pick(map: LanguageMap | null | undefined): string;
  locale: string;
  /** A moment, or a dash where there is none. */
  time(iso: string | null | undefined): string;
  member: Member;
  /** A text that not every resource has. */
  textOf(key: string): string | undefined;
  /** The label of a field: the resource's own, else what the field is called everywhere (`fields.json`). */
  labelOf(words: string, field: string): string;
}

/** The wording in the language of the screen. */
export function useWording(): Wording {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale() ?? 'en';
  const textOf = (key: string) => t(key as 'form.yes', { _: '' }) || undefined;
  return {
    t,
    pick,
    locale,
    member: useMember(),
    time: (iso) => (iso ? formatTime(iso, locale) : '—'),
    textOf,
    labelOf: (words, field) => textOf(`${words}.${field}`) ?? textOf(`fields.${field}`) ?? field,
  };
}
