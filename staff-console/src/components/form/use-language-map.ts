import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLocale } from 'ra-core';
import { itemAt } from '../../../../domain/required.ts';
import { valueAt } from '../../lib/at-path.ts';
import { inWorkingOrder } from '../../lib/map-languages.ts';
import { isData, isSame, type Data } from '../../lib/record-changes.ts';
import { staleLanguages } from '../../lib/stale-languages.ts';
import { useFormContextValue } from './form-context.ts';

/** Shown even without a text: what the house works in. */
const EXPECTED = ['ja', 'en', 'vi'];

const asMap = (value: unknown): Data => (isData(value) ? value : {});

/**
 * The languages of one map in the form: which are there, missing, stale, removed or refused, and which is open.
 * @param apart languages that have inputs of their own
 */
export function useLanguageMap(source: string, apart: readonly string[] = []) {
  const locale = useLocale();
  const { recordForm } = useFormContextValue();
  const form = useFormContext<Data>();
  const map = asMap(useWatch({ control: form.control, name: source }));
  const { errors } = useFormState({ control: form.control });
  const base = asMap(valueAt(recordForm.base, source));
  const knownStale = valueAt(recordForm.base, `${source}_stale`);
  const fits = `${source}_fits`;
  const [opened, setOpened] = useState<string[]>([]);
  const [fitting, setFitting] = useState<string[]>([]);
  const [removed, setRemoved] = useState<Record<string, unknown>>({});

  const hasText = (language: string) => !isSame(map[language], null);
  const present = Object.keys(map).filter(hasText);
  const wrong = Object.keys(asMap(valueAt(errors, source))).filter(
    (key) => key in map || /^[a-z]{2,3}(-|$)/.test(key),
  );
  const wrongLanguages = wrong.filter((key) => !['message', 'type', 'ref', ...apart].includes(key));
  const isRemoved = (language: string) => language in removed && !hasText(language);
  const all = inWorkingOrder(
    new Set([
      ...EXPECTED,
      ...present,
      ...opened,
      ...wrongLanguages,
      ...Object.keys(removed).filter(isRemoved),
    ]),
  ).filter((language) => !apart.includes(language));
  const { stale, changed } = staleLanguages(
    base,
    map,
    Array.isArray(knownStale) ? (knownStale as string[]) : [],
  );

  const [selected, setSelected] = useState(
    () => [locale, ...all].find((language) => all.includes(language) && hasText(language)) ?? itemAt(all, 0),
  );
  // A refusal in a language that is not shown opens that language.
  const refusals = wrongLanguages.join(' ');
  const [seen, setSeen] = useState(refusals);
  if (refusals !== seen) {
    setSeen(refusals);
    if (refusals !== '' && !wrongLanguages.includes(selected)) setSelected(itemAt(wrongLanguages, 0));
  }

  const put = (language: string, text: unknown) =>
    form.setValue(`${source}.${language}`, text as never, { shouldDirty: true });
  return {
    apart,
    all,
    selected,
    present,
    changed,
    stale: stale.filter((language) => !fitting.includes(language)),
    isKnownStale: Array.isArray(knownStale) && changed.length === 0,
    wrong: wrongLanguages,
    hasText,
    isRemoved,
    textOf: (language: string) => (typeof map[language] === 'string' ? map[language] : ''),
    select: setSelected,
    open(language: string) {
      setOpened((before) => [...before, language]);
      setSelected(language);
    },
    remove(language: string) {
      setRemoved((before) => ({ ...before, [language]: map[language] }));
      put(language, '');
    },
    bringBack(language: string) {
      put(language, removed[language]);
      setRemoved(({ [language]: _back, ...rest }) => rest);
    },
    accept(language: string) {
      setFitting((before) => [...before, language]);
      // Where the server keeps what is stale, it is told; the answer forgets the field again.
      if (!Array.isArray(knownStale)) return;
      const told = valueAt(form.getValues(), fits) as string[] | null | undefined;
      form.setValue(fits, [...new Set([...(told ?? []), language])], { shouldDirty: true });
    },
  };
}

export type LanguageMapState = ReturnType<typeof useLanguageMap>;
