import type { ReactNode } from 'react';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { Pair } from './Fields.tsx';

interface Props {
  first: ReactNode;
  last: ReactNode;
}

/** Whether the family name comes first: in Japanese and Vietnamese it does. */
export const useIsFamilyFirst = (): boolean => useScreenLanguage() !== 'en';

/** First and family name in the order of the screen's language: in Japanese and Vietnamese the family comes first. */
export function NamePair({ first, last }: Props) {
  const isFamilyFirst = useIsFamilyFirst();
  return (
    <Pair>
      {isFamilyFirst ? last : first}
      {isFamilyFirst ? first : last}
    </Pair>
  );
}
