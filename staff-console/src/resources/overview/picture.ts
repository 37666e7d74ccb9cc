import { required } from '../../../../domain/required.ts';
import { numberFormat } from '../../lib/intl-formats.ts';

/** One number of a picture and the rows behind it. `null` is a number that is not told. */
export interface Value {
  value: number | null;
  /** Where its rows are; null for a number without rows. */
  to: string | null;
}

export interface Series {
  id: string;
  label: string;
  /** A colour of COLOURS; without one it stands in the table only. */
  colour?: string;
}

/** A picture as numbers: what the bars, the table and the export are made of. */
export interface Picture {
  /** What stands beside the bars. */
  categories: { id: string; label: string }[];
  series: Series[];
  /** By series, by category. */
  values: Record<string, Value[]>;
  /** Whether the bars of a category stand on each other; otherwise side by side. */
  isStacked: boolean;
  /** Names of the axes, with the unit. */
  categoryAxis: string;
  valueAxis: string;
  /** Digits after the point. */
  digits?: number;
}

/**
 * Colours that people of every colour vision tell apart (after Okabe and Ito), light enough for dark figures in them.
 * The bars have dark outlines, because some of these are too light beside white alone.
 */
export const COLOURS = {
  blue: '#79C2EC',
  yellow: '#F2E468',
  green: '#45B894',
  orange: '#EE9A55',
  purple: '#D8A0C4',
  white: '#FFFFFF',
  /** What is told together. */
  rest: '#C9D2D5',
} as const;

export const isEmpty = ({ values }: Picture): boolean =>
  Object.values(values)
    .flat()
    .every(({ value }) => value === null || value === 0);

/** Whether something is not told because it is about too few. */
export const isHiding = ({ values }: Picture): boolean =>
  Object.values(values)
    .flat()
    .some(({ value }) => value === null);

export const drawn = (picture: Picture): Series[] =>
  told(picture).filter(({ colour }) => colour !== undefined);

/** A number as the page shows it; what is not told is a dash. */
export function figure(value: number | null, locale: string, digits = 0): string {
  if (value === null) return '–';
  return numberFormat(locale, { maximumFractionDigits: digits }).format(value);
}

/** A label that fits beside a bar: a wide character takes two places. */
export function shortened(text: string, places: number): string {
  let used = 0;
  let short = '';
  for (const character of text) {
    used += required(character.codePointAt(0)) > 0x2e80 ? 2 : 1;
    if (used > places) return `${short.trimEnd()}…`;
    short += character;
  }
  return text;
}

/** The series there is something to tell of: without the one of what is told together, where there is none. */
export const told = ({ series, values }: Picture): Series[] =>
  series.filter(
    ({ id }) => id !== 'rest' || required(values[id]).some(({ value }) => value !== null && value > 0),
  );

/** Adds the bar of those that are told together: as what is not told apart, and as the total. */
export function withOther(
  picture: Picture,
  other: { count: number | null } | null,
  label: string,
  to: string,
): Picture {
  if (other === null) return picture;
  const { series } = picture;
  const holds = (id: string) => id === 'total' || id === 'rest' || (id === 'count' && series.length === 1);
  const value = { value: other.count, to: other.count === null ? null : to };
  return {
    ...picture,
    categories: [...picture.categories, { id: 'other', label }],
    values: Object.fromEntries(
      series.map(({ id }) => [
        id,
        [...required(picture.values[id]), holds(id) ? value : { value: null, to: null }],
      ]),
    ),
  };
}
