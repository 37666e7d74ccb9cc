import type { TFunction } from 'i18next';
import { offerDifferences } from '../../../../domain/offer-terms.ts';
import type { Application } from '../../lib/api-types.ts';

export type Offer = NonNullable<Application['offer']>;

/** How an offer differs from the job ad, in words, by term; a term that does not differ is left out. */
export function differenceTexts(
  offer: Offer,
  t: TFunction<'applications'>,
): Partial<Record<'pay' | 'workplace' | 'contract', string>> {
  const { pay, contract, workplace } = offerDifferences(offer, offer.advertised);
  return {
    ...(pay && { pay: t(`offer.differs.${pay}`) }),
    ...(workplace && { workplace: t('offer.differs.prefecture') }),
    ...(contract && { contract: t('offer.differs.contract') }),
  };
}
