import { itemAt } from '../../domain/required.ts';
import type { Adapters, PostalAddress } from '../core/calls/context.ts';

/** Japan Post's notes in place of, or after, a town name; not part of an address. */
const isNoTown = (name: string) =>
  name === '以下に掲載がない場合' ||
  (name.includes('の次に') && name.endsWith('がくる場合')) ||
  (name.endsWith('一円') && name !== '一円');
const withoutNotes = (text: string) => {
  const name = itemAt(text.split(/[（(]/, 1), 0).trim();
  return isNoTown(name) ? '' : name;
};

/**
 * Looks up the address of a Japanese postal code in a bundled copy of Japan Post's list (offline; includes the
 * codes
 * of large companies and universities, without kana). The 4.5 MB are loaded on the first lookup. For a code
 * shared
 * by several towns the town is left out, since the list names only one of them.
 */
export const addressOfPostalCode: Adapters['addressOfPostalCode'] = async (
  code,
): Promise<PostalAddress | null> => {
  const { getAddress } = await import('yubin');
  const found = getAddress(code);
  if (!found) return null;
  const place = {
    // The first two digits are the JIS X 0401 prefecture code, which is also our id.
    prefecture_id: Number(found.jisCode.slice(0, 2)),
    prefecture: found.prefecture,
    city: found.city,
  };
  if (found.source === 'jigyosyo')
    return {
      ...place,
      prefecture_kana: null,
      city_kana: null,
      town: withoutNotes(found.town),
      town_kana: null,
    };
  const town = found.multiTown ? '' : withoutNotes(found.town);
  return {
    ...place,
    prefecture_kana: found.prefectureKana,
    city_kana: found.cityKana,
    town,
    town_kana: town && withoutNotes(found.townKana),
  };
};
