import type { TFunction } from 'i18next';
import { applyRefusal } from '../../../../domain/applying.ts';
import { COUNTRY_ID_JAPAN } from '../../../../domain/constants.ts';
import { interfaceLanguage, pickText } from '../../../../domain/languages.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import type { LanguageMap, Recruitment } from '../../lib/api-types.ts';
import type { MasterNames } from '../../lib/master-data.ts';
import { salaryRanges } from '../../lib/salary.ts';
import { bonusText, breakText, discretionaryText, fixedOvertimeTexts, hoursText } from './condition-words.ts';
import { postingDescription } from './job-posting-description.ts';
import { japaneseLevel } from './japanese-level.ts';

const UNITS = { month: 'MONTH', year: 'YEAR', hour: 'HOUR' } as const;

/** Google's names of what degrees are asked, by the ids of the master data. */
const CREDENTIALS: Record<number, string> = {
  1: 'bachelor degree',
  2: 'postgraduate degree',
  3: 'postgraduate degree',
  4: 'associate degree',
  5: 'professional certificate',
  6: 'professional certificate',
};

type T = TFunction<['recruitments', 'job_cards', 'facts']>;

/** Nothing where there is nothing to say: an empty property is an error to a search engine. */
const said = (text: string): string | undefined => text.trim() || undefined;

/** The widest range the page shows, over all levels of students. */
function baseSalary(recruitment: Recruitment) {
  const amounts = salaryRanges(recruitment).flatMap(({ min, max }) => [min, max].filter((n) => n !== null));
  if (amounts.length === 0) return undefined;
  return {
    '@type': 'MonetaryAmount',
    currency: 'JPY',
    value: {
      '@type': 'QuantitativeValue',
      minValue: Math.min(...amounts),
      maxValue: Math.max(...amounts),
      unitText: UNITS[recruitment.salary_unit],
    },
  };
}

function jobLocation(recruitment: Recruitment, master: MasterNames, language: string) {
  return recruitment.offices
    .filter(({ country_id, prefecture_id }) => prefecture_id !== null || country_id === COUNTRY_ID_JAPAN)
    .map((office) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'JP',
        addressRegion: master.name('prefectures', office.prefecture_id) || undefined,
        postalCode: office.postal_code ?? undefined,
        streetAddress: (language === 'ja' ? office.address_ja : office.address_en) ?? undefined,
      },
    }));
}

/** The last day on which the company takes applications for it, 'YYYY-MM-DD'; null without an end. */
function lastDay({ apply_deadline_on, company }: Recruitment, now: Date): string | null {
  const today = tokyoDay(now);
  const running = company.appliable_terms.filter(({ start_on }) => start_on === null || start_on <= today);
  const ends = running.map(({ end_on }) => end_on);
  const termEnd = ends.includes(null)
    ? null
    : (ends
        .filter((end) => end !== null)
        .sort()
        .at(-1) ?? null);
  return [apply_deadline_on, termEnd].filter((day) => day !== null).sort()[0] ?? null;
}

/** What a person needs: the words of the page's list of whom they look for. */
function asked(recruitment: Recruitment, master: MasterNames, t: T) {
  const names = (rows: Recruitment['required_skills']) =>
    rows.map((row) => master.name('skills', row.skill_id)).filter(Boolean);
  const degree = CREDENTIALS[recruitment.minimum_degree_id ?? 0];
  const fields = recruitment.target_study_department_categories
    .map((row) => master.name('department_categories', row.department_category_id))
    .filter(Boolean);
  const license = recruitment.is_driver_license_required_before_joining
    ? t('labelled', { label: t('field.driver_license'), value: t('license.before') })
    : '';
  const qualifications = [
    t('labelled', { label: t('job_cards:fact.japanese'), value: japaneseLevel(recruitment, t) }),
    recruitment.is_school_department_category_must && fields.length > 0
      ? t('labelled', { label: t('field.departments'), value: fields.join(' / ') })
      : '',
    license,
  ];
  return {
    skills: said(names(recruitment.required_skills).join(', ')),
    qualifications: said(qualifications.filter(Boolean).join('\n')),
    educationRequirements: degree && {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: degree,
    },
  };
}

