import { pickText } from '../../../../server/domain/languages.ts';
import { COUNTRY_ID_JAPAN } from '../../../../server/domain/constants.ts';
import type { LanguageMap, Recruitment } from '../../lib/api-types.ts';
import type { MasterNames } from '../../lib/master-data.ts';
import { salaryRanges } from '../../lib/salary.ts';

const UNITS = { month: 'MONTH', year: 'YEAR', hour: 'HOUR' } as const;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const paragraphs = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.replace(/[&<>]/g, (character) => ENTITIES[character]!)}</p>`)
    .join('');

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

/**
 * A job for search engines (schema.org JobPosting), made of the words the page shows and nothing else. Null
 * when the job takes no applications any more: a closed one must not be found as open.
 */
export function jobPosting(
  recruitment: Recruitment,
  master: MasterNames,
  language: string,
  now: Date,
): object | null {
  const { closed_at, apply_deadline_on, published_at, company } = recruitment;
  // A due day ends at midnight in Japan.
  const validThrough = apply_deadline_on ? `${apply_deadline_on}T23:59:59+09:00` : undefined;
  if (!recruitment.is_released || closed_at !== null || published_at === null) return null;
  if (validThrough && new Date(validThrough) < now) return null;
  const text = (map: LanguageMap) => pickText(map, language)?.text ?? '';
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: text(recruitment.title),
    description: paragraphs(
      [recruitment.job_description, recruitment.appeal_point, recruitment.ideal_person].map(text),
    ),
    datePosted: published_at,
    validThrough,
    identifier: {
      '@type': 'PropertyValue',
      name: text(company.official_name),
      value: String(recruitment.id),
    },
    hiringOrganization: { '@type': 'Organization', name: text(company.official_name) },
    jobLocation: recruitment.offices
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
      })),
    baseSalary: baseSalary(recruitment),
    employmentType: recruitment.contract_term === 'fixed' ? 'TEMPORARY' : 'FULL_TIME',
    directApply: recruitment.peculiar_apply_url === null,
  };
}
