import { itemAt } from '../../../domain/required.ts';
import type { LanguageMap } from '../../../domain/entities/fields.ts';

/** One row of a master data set: its fixed id, its names, its place in the list, and what the set has beside. */
export type MasterRow = {
  id: number;
  name: LanguageMap;
  position: number;
  [column: string]: number | string | boolean | null | LanguageMap;
};

type Cell = (text: string) => number | string | boolean | null;

/**
 * Reads rows written as lines `id | ja | en | vi | …further columns`, which stay readable in a table where
 * nested literals would not. The order of the lines is the order of the list on the screen; the ids never
 * change, because people's choices point to them.
 *
 * @param columns how to read the cells after the names, in their order
 * @throws Error naming the line that has too few cells or an id that is no number
 */
export function rows(text: string, columns: Record<string, Cell> = {}): MasterRow[] {
  const readers = Object.entries(columns);
  return text
    .trim()
    .split('\n')
    .map((line, index) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const [id, ja, en, vi, ...further] = cells;
      if (!Number.isInteger(Number(id)) || !ja || !en || !vi || further.length !== readers.length)
        throw new Error(`Not a row of master data: ${line}`);
      return {
        id: Number(id),
        name: { ja, en, vi },
        position: index + 1,
        ...Object.fromEntries(readers.map(([column, read], place) => [column, read(itemAt(further, place))])),
      };
    });
}

export const asNumber: Cell = (text) => Number(text);
export const asText: Cell = (text) => text;
export const asNumberOrNull: Cell = (text) => (text === '-' ? null : Number(text));
export const asYesNoOrNull: Cell = (text) => (text === '-' ? null : text === 'yes');
