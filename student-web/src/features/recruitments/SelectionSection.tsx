import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { LangText, useFurigana } from '../../components/LangText.tsx';
import { mapText } from '../../components/map-text.tsx';
import { Items, Passage, Rows, Fold } from '../../components/Sections.tsx';
import type { ResumeQuestion } from '../../lib/api-types.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/money.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import type { SectionProps } from './section-props.ts';

/** A question with the length that is expected of its answer. */
function Question({ question }: { question: ResumeQuestion }) {
  const { t } = useTranslation('recruitments');
  const language = useScreenLanguage();
  const { approximate_num_of_characters_ja: characters, approximate_num_of_words_en: words } = question;
  const lengths = [
    characters && t('questionLength', { shown: formatNumber(characters, language) }),
    words && t('questionWords', { shown: formatNumber(words, language) }),
  ].filter(Boolean);
  return (
    <>
      <LangText map={question.resume_question.title} />
      {lengths.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {lengths.join(' · ')}
        </Typography>
      )}
    </>
  );
}

/** How they choose: the steps, what counts, and what the resume asks. */
export function SelectionSection({ recruitment, master }: SectionProps) {
  const { t } = useTranslation(['recruitments', 'job_cards']);
  const language = useScreenLanguage();
  const read = useFurigana();
  const steps = [...recruitment.selection_steps].sort((a, b) => a.step_num - b.step_num);
  const questions = [...recruitment.resume_questions].sort((a, b) => a.index - b.index);
  return (
    <Fold id="selection" title={t('section.selection')}>
      {steps.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid' }}>
          {steps.map((step) => (
            <Box
              component="li"
              key={step.id}
              sx={{
                display: 'flex',
                gap: 2,
                pb: 2,
                position: 'relative',
                // The line that joins a step with the next.
                '&:not(:last-child)::before': {
                  content: '""',
                  position: 'absolute',
                  left: 15,
                  top: 32,
                  bottom: 0,
                  width: 2,
                  bgcolor: 'primary.main',
                },
              }}
            >
              <Box
                aria-hidden
                sx={{
                  width: 32,
                  height: 32,
                  flexShrink: 0,
                  borderRadius: '50%',
                  bgcolor: 'secondary.main',
                  color: 'common.white',
                  display: 'grid',
                  placeItems: 'center',
                  fontWeight: 700,
                }}
              >
                {step.step_num}
              </Box>
              <div>
                <Typography sx={{ fontWeight: 600 }}>
                  {read(master.name('selection_types', step.selection_type_id))}
                </Typography>
                <Typography variant="body2" color="textSecondary" component="div">
                  {step.is_online ? t('online') : <LangText map={step.place} unlabelled />}
                </Typography>
                {step.languages.length > 0 && (
                  <Typography variant="body2" color="textSecondary">
                    {t('labelled', {
                      label: t('stepLanguage'),
                      value: step.languages
                        .map((row) => master.name('languages', row.language_id))
                        .join(' / '),
                    })}
                  </Typography>
                )}
              </div>
            </Box>
          ))}
        </Box>
      )}
      <Passage title={t('field.selection_valued_point')}>
        {mapText(recruitment.selection_valued_point)}
      </Passage>
      <Rows
        rows={[
          {
            label: t('field.resume_questions'),
            value: questions.length > 0 && (
              <>
                <Items
                  items={questions.map((question) => (
                    <Question key={question.id} question={question} />
                  ))}
                />
                {recruitment.is_japanese_only_for_resume_questions && (
                  <Typography variant="body2">{t('japaneseOnly')}</Typography>
                )}
              </>
            ),
          },
          {
            label: t('field.reasons'),
            value: recruitment.reasons_to_recruit_international_students.length > 0 && (
              <Items
                items={recruitment.reasons_to_recruit_international_students.map((row) =>
                  master.name('reasons_to_recruit_international_students', row.recruit_reason_id),
                )}
              />
            ),
          },
          {
            label: t('field.hiring_numbers'),
            value: recruitment.annual_hiring_numbers
              .map((row) =>
                t('hiring', {
                  year: row.nendo_year,
                  count: row.num_of_hiring,
                  shown: formatNumber(row.num_of_hiring, language),
                }),
              )
              .join(' / '),
          },
          {
            label: t('job_cards:fact.deadline'),
            value: recruitment.apply_deadline_on && formatDay(recruitment.apply_deadline_on, language),
          },
        ]}
      />
    </Fold>
  );
}
