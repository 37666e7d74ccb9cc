import type { Attributes } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import type { JsonRow } from '../../../../db/aggregate.ts';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import { listsTree } from '../../../../db/entity-tree.ts';
import type { Company } from '../../../../db/models/company.ts';
import { publicFileUrl } from '../../../core/presenting/files.ts';
import { company } from '../../../../domain/entities/company.ts';

/** What a company's public view reads. */
export const COMPANY_TREE: AssociationTree = {
  ...listsTree(company.fields, 'public'),
  logo_file: true,
  images: { file: true },
};

/** The same, and what only staff may read. */
export const COMPANY_STAFF_TREE: AssociationTree = {
  ...COMPANY_TREE,
  ...listsTree(company.fields, 'staff'),
  company_channel: true,
};

type Row = JsonRow<Attributes<Company>>;
export interface CompanyBriefRow {
  id: number;
  official_name: Row['official_name'];
  logo_file: { key: string } | null;
}
type Term = { id: number; start_on: string | null; end_on: string | null };
type Children =
  | 'offices'
  | 'employees'
  | 'annual_data'
  | 'joinable_months'
  | 'country_relations'
  | 'industry_sectors'
  | 'allowances'
  | 'insurances'
  | 'housing_supports'
  | 'cultures'
  | 'religious_considerations';
export type CompanyRow = Row &
  CompanyBriefRow & {
    images: { id: number; caption: Row['vision']; file: { key: string } }[];
    appliable_terms: Term[];
    /** Of the staff's tree alone. */
    contact_persons?: { phone_num: string | null }[];
    company_channel?: { id: number; name: Row['vision'] } | null;
  } & {
    [K in Children]: Record<string, unknown>[];
  };

export function presentCompanyBrief(row: CompanyBriefRow) {
  return { id: row.id, official_name: row.official_name, logo_url: publicFileUrl(row.logo_file) };
}

/**
 * Images only with the company's permission to use them. `logo`, `channel` and a contact's `phone` are the
 * specification's names (ADR 43).
 */
export function presentCompany(row: CompanyRow) {
  return {
    ...row,
    ...presentCompanyBrief(row),
    logo: publicFileUrl(row.logo_file),
    channel: row.company_channel ?? null,
    contact_persons: (row.contact_persons ?? []).map((person) => ({ ...person, phone: person.phone_num })),
    images: row.is_image_usable
      ? row.images.map((image) => ({
          id: image.id,
          caption: image.caption,
          url: required(publicFileUrl(image.file)),
        }))
      : [],
  };
}
