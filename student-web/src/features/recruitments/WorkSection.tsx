import { useTranslation } from '../../i18n/use-translation.tsx';
import { mapText } from '../../components/map-text.tsx';
import { Passage, Rows, Fold } from '../../components/Sections.tsx';
import type { SectionProps } from './section-props.ts';

/** What the work is and where it leads. */
export function WorkSection({ recruitment, master }: SectionProps) {
  const { t } = useTranslation('recruitments');
  const kinds = recruitment.job_category_ids.map((id) => master.name('job_categories', id)).filter(Boolean);
  const countries = recruitment.related_country_ids.map((id) => master.name('countries', id)).filter(Boolean);
  return (
    <Fold id="work" title={t('section.work')}>
      <Passage title={t('field.job_description')}>{mapText(recruitment.job_description)}</Passage>
      <Passage title={t('field.appeal_point')}>{mapText(recruitment.appeal_point)}</Passage>
      <Rows
        rows={[
          { label: t('field.job_categories'), value: kinds.join(' / ') },
          { label: t('field.related_countries'), value: countries.join(' / ') },
          { label: t('field.duties_scope_of_change'), value: mapText(recruitment.duties_scope_of_change) },
          {
            label: t('field.training'),
            value: mapText(recruitment.training_description) ?? (recruitment.has_training && t('offered')),
          },
          {
            label: t('field.careers'),
            value: recruitment.recruitment_careers
              .map((career) => {
                const { first_living_country_id: first, last_living_country_id: last } = career;
                if (first !== null && first === last && !career.is_work_globaly)
                  return t('career.stay', { country: master.name('countries', first) });
                return [
                  first && t('career.first', { country: master.name('countries', first) }),
                  career.years_in_first_country !== null &&
                    t('career.years', { count: career.years_in_first_country }),
                  last && t('career.last', { country: master.name('countries', last) }),
                  career.is_work_globaly && t('career.globally'),
                ]
                  .filter(Boolean)
                  .join(' → ');
              })
              .join(' / '),
          },
        ]}
      />
    </Fold>
  );
}