/** Hours, break, deemed hours and overtime in one text, as schema.org has one property for them. */
function workHours(recruitment: Recruitment, t: T, shown: string, overtime: string) {
  const breaks = breakText(recruitment, t);
  const deemed = discretionaryText(recruitment, t, shown);
  return said(
    [
      hoursText(recruitment, t, shown),
      breaks && t('labelled', { label: t('field.break'), value: breaks }),
      recruitment.is_adopting_flextime ? t('facts:is_adopting_flextime') : '',
      deemed && t('labelled', { label: t('field.discretionary'), value: deemed }),
      overtime,
      ...fixedOvertimeTexts(recruitment, t, shown),
    ]
      .filter(Boolean)
      .join('\n'),
  );
}

/**
 * A job for search engines (schema.org JobPosting), made of the words the page shows and nothing else. What the
 * Employment Security Act asks an ad to state stands under its own property where schema.org has one, and in the
 * description in any case, which Google wants complete. Null when the job takes no applications any more: a closed one
 * must not be found as open.
 * @param origin scheme and host of the site: search engines take no path for a picture
 */
export function jobPosting(
  recruitment: Recruitment,
  master: MasterNames,
  t: T,
  language: string,
  now: Date,
  origin: string,
): object | null {
  const { published_at, company } = recruitment;
  const refusal = applyRefusal({ ...recruitment, appliable_terms: company.appliable_terms }, now);
  if (published_at === null || (refusal !== null && refusal !== 'applies_elsewhere')) return null;
  const text = (map: LanguageMap) => pickText(map, language)?.text ?? '';
  const shown = interfaceLanguage(language);
  const last = lastDay(recruitment, now);
  const names = (values: readonly string[]) => said(values.filter(Boolean).join(', '));
  const hires = recruitment.annual_hiring_numbers.toSorted((a, b) => b.nendo_year - a.nendo_year)[0];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: text(recruitment.title),
    description: postingDescription(recruitment, t, text, shown),
    datePosted: published_at,
    // A due day ends at midnight in Japan.
    validThrough: last ? `${last}T23:59:59+09:00` : undefined,
    identifier: {
      '@type': 'PropertyValue',
      name: text(company.official_name),
      value: String(recruitment.id),
    },
    // The law's name of the recruiter is the employer's, which a group's brand may hide.
    hiringOrganization: {
      '@type': 'Organization',
      name: text(recruitment.recruiter_name) || text(company.official_name),
      logo: company.logo_url === null ? undefined : `${origin}${company.logo_url}`,
    },
    employerOverview: said(text(company.business_description)),
    industry: names(
      company.industry_sectors.map((row) => master.name('industry_sectors', row.industry_sector_id)),
    ),
    occupationalCategory: names(recruitment.job_category_ids.map((id) => master.name('job_categories', id))),
    jobLocation: jobLocation(recruitment, master, language),
    baseSalary: baseSalary(recruitment),
    incentiveCompensation: said(bonusText(recruitment, t, shown)),
    jobBenefits: said(
      [
        text(recruitment.insurance_description),
        text(recruitment.holidays_description) || text(company.holiday),
        text(company.welfare_description),
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    workHours: workHours(recruitment, t, shown, text(recruitment.overtime_description)),
    ...asked(recruitment, master, t),
    totalJobOpenings: hires?.num_of_hiring,
    // Whole days in both; a contract that ends is Google's "temporary" beside it.
    employmentType: recruitment.contract_term === 'fixed' ? ['FULL_TIME', 'TEMPORARY'] : 'FULL_TIME',
    directApply: recruitment.peculiar_apply_url === null,
  };
}
