import type { QueryAnswer } from '../../../../server/client/contract.ts';

/** The fields of an address in the form. */
export interface AddressValues {
  postal_code: string;
  living_prefecture_id: number | null;
  address: string;
  address_kana: string;
}
type Place = QueryAnswer<'get_address_of_postal_code'>;

/** Full-width digits and dashes of a Japanese keyboard as the half-width ones that are asked for. */
export const halfWidth = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/[‐‑–—−ー]/g, '-')
    .replace('〒', '')
    .trim();

interface Fill {
  /** Prefecture, city and town in one. */
  text: string;
  /** What can be put into empty fields without asking. */
  empty: Partial<AddressValues>;
  /** Everything the postal code tells, in place of what was written. */
  whole: Partial<AddressValues>;
  /** What is written leads somewhere else than the postal code. */
  isOther: boolean;
}

/** What a postal code's place has to say to an address that may be written already. */
export function fillFrom(place: Place, values: AddressValues): Fill {
  const text = place.prefecture + place.city + place.town;
  const kana =
    place.prefecture_kana === null || place.city_kana === null || place.town_kana === null
      ? undefined
      : place.prefecture_kana + place.city_kana + place.town_kana;
  const written = values.address.normalize('NFKC').replace(/\s/g, '');
  const startsHere = [text, place.city + place.town].some((start) =>
    written.startsWith(start.normalize('NFKC')),
  );
  return {
    text,
    whole: {
      living_prefecture_id: place.prefecture_id,
      ...(!startsHere && { address: text, ...(kana && { address_kana: kana }) }),
    },
    empty: {
      ...(values.living_prefecture_id === null && { living_prefecture_id: place.prefecture_id }),
      ...(written === '' && { address: text }),
      ...(written === '' && values.address_kana.trim() === '' && kana && { address_kana: kana }),
    },
    isOther:
      (written !== '' && !startsHere) ||
      (values.living_prefecture_id !== null && values.living_prefecture_id !== place.prefecture_id),
  };
}

/** A text of several lines as one, as addresses are printed. */
export const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
