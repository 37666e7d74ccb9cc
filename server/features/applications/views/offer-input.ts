import { z } from 'zod';
import { CONTRACT_TERMS } from '../../../../domain/search/options.ts';
import {
  choice,
  clearable,
  day,
  flag,
  integer,
  line,
  longText,
} from '../../../core/schemas/schema-helpers.ts';

/** The terms of an offer; what is left out stays as it was. */
export const offerInput = z.strictObject({
  pay_amount: clearable(integer(1)),
  pay_description: clearable(longText(2000)),
  workplace: clearable(line(500)),
  starts_on: clearable(day()),
  contract_term: clearable(choice(CONTRACT_TERMS)),
  contract_description: clearable(longText(2000)),
  answer_by: clearable(day()),
  other_conditions: clearable(longText(2000)),
  is_date_confirmed: flag().optional(),
});
export type OfferInput = z.output<typeof offerInput>;

export const OFFER_EXAMPLE = {
  pay_amount: 245000,
  pay_description: '基本給220,000円、固定残業代25,000円（15時間分）',
  workplace: '東京都千代田区',
  starts_on: '2027-04-01',
  contract_term: 'indefinite',
  answer_by: '2026-12-11',
};
