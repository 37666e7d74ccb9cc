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
  expect(offerDifferences({ pay_amount, contract_term, workplace: null }, advertised)).toEqual({
    pay,
    contract,
    workplace: null,
  });
});

test.each([
  ['the advertised one', '愛知県名古屋市中区1-2-3', ['愛知県名古屋市東区4-5'], null],
  ['another prefecture', '本社（神奈川県横浜市）', ['東京都港区1-1'], 'differs'],
  ['one of several', '大阪府大阪市北区', ['東京都港区1-1', '大阪府大阪市北区2-2'], null],
  ['after a word', '本社愛知県豊田市', ['愛知県名古屋市東区'], null],
  ['no prefecture told', 'Nagoya office', ['東京都港区1-1'], null],
  ['no prefecture advertised', '愛知県名古屋市', ['名古屋市東区4-5'], null],
  ['nothing advertised', '愛知県名古屋市', [], null],
  ['no place told', null, ['東京都港区1-1'], null],
] as const)('a place: %s', (_name, workplace, workplaces, difference) => {
  const offered = { pay_amount: null, contract_term: null, workplace };
  expect(offerDifferences(offered, { ...AD, workplaces: [...workplaces] }).workplace).toBe(difference);
});
