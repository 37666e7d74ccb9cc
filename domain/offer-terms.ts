import type { ContractTerm } from './search/options.ts';
import type { STUDENT_LEVELS } from './student-levels.ts';

/** What a job ad said, for somebody of one level of education. */
export interface AdvertisedTerms {
  pay_unit: 'month' | 'year' | 'hour';
  pay_level: (typeof STUDENT_LEVELS)[number] | null;
  pay_min: number | null;
  pay_max: number | null;
  contract_term: ContractTerm | null;
  /** Addresses of the advertised workplaces, in Japanese. */
  workplaces: string[];
}

interface OfferedTerms {
  pay_amount: number | null;
  contract_term: ContractTerm | null;
}

/** How an offer differs from what was advertised; what cannot be compared is not named. */
export interface OfferDifferences {
  pay: 'below' | 'above' | null;
  contract: 'differs' | null;
}

/** Compares an offer with the ad: a place and conditions are words, which people compare. */
export function offerDifferences(
  { pay_amount, contract_term }: OfferedTerms,
  advertised: AdvertisedTerms,
): OfferDifferences {
  const { pay_min, pay_max } = advertised;
  const isBelow = pay_amount !== null && pay_min !== null && pay_amount < pay_min;
  const isAbove = pay_amount !== null && pay_max !== null && pay_amount > pay_max;
  const hasOtherTerm =
    contract_term !== null && advertised.contract_term !== null && contract_term !== advertised.contract_term;
  return { pay: isBelow ? 'below' : isAbove ? 'above' : null, contract: hasOtherTerm ? 'differs' : null };
}
