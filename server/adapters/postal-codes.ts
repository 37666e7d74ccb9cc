import { itemAt } from '../../domain/required.ts';
import type { Adapters, PostalAddress } from '../core/calls/context.ts';

/** Notes of the post office in place of a town, or behind its name: they are no part of an address. */
const isNoTown = (name: string) =>
  name === '以下に掲載がない場合' ||
  (name.includes('の次に') && name.endsWith('がくる場合')) ||
  (name.endsWith('一円') && name !== '一円');
const withoutNotes = (text: string) => {
  const name = itemAt(text.split(/[（(]/, 1), 0).trim();
  return isNoTown(name) ? '' : name;
};

/**
 * The address of a Japanese postal code, from the list of Japan Post that comes with a package (offline; the
 * codes of large companies and universities are in it, without kana). The package's 4.5 MB are read at the first
 * question. A code of several towns answers without a town, since the list names only one of them.
 */
export const addressOfPostalCode: Adapters['addressOfPostalCode'] = async (
  code,
): Promise<PostalAddress | null> => {
  const { getAddress } = await import('yubin');
  const found = getAddress(code);
  if (!found) return null;
  const place = {
    // The list's first two digits are those of JIS X 0401, as are our ids.
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
