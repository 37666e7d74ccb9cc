import { literal, type Attributes, type FindAttributeOptions } from 'sequelize';
import { z } from 'zod';
import { loadAggregate } from '../../../../../db/aggregate.ts';
import { Company } from '../../../../../db/models/company.ts';
import { companyOffice } from '../../views/company-schema.ts';
import { outCan, outId, outMap, outTime } from '../../../../core/schemas/schema-helpers.ts';
import { COMPANY_STAFF_TREE, type CompanyRow } from '../../views/present-company.ts';
import { publicFileUrl } from '../../../../core/presenting/files.ts';
import { company } from '../../../../../domain/entities/company.ts';
import { entityOutput, itemOutput } from '../../../../core/schemas/entity-output.ts';
import { COMPANY_MAPS, EMPTY_NOTES } from './fields.ts';
import { presentStale, staleFields } from '../../../../core/resources/stale-translations.ts';

const kept = entityOutput(company, 'console');
const { images, internal_data } = company.fields;
const named = z.object({ id: outId(), name: outMap() });

/** A company in the list. */
export const companyListRow = kept
  .pick({
    id: true,
    official_name: true,
    contract_num: true,
    is_image_usable: true,
    is_interested_in_internship: true,
    updated_at: true,
    version: true,
  })
  .extend({
    logo_url: z.string().nullable(),
    company_channel: named.nullable(),
    prefectures: z.array(named),
    industry_sectors: z.array(named),
    recruitments_count: z.number().int(),
    /** Released and open: with one, students see the company. */
    released_recruitments_count: z.number().int(),
    /** The newest released recruitment, where a student sees the company; else the newest. */
    shown_by_recruitment_id: outId().nullable(),
  });

/** A company as its editor reads it: the names of POST and PUT, and what follows from them. */
export const companyRecord = kept.extend({
  ...companyListRow.shape,
  ...staleFields(COMPANY_MAPS),
  offices: z.array(companyOffice),
  images: z.array(itemOutput(images).extend({ url: z.string() })),
  joinable_months: z.array(z.number().int()),
  internal_data: itemOutput(internal_data).omit({ id: true }),
  /** Addresses of contact persons or for copies that do not exist: no mail goes there. */
  undeliverable_addresses: z.array(
    z.object({
      id: outId(),
      email: z.string(),
      status: z.string().nullable(),
      text: z.string().nullable(),
      marked_at: outTime(),
    }),
  ),
  can: outCan(),
});

const OPEN = 'r.is_released and r.closed_at is null';
const ownRecruitments = 'from recruitments r where r.company_id = "Company".id';
const namedRows = (select: string) =>
  `(select coalesce(jsonb_agg(distinct jsonb_build_object('id', m.id, 'name', m.name)), '[]') ${select} = "Company".id)`;

/** What the list knows beyond the columns, each by a subquery over an index. */
const EXTRA = {
  logo_key: '(select f.key from files f where f.id = "Company".logo_file_id)',
  company_channel:
    "(select jsonb_build_object('id', m.id, 'name', m.name) from company_channels m where m.id = \"Company\".company_channel_id)",
  prefectures: namedRows(
    'from company_offices o join prefectures m on m.id = o.prefecture_id where o.company_id',
  ),
  industry_sectors: namedRows(
    'from company_industry_sectors s join industry_sectors m on m.id = s.industry_sector_id where s.company_id',
  ),
  recruitments_count: `(select count(*)::int ${ownRecruitments})`,
  released_recruitments_count: `(select count(*)::int ${ownRecruitments} and ${OPEN})`,
  shown_by_recruitment_id: `(select r.id ${ownRecruitments} order by (${OPEN}) desc, r.is_released desc, r.id desc limit 1)`,
};

export const COMPANY_LIST_ATTRIBUTES: FindAttributeOptions = [
  'id',
  'official_name',
  'contract_num',
  'is_image_usable',
  'is_interested_in_internship',
  'updated_at',
  'version',
  ...Object.entries(EXTRA).map(([name, sql]) => [literal(sql), name] as [ReturnType<typeof literal>, string]),
];

export function presentCompanyRow(found: Company) {
  const row = found.get({ plain: true }) as Attributes<Company> & { logo_key: string | null };
  return { ...row, logo_url: publicFileUrl(row.logo_key === null ? null : { key: row.logo_key }) };
}

type FullRow = CompanyRow & {
  images: { file_id: number; position: number }[];
  internal_data: object | null;
};

/** The marks in force on the company's addresses. */
const undeliverable = `(
  select coalesce(jsonb_agg(jsonb_build_object('id', ua.id, 'email', ua.email, 'status', ua.status, 'text', ua.text,
    'marked_at', ua.marked_at) order by ua.id), '[]')
  from undeliverable_addresses ua where ua.lifted_at is null and ua.email in (
    select lower(p.email) from company_contact_persons p where p.company_id = "Company".id
    union select lower(c.email) from company_cc_emails c where c.company_id = "Company".id))`;
const RECORD_ATTRIBUTES: FindAttributeOptions = [
  ...(COMPANY_LIST_ATTRIBUTES as string[]),
  [literal(undeliverable), 'undeliverable_addresses'],
];

/** A company with all that hangs on it, in two statements. */
export async function loadCompanyRecord(id: number): Promise<object | null> {
  const found = await Company.findByPk(id, { attributes: RECORD_ATTRIBUTES });
  const row = await loadAggregate<FullRow, Company>(Company, COMPANY_STAFF_TREE, {
    where: { id },
    transaction: null,
  });
  if (!found || !row) return null;
  const brief = presentCompanyRow(found);
  const idsOf = (list: keyof CompanyRow, column: string) =>
    (row[list] as Record<string, number>[]).map((item) => item[column]);
  return {
    ...row,
    ...brief,
    ...presentStale(COMPANY_MAPS, row.stale_translations),
    images: row.images.map((image) => ({ ...image, url: publicFileUrl(image.file) })),
    joinable_months: idsOf('joinable_months', 'month'),
    industry_sector_ids: idsOf('industry_sectors', 'industry_sector_id'),
    insurance_type_ids: idsOf('insurances', 'insurance_type_id'),
    company_culture_ids: idsOf('cultures', 'company_culture_id'),
    internal_data: row.internal_data ?? EMPTY_NOTES,
  };
}
