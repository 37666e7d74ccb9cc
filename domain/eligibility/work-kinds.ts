import { oncePer } from '../once-per.ts';

/**
 * The kind of work of a job category for residence statuses, by master data id.
 * - `specialist`: engineering, natural sciences or humanities (技術・人文知識)
 * - `international`: work based on a foreign culture: interpreting, language teaching, publicity, foreign
 * trade, design, product development (国際業務)
 * - `service`: production, care, retail sales, which the specialist status does not cover
 * Categories without a kind (nursing, "other", staff additions) are unknown. Source: the ministerial ordinance
 * on landing permission criteria and the agency's published examples.
 */
export type WorkKind = 'specialist' | 'international' | 'service';

const KIND_OF_CATEGORIES: Readonly<Record<WorkKind, readonly number[]>> = {
  specialist: [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 25, 26, 27, 28, 29, 30,
    32, 33, 34, 36, 37, 41, 42, 43, 44, 45, 48, 49, 50, 51, 52, 53, 54, 60, 61, 64, 65,
  ],
  international: [31, 35, 38, 39, 40, 46, 47, 58, 59],
  service: [24, 55, 57, 62],
};

/** Language-based work with people: interpreting, language teaching, support, front desks. */
const INTERPERSONAL: readonly number[] = [34, 46, 47, 48, 53, 65];

/** Categories within the fields of specified skilled workers (automobiles, lodging, food, care …). */
const SPECIFIED_FIELDS: readonly number[] = [24, 53, 57, 62, 64, 65];

const kinds = new Map(
  (Object.entries(KIND_OF_CATEGORIES) as [WorkKind, readonly number[]][]).flatMap(([kind, ids]) =>
    ids.map((id) => [id, kind] as const),
  ),
);

export interface Work {
  /** Kinds of the known categories; empty when none is known. */
  kinds: ReadonlySet<WorkKind>;
  is_interpersonal: boolean;
  is_in_specified_field: boolean;
}

/** The kinds of work of a recruitment, by its job categories. */
export const workOf = oncePer((jobCategoryIds: readonly number[]): Work => {
  const isAny = (ids: readonly number[]) => jobCategoryIds.some((id) => ids.includes(id));
  return {
    kinds: new Set(jobCategoryIds.flatMap((id) => kinds.get(id) ?? [])),
    is_interpersonal: isAny(INTERPERSONAL),
    is_in_specified_field: isAny(SPECIFIED_FIELDS),
  };
});

/** Whether it is specialist work; null when the categories do not say. */
export function isSpecialist({ kinds: known }: Work): boolean | null {
  if (known.size === 0) return null;
  return known.has('specialist') || known.has('international');
}
