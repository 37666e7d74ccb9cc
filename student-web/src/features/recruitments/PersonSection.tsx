import { useTranslation } from '../../i18n/use-translation.tsx';
import { mapText } from '../../components/map-text.tsx';
import { Items, Passage, Rows, Fold } from '../../components/Sections.tsx';
import type { Recruitment } from '../../lib/api-types.ts';
import type { MasterNames, MasterSet } from '../../lib/master-data.ts';
import { Must } from './Must.tsx';
import { japaneseLevel } from './japanese-level.ts';
import type { SectionProps } from './section-props.ts';

const LANGUAGE_SETS = [
  ['language_level_id', 'language_levels'],
  ['language_speaking_level_id', 'language_speaking_levels'],
  ['language_listening_level_id', 'language_listening_levels'],
  ['language_reading_level_id', 'language_reading_levels'],
  ['language_writing_level_id', 'language_writing_levels'],
] as const satisfies readonly (readonly [string, MasterSet])[];

/** Whom they look for: what is needed and what is only welcome. */
export function PersonSection({ recruitment, master }: SectionProps) {
  const { t } = useTranslation(['recruitments', 'job_cards']);
  const departments = recruitment.target_study_department_categories.map((row) =>
    master.name('department_categories', row.department_category_id),
  );
  return (
    <Fold id="person" title={t('section.person')}>
      <Passage title={t('field.ideal_person')}>{mapText(recruitment.ideal_person)}</Passage>
      <Rows
        rows={[
          { label: t('job_cards:fact.japanese'), value: japaneseLevel(recruitment, t) },
          {
            label: t('field.languages'),
            value: recruitment.required_languages.length > 0 && (
              <Languages recruitment={recruitment} master={master} />
            ),
          },
          {
            label: t('field.examinations'),
            value: recruitment.required_language_examinations.length > 0 && (
              <Items
                items={recruitment.required_language_examinations.map((row) => (
                  <>
                    {master.name('language_examinations', row.language_examination_id)} {row.result}{' '}
                    <Must is={row.is_must} />
                  </>
                ))}
              />
            ),
          },
          {
            label: t('field.skills'),
            value: recruitment.required_skills.length > 0 && (
              <Items
                items={recruitment.required_skills.map((row) => (
                  <>
                    {master.name('skills', row.skill_id)} <Must is={row.is_must} />
                  </>
                ))}
              />
            ),
          },
          {
            label: t('field.departments'),
            value: departments.length > 0 && (
              <>
                {departments.join(' / ')} <Must is={recruitment.is_school_department_category_must} />
              </>
            ),
          },
          {
            label: t('field.minimum_degree'),
            value: recruitment.minimum_degree_id && master.name('degrees', recruitment.minimum_degree_id),
          },
          {
            label: t('field.personalities'),
            value: recruitment.required_personalities
              .map((row) => master.name('personalities', row.personality_id))
              .join(' / '),
          },
          { label: t('field.driver_license'), value: useLicenseText(recruitment) },
          {
            label: t('field.age_limit'),
            value: recruitment.age_limit !== null && (
              <>
                {t('ageLimit', { age: recruitment.age_limit })}
                {recruitment.age_limit_exception !== null && (
                  <div>{t(`ageException.${recruitment.age_limit_exception}`)}</div>
                )}
                {mapText(recruitment.age_limit_reason)}
              </>
            ),
          },
          {
            label: t('field.mid_career'),
            value: recruitment.is_available_by_mid_career && t('midCareerWelcome'),
          },
        ]}
      />
    </Fold>
  );
}

function Languages({ recruitment, master }: { recruitment: Recruitment; master: MasterNames }) {
  if (recruitment.required_languages.length === 0) return null;
  return (
    <Items
      items={recruitment.required_languages.map((row) => (
        <>
          <strong>{master.name('languages', row.language_id)}</strong> <Must is={row.is_must} />
          <br />
          {LANGUAGE_SETS.map(([field, set]) => master.name(set, row[field]))
            .filter(Boolean)
            .join(' / ')}
        </>
      ))}
    />
  );
}

function useLicenseText(recruitment: Recruitment): string {
  const { t } = useTranslation('recruitments');
  const parts: string[] = [];
  if (recruitment.is_driver_license_required_before_joining) parts.push(t('license.before'));
  if (recruitment.is_driver_license_required_after_joining) parts.push(t('license.after'));
  if (recruitment.has_driver_license_support) parts.push(t('license.support'));
  return parts.join(' / ');
}
