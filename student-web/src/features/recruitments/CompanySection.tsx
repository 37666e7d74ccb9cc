import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { JOBS_PATH } from '../../lib/access.ts';
import { LangText } from '../../components/LangText.tsx';
import { mapText } from '../../components/map-text.tsx';
import { Items, Passage, Rows, Fold } from '../../components/Sections.tsx';
import type { Company } from '../../lib/api-types.ts';
import { formatDay, formatMonth } from '../../lib/dates.ts';
import { countryNames } from './country-names.ts';
import { yearText } from './requirement-words.ts';
import type { MasterNames } from '../../lib/master-data.ts';
import { formatNumber, formatYenCompact } from '../../lib/money.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { formatRange } from '../../lib/range.ts';
import { Office } from './Office.tsx';

interface Props {
  company: Company;
  /** Offices that the job's own conditions show already. */
  shownOffices: readonly number[];
  master: MasterNames;
}

/** Who the firm is, what it offers to live on, and who works there. */
export function CompanySection({ company, shownOffices, master }: Props) {
  const { t } = useTranslation('recruitments');
  const language = useScreenLanguage();
  const latest = company.annual_data.reduce<Company['annual_data'][number] | null>(
    (newest, row) => (newest === null || row.nendo_year > newest.nendo_year ? row : newest),
    null,
  );
  const related = company.country_relations.map(({ country_id }) => master.name('countries', country_id));
  // The year's data name countries by their codes, and browsers some by two names: "Myanmar (Burma)".
  const isRelated = (name: string) =>
    related.some((known) => name === known || name.startsWith(`${known} (`));
  const countries = [
    ...company.country_relations.map((row) =>
      t('labelled', {
        label: master.name('countries', row.country_id),
        value: master.name('company_country_relation_types', row.company_country_relation_type_id),
      }),
    ),
    ...countryNames(latest?.country_relation, language).filter((name) => !isRelated(name)),
  ];
  const others = company.offices.filter(({ id }) => !shownOffices.includes(id));
  const people = (count: number | null | undefined) =>
    count === null || count === undefined
      ? null
      : t('people', { count, shown: formatNumber(count, language) });
  const yen = (amount: number | null | undefined) => (amount ? formatYenCompact(amount, language) : null);
  const described = (name: string, description: Company['welfare_description']) => (
    <>
      {name} {mapText(description)}
    </>
  );
  return (
    <Fold id="company" title={t('section.company')}>
      {company.images.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
          }}
        >
          {company.images.map((image) => (
            <Box component="figure" key={image.id} sx={{ m: 0 }}>
              <Box
                component="img"
                src={image.url}
                alt=""
                loading="lazy"
                sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 4 }}
              />
              <Typography component="figcaption" variant="caption" color="textSecondary">
                <LangText map={image.caption} />
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      <Passage title={t('company.hf_recommend_sentence')}>{mapText(company.hf_recommend_sentence)}</Passage>
      <Passage title={t('company.business_description')}>{mapText(company.business_description)}</Passage>
      <Passage title={t('company.vision')}>{mapText(company.vision)}</Passage>
      <Passage title={t('company.appeal_point')}>{mapText(company.appeal_point)}</Passage>
      <Rows
        rows={[
          {
            label: t('company.industry'),
            value: company.industry_sectors
              .map((row) => master.name('industry_sectors', row.industry_sector_id))
              .join(' / '),
          },
          {
            label: t('company.established'),
            value:
              company.establishment_nendo_year !== null &&
              yearText(company.establishment_nendo_year, language),
          },
          { label: t('company.sales'), value: yen(latest?.sales) },
          { label: t('company.capital'), value: yen(latest?.capital) },
          { label: t('company.employees'), value: people(latest?.num_of_employees) },
          { label: t('company.full_time'), value: people(latest?.num_of_full_time) },
          { label: t('company.foreigners'), value: people(latest?.num_of_foreigners) },
          {
            label: t('company.former_students'),
            value: people(latest?.num_of_former_international_students),
          },
          { label: t('company.technical_trainees'), value: people(latest?.num_of_technical_trainees) },
          {
            label: t('company.country_relations'),
            value: countries.length > 0 && <Items items={countries} />,
          },
          {
            label: t('company.cultures'),
            value: company.cultures
              .map((row) => master.name('company_cultures', row.company_culture_id))
              .join(' / '),
          },
          { label: t('company.paid_leave'), value: mapText(company.paid_leave_description) },
          { label: t('company.welfare'), value: mapText(company.welfare_description) },
          {
            label: t('company.allowances'),
            value: company.allowances.length > 0 && (
              <Items
                items={company.allowances.map((row) =>
                  described(master.name('allowances', row.allowance_type_id), row.description),
                )}
              />
            ),
          },
          {
            label: t('company.insurances'),
            value: company.insurances
              .map((row) => master.name('insurances', row.insurance_type_id))
              .join(' / '),
          },
          {
            label: t('company.housing'),
            value: company.housing_supports.length > 0 && (
              <Items
                items={company.housing_supports.map((row) =>
                  described(master.name('housing_supports', row.housing_support_type_id), row.description),
                )}
              />
            ),
          },
          {
            label: t('company.religion'),
            value: company.religious_considerations.length > 0 && (
              <Items
                items={company.religious_considerations.map((row) =>
                  described(
                    master.name('religious_considerations', row.religious_consideration_id),
                    row.description,
                  ),
                )}
              />
            ),
          },
          {
            label: t('company.appliable_terms'),
            value: company.appliable_terms
              .map(({ start_on, end_on }) => {
                const day = (value: string | null) => (value ? formatDay(value, language) : '');
                return formatRange(day(start_on), day(end_on), language);
              })
              .join(' / '),
          },
          {
            label: t('company.joinable_months'),
            value: company.joinable_months.map((row) => formatMonth(row.month, language)).join(' / '),
          },
          {
            label: t('company.offices'),
            value: others.length > 0 && (
              <Box sx={{ display: 'grid', gap: 1.5 }}>
                {others.map((office) => (
                  <Office key={office.id} office={office} master={master} />
                ))}
              </Box>
            ),
          },
          {
            label: t('company.internship'),
            value: company.is_interested_in_internship && t('company.internshipOpen'),
          },
        ]}
      />
      <MuiLink
        component={Link}
        to={`${JOBS_PATH}?company_id_eq_any=${company.id}`}
        sx={{ justifySelf: 'start', py: 1 }}
      >
        {t('company.otherJobs')}
      </MuiLink>
      {company.employees.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {company.employees.map((person) => (
            <Box
              key={person.id}
              component="blockquote"
              sx={{ m: 0, p: 2.5, borderRadius: 4, bgcolor: '#FFF6EC' }}
            >
              {mapText(person.message)}
              <Typography component="footer" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                {[
                  person.name,
                  master.name('countries', person.country_id),
                  person.joined_year && t('joined', { year: person.joined_year }),
                ]
                  .filter(Boolean)
                  .join(' · ')}{' '}
                <LangText map={person.position} unlabelled />
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Fold>
  );
}
