import { offerDifferences, type AdvertisedTerms } from '../../domain/offer-terms.ts';

const AD: AdvertisedTerms = {
  pay_unit: 'month',
  pay_level: 'bachelor',
  pay_min: 230_000,
  pay_max: 260_000,
  contract_term: 'indefinite',
  workplaces: [],
};
const NOTHING_ADVERTISED: AdvertisedTerms = { ...AD, pay_min: null, pay_max: null, contract_term: null };

test.each([
  ['as advertised', 230_000, 'indefinite', AD, null, null],
  ['at most', 260_000, 'indefinite', AD, null, null],
  ['less pay', 229_999, 'indefinite', AD, 'below', null],
  ['more pay', 260_001, 'indefinite', AD, 'above', null],
  ['another contract', 240_000, 'fixed', AD, null, 'differs'],
  ['terms not known yet', null, null, AD, null, null],
  ['nothing advertised', 1, 'fixed', NOTHING_ADVERTISED, null, null],
] as const)('%s', (_name, pay_amount, contract_term, advertised, pay, contract) => {
  expect(offerDifferences({ pay_amount, contract_term }, advertised)).toEqual({ pay, contract });
});
