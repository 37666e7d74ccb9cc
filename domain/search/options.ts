/** Values that a search can be narrowed to, beside master data. */

/** Days since a job was published, counted from the beginning of a day in Tokyo. */
export const PUBLISHED_DAYS = [1, 3, 7, 30] as const;

/** The least monthly pay that a page offers to choose, in yen. */
export const PAY_STEPS = [180_000, 200_000, 220_000, 250_000, 300_000, 350_000, 400_000, 500_000] as const;

/** How long a contract may run, as recruitments say it. */
export const CONTRACT_TERMS = ['indefinite', 'fixed'] as const;
export type ContractTerm = (typeof CONTRACT_TERMS)[number];

export const JLPT_DIGITS = [1, 2, 3, 4, 5] as const;
