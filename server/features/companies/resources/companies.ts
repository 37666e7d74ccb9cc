import { literal, Op, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { Company } from '../../../../db/models/company.ts';
import { id, keyword } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { isManager, MANAGER, STAFF } from '../../../../domain/roles.ts';
import { companyFields } from './companies/fields.ts';
import {
  COMPANY_LIST_ATTRIBUTES,
  companyListRow,
  companyRecord,
  loadCompanyRecord,
  presentCompanyRow,
} from './companies/record.ts';
import { companySheet } from './companies/sheet.ts';
import { checkCompany, writeCompany } from './companies/write.ts';
import { usesFilter, usesWhere } from '../../../core/master-data/uses.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import type { CsvWords } from '../../../core/resources/csv-columns.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, tableList, sameAs } from '../../../core/resources/table-list.ts';
import { isCompanyNamed } from '../../../core/resources/name-search.ts';
import { everyWord, holds } from '../../../core/resources/search-words.ts';

const filters = z.strictObject({
  /** Words of the name in any language, the contract number, or a contact person's name, kana or address. */
  q: keyword(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(100).optional(),
  /** With an office there. */
  prefecture_id: id().optional(),
  industry_sector_id: id().optional(),
  company_channel_id: id().optional(),
  has_released_recruitments: z.boolean().optional(),
  is_interested_in_internship: z.boolean().optional(),
  uses: usesFilter,
});
type Filter = z.output<typeof filters>;

const foundBy = ({ sequelize }: StaffContext, q: string) =>
  everyWord(
    q,
    (word) => [
      isCompanyNamed(sequelize, '"Company"."id"', word),
      holds(sequelize, `search_fold(coalesce("Company"."contract_num", ''))`, word),
    ],
    '"Company"."id"',
  );

const has = (from: string, condition: string) =>
  literal(`exists (select 1 from ${from} x where x.company_id = "Company"."id" and ${condition})`);

function whereOf(ctx: StaffContext, filter: Filter): WhereOptions {
  const { q, prefecture_id, industry_sector_id, company_channel_id, is_interested_in_internship } = filter;
  const released = (word: 'exists' | 'not exists') =>
    literal(
      `${word} (select 1 from recruitments r where r.company_id = "Company"."id" and r.is_released and r.closed_at is null)`,
    );
  return {
    [Op.and]: [
      q ? foundBy(ctx, q) : {},
      sameAs(filter, 'id'),
      prefecture_id ? has('company_offices', `x.prefecture_id = ${prefecture_id}`) : {},
      industry_sector_id
        ? has('company_industry_sectors', `x.industry_sector_id = ${industry_sector_id}`)
        : {},
      company_channel_id ? { company_channel_id } : {},
      filter.has_released_recruitments === undefined
        ? {}
        : released(filter.has_released_recruitments ? 'exists' : 'not exists'),
      is_interested_in_internship === undefined ? {} : { is_interested_in_internship },
      usesWhere(ctx, Company, filter.uses),
    ],
  };
}

const NAME = literal(`coalesce("Company"."official_name"->>'ja', "Company"."official_name"->>'en', '')`);
const names = (rows: { name: Record<string, string> }[], words: CsvWords) =>
  rows.map(({ name }) => words(name)).join(', ');

export const companies = defineResource({
  name: 'companies',
  summary: 'Companies with offices, contacts, pictures and internal notes; removed only without recruitments',
  allow: STAFF,
  machine: { read: 'read_jobs' },
  list: tableList({
    model: Company,
    filters,
    sorts: {
      id: byId,
      updated_at: byColumn('updated_at'),
      official_name: (direction) => [
        [NAME, direction],
        ['id', direction],
      ],
    },
    default_sort: ['updated_at', 'DESC'],
    row: companyListRow,
    attributes: COMPANY_LIST_ATTRIBUTES,
    where: whereOf,
    present: presentCompanyRow,
  }),
  one: {
    record: companyRecord,
    async find(ctx, companyId) {
      const record = (await loadCompanyRecord(companyId)) as { recruitments_count: number } | null;
      if (!record) return null;
      const isFree = record.recruitments_count === 0;
      return { ...record, can: { remove: isManager(ctx.actor) && isFree } };
    },
  },
  edit: {
    allow: MANAGER,
    model: Company,
    can_create: true,
    can_remove: true,
    fields: companyFields,
    check: checkCompany,
    write: writeCompany,
  },
  sheet: companySheet,
  csv: {
    id: ['number', (company) => company.id],
    official_name_ja: ['text', (company) => company.official_name['ja']],
    official_name_en: ['text', (company) => company.official_name['en']],
    contract_num: ['text', (company) => company.contract_num],
    channel: ['text', (company, words) => words(company.company_channel?.name)],
    prefectures: ['text', (company, words) => names(company.prefectures, words)],
    industry_sectors: ['text', (company, words) => names(company.industry_sectors, words)],
    is_interested_in_internship: ['flag', (company) => company.is_interested_in_internship],
    is_image_usable: ['flag', (company) => company.is_image_usable],
    recruitments: ['number', (company) => company.recruitments_count],
    released_recruitments: ['number', (company) => company.released_recruitments_count],
    updated_at: ['time', (company) => company.updated_at],
  },
});
