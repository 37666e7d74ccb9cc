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
  /** As staff wrote it. */
  workplace: string | null;
}

/** How an offer differs from what was advertised; what cannot be compared is not named. */
export interface OfferDifferences {
  pay: 'below' | 'above' | null;
  contract: 'differs' | null;
  workplace: 'differs' | null;
}

const PREFECTURE = /東京都|北海道|(?:京都|大阪)府|(?:神奈川|和歌山|鹿児島|\p{Script=Han}{2})県/u;
const prefectureIn = (place: string) => PREFECTURE.exec(place)?.[0];

/** Whether the place is in none of the advertised prefectures; unknown where one of them is not named. */
function isElsewhere(place: string, advertised: readonly string[]): boolean {
  const prefecture = prefectureIn(place);
  const others = advertised.map(prefectureIn);
  return prefecture !== undefined && others.length > 0 && !others.some((one) => !one || one === prefecture);
}

/** Compares an offer with the ad, a place by its prefecture: other conditions are words, which people compare. */
export function offerDifferences(
  { pay_amount, contract_term, workplace }: OfferedTerms,
  advertised: AdvertisedTerms,
): OfferDifferences {
  const { pay_min, pay_max } = advertised;
  const isBelow = pay_amount !== null && pay_min !== null && pay_amount < pay_min;
  const isAbove = pay_amount !== null && pay_max !== null && pay_amount > pay_max;
  const hasOtherTerm =
    contract_term !== null && advertised.contract_term !== null && contract_term !== advertised.contract_term;
  return {
    pay: isBelow ? 'below' : isAbove ? 'above' : null,
    contract: hasOtherTerm ? 'differs' : null,
    workplace: workplace !== null && isElsewhere(workplace, advertised.workplaces) ? 'differs' : null,
  };
}
