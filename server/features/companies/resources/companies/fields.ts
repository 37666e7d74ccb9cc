import { fitsFields } from '../../../../core/resources/stale-translations.ts';
import { entityInput } from '../../../../core/schemas/entity-input.ts';
import { integer, list } from '../../../../core/schemas/schema-helpers.ts';
import { company } from '../../../../../domain/entities/company.ts';
import { languageMapsOf } from '../../../../../domain/entities/fields.ts';

export const COMPANY_MAPS = languageMapsOf(company);

/**
 * Everything of a company that is written by hand. Lists of ids and of months, maps and `internal_data` are sent
 * whole, the other lists by the specified convention; what is left out of `internal_data` is emptied.
 */
export const companyFields = entityInput(company).extend({
  ...fitsFields(COMPANY_MAPS),
  joinable_months: list(integer(1, 12), 12).optional(),
});

/** Notes of which nothing is written. */
export const EMPTY_NOTES = { memo: null, minutes_link: null, resume_submit_alert: null };
