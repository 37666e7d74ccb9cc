import { Company } from '../../../../../db/models/company.ts';
import { company } from '../../../../../domain/entities/company.ts';
import { defineSheet } from '../../../../core/sheets/define-sheet.ts';
import { companyWords } from '../../../../core/sheets/labels.ts';

/** Everything of a company but its pictures; of the lists the first rows, with further ones as they are. */
export const companySheet = defineSheet(company, {
  model: Company,
  words: companyWords,
  fields: [
    'official_name',
    'contract_num',
    'company_channel_id',
    'establishment_nendo_year',
    'is_interested_in_internship',
    'is_image_usable',
    'industry_sectors',
    'hf_recommend_sentence',
    'business_description',
    'vision',
    'appeal_point',
    'holiday',
    'paid_leave_description',
    'welfare_description',
    'bonus_months_worth',
    'bonus_paid_months',
    'insurances',
    'cultures',
    'offices',
    'contact_persons',
    'cc_emails',
    'allowances',
    'housing_supports',
    'religious_considerations',
    'appliable_terms',
    'joinable_months',
    'country_relations',
    'annual_data',
    'internal_data',
  ],
  rows: {
    offices: 2,
    contact_persons: 2,
    cc_emails: 2,
    allowances: 2,
    housing_supports: 1,
    religious_considerations: 1,
    appliable_terms: 1,
    country_relations: 2,
    annual_data: 1,
  },
  bare: { joinable_months: 'month' },
  same: { groups: [['official_name_ja'], ['official_name_en']] },
});
