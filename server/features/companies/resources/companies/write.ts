import { Op } from 'sequelize';
import { required } from '../../../../../domain/required.ts';
import * as benefits from '../../../../../db/models/company-benefits.ts';
import { CompanyCcEmail, CompanyContactPerson } from '../../../../../db/models/company-contacts.ts';
import { CompanyOffice, CompanyOfficeTransportMeans } from '../../../../../db/models/company-offices.ts';
import * as profile from '../../../../../db/models/company-profile.ts';
import { RecruitmentOffice } from '../../../../../db/models/recruitment-lists.ts';
import type { NestedItem } from '../../../../core/calls/nested-lists.ts';
import { DomainError, type FieldErrors } from '../../../../../domain/error-codes.ts';
import { COUNTRY_ID_JAPAN } from '../../../../../domain/constants.ts';
import { isInOrder, isJapanPostalCode } from '../../../../../domain/validation.ts';
import { COMPANY_MAPS, EMPTY_NOTES } from './fields.ts';
import type { StaffChangeContext } from '../../../../core/resources/context.ts';
import {
  writeFields,
  type NestedLists,
  type Values,
  type Versioned,
} from '../../../../core/resources/define-edit.ts';
import { saveLinks, type LinkLists } from '../../../../core/resources/link-lists.ts';
import { refuseUnlessOneMain } from '../../../../core/resources/main-row.ts';
import { requirePublicFile } from '../../../../core/resources/public-files.ts';
import { noteStaleTranslations } from '../../../../core/resources/stale-translations.ts';

const key = 'company_id';
const LISTS: NestedLists = {
  images: { model: profile.CompanyImage, key },
  employees: { model: profile.CompanyEmployee, key },
  cc_emails: { model: CompanyCcEmail, key },
  contact_persons: { model: CompanyContactPerson, key },
  offices: {
    model: CompanyOffice,
    key,
    children: { transport_means: { model: CompanyOfficeTransportMeans, key: 'company_office_id' } },
  },
  annual_data: { model: profile.CompanyAnnualData, key },
  appliable_terms: { model: profile.CompanyAppliableTerm, key },
  country_relations: { model: benefits.CompanyCountryRelation, key },
  allowances: { model: benefits.CompanyAllowance, key },
  housing_supports: { model: benefits.CompanyHousingSupport, key },
  religious_considerations: { model: benefits.CompanyReligiousConsideration, key },
};
const LINKS: LinkLists = {
  joinable_months: { model: profile.CompanyJoinableMonth, column: 'month' },
  industry_sector_ids: { model: benefits.CompanyIndustrySector, column: 'industry_sector_id' },
  insurance_type_ids: { model: benefits.CompanyInsurance, column: 'insurance_type_id' },
  company_culture_ids: { model: benefits.CompanyCultureLink, column: 'company_culture_id' },
};

/** What `saveNestedList` is about to write, in the order of the request. */
const itemsOf = (values: Values, list: string) =>
  [...((values[list] as NestedItem[] | undefined) ?? []).entries()].filter(([, item]) => !item._destroy);

/** The items of a list as they will stand: a change may name one of two fields that belong together. */
async function standing(ctx: StaffChangeContext, company: Versioned, values: Values, list: string) {
  const items = itemsOf(values, list);
  if (items.length === 0) return [];
  const where = { company_id: company.id };
  const rows = company.isNewRecord
    ? []
    : await required(LISTS[list]).model.findAll({ where, transaction: ctx.tx });
  return items.map(([index, item]) => {
    const row = rows.find((one) => one.get('id') === item.id)?.get({ plain: true });
    const sent = Object.entries(item).filter(([, value]) => value !== undefined);
    return [index, { ...row, ...Object.fromEntries(sent) } as NestedItem] as const;
  });
}

/**
 * What one field alone does not tell: pictures uploaded for this use, terms in order, Japanese postal codes, people
 * who can be named or written to.
 */
export async function checkCompany(ctx: StaffChangeContext, row: Versioned, values: Values): Promise<void> {
  await refuseUsedOffices(ctx, values);
  await requirePublicFile(ctx.tx, values['logo_file_id'], 'logo', 'logo_file_id');
  for (const [index, { file_id }] of itemsOf(values, 'images'))
    await requirePublicFile(ctx.tx, file_id, 'company_image', `images[${index}][file_id]`);
  const fields: FieldErrors = {};
  for (const [index, { start_on, end_on }] of await standing(ctx, row, values, 'appliable_terms'))
    if (!isInOrder(start_on, end_on))
      fields[`appliable_terms[${index}][end_on]`] = [{ code: 'end_before_start' }];
  for (const [index, { country_id, postal_code }] of await standing(ctx, row, values, 'offices')) {
    const isAbroad = typeof country_id === 'number' && country_id !== COUNTRY_ID_JAPAN;
    if (typeof postal_code === 'string' && !isAbroad && !isJapanPostalCode(postal_code))
      fields[`offices[${index}][postal_code]`] = [{ code: 'invalid_postal_code' }];
  }
  for (const [index, { last_name, email }] of await standing(ctx, row, values, 'contact_persons'))
    if (!last_name && !email) fields[`contact_persons[${index}][last_name]`] = [{ code: 'required' }];
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
}

/** A released job names its places of work: an office it names is not taken from under it. */
async function refuseUsedOffices(ctx: StaffChangeContext, values: Values): Promise<void> {
  const items = (values['offices'] as NestedItem[] | undefined) ?? [];
  const gone = items.filter((item) => item._destroy).flatMap(({ id }) => id ?? []);
  if (gone.length === 0) return;
  const used = await RecruitmentOffice.count({
    where: { company_office_id: { [Op.in]: gone } },
    transaction: ctx.tx,
  });
  if (used > 0) throw new DomainError('still_in_use');
}

/** Writes a company with all that hangs on it, then looks whether each list has one main row. */
export async function writeCompany(ctx: StaffChangeContext, row: Versioned, values: Values): Promise<void> {
  const { internal_data, ...others } = noteStaleTranslations(row, COMPANY_MAPS, values);
  const plain = Object.fromEntries(Object.entries(others).filter(([name]) => !Object.hasOwn(LINKS, name)));
  await writeFields(LISTS)(ctx, row, plain);
  const owner = { company_id: row.id };
  await saveLinks(ctx, owner, LINKS, others);
  if (internal_data !== undefined) {
    const found = await profile.CompanyInternalData.findOne({ where: owner, transaction: ctx.tx });
    const notes = found ?? profile.CompanyInternalData.build(owner);
    notes.set({ ...EMPTY_NOTES, ...(internal_data as object) });
    await notes.save({ transaction: ctx.tx });
  }
  const items = (list: string) => values[list] as NestedItem[] | undefined;
  await refuseUnlessOneMain(ctx, {
    list: 'contact_persons',
    items: items('contact_persons'),
    model: CompanyContactPerson,
    owner,
    flag: 'is_main_person',
    isMust: true,
  });
  await refuseUnlessOneMain(ctx, {
    list: 'offices',
    items: items('offices'),
    model: CompanyOffice,
    owner,
    flag: 'is_main_office',
    isMust: false,
  });
}
