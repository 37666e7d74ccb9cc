import type { Attributes } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { ApplicationOffer } from '../../../../db/models/application-offer.ts';
import type { Application } from '../../../../db/models/application.ts';
import { CompanyOffice } from '../../../../db/models/company-offices.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { User } from '../../../../db/models/user.ts';
import type { AdvertisedTerms } from '../../../../domain/offer-terms.ts';
import { askAboutDates, unlikelyDay } from '../../../../domain/planned-dates.ts';
import { advertisedLevel, levelOf, type StudentLevel } from '../../../../domain/student-levels.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import type { OfferInput } from '../views/offer-input.ts';

/**
 * Writes the terms of an application's offer, or corrects them, beside what the job ad says now.
 * @throws DomainError date_unconfirmed for a day that looks mistyped
 */
export async function recordOffer(
  ctx: CommandContext,
  application: Application,
  { is_date_confirmed, ...terms }: OfferInput,
): Promise<void> {
  askAboutDates(
    {
      'offer[starts_on]': unlikelyDay(terms.starts_on, ctx.now),
      'offer[answer_by]': unlikelyDay(terms.answer_by, ctx.now),
    },
    is_date_confirmed,
  );
  const transaction = ctx.tx;
  const advertised = await advertisedTo(ctx, application);
  const where = { application_id: application.id };
  const offer = await ApplicationOffer.findOne({ where, transaction });
  if (offer) await offer.update({ ...terms, advertised }, { transaction });
  else await ApplicationOffer.create({ ...NO_TERMS, ...terms, ...where, advertised }, { transaction });
}

const NO_TERMS = {
  pay_amount: null,
  pay_description: null,
  workplace: null,
  starts_on: null,
  contract_term: null,
  contract_description: null,
  answer_by: null,
  other_conditions: null,
} satisfies Partial<Attributes<ApplicationOffer>>;

/** What the job ad says for somebody with the student's education. */
async function advertisedTo(ctx: CommandContext, application: Application): Promise<AdvertisedTerms> {
  const transaction = ctx.tx;
  const recruitment = required(
    await Recruitment.findByPk(application.recruitment_id, {
      include: [{ association: 'offices' }],
      transaction,
    }),
  );
  const student = required(
    await User.findByPk(application.user_id, { include: [{ association: 'universities' }], transaction }),
  );
  const offices = await CompanyOffice.findAll({
    where: { id: (recruitment.offices ?? []).map(({ company_office_id }) => company_office_id) },
    order: [['id', 'ASC']],
    transaction,
  });
  const payAt = (level: StudentLevel) => ({
    pay_min: recruitment[`salary_min_${level}`],
    pay_max: recruitment[`salary_max_${level}`],
  });
  const { is_mid_career, universities = [] } = student;
  const level = advertisedLevel(levelOf({ is_mid_career, universities }), (one) => {
    const { pay_min, pay_max } = payAt(one);
    return pay_min !== null || pay_max !== null;
  });
  return {
    pay_unit: recruitment.salary_unit,
    pay_level: level,
    ...(level ? payAt(level) : { pay_min: null, pay_max: null }),
    contract_term: recruitment.contract_term,
    workplaces: offices.flatMap(({ address_ja }) => address_ja ?? []),
  };
}
