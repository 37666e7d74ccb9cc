import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Notice } from '../../components/Notice.tsx';
import { hasText, LangText } from '../../components/LangText.tsx';
import type { Application, LanguageMap } from '../../lib/api-types.ts';
import { fieldId } from '../../lib/field-id.ts';
import { EarlierAnswers } from './EarlierAnswers.tsx';
import { EarlierVersions } from './EarlierVersions.tsx';
import { questionKey, questionsOf, textsToAsk } from '../../lib/resume-texts.ts';
import type { TextKey } from '../../lib/resume-texts.ts';
import { focusField } from './select-in-field.ts';
import { TemplatePicker } from './TemplatePicker.tsx';
import { TextCard } from './TextCard.tsx';
import type { ResumeEditing } from './use-autosave.ts';
import { useTextContext } from './use-text-context.ts';

interface Props {
  application: Application;
  editing: ResumeEditing;
}

/** All texts of a resume: the company's questions first, then the resume's own. */
export function AnswersEditor({ application, editing }: Props) {
  const { t } = useTranslation('resume');
  const contextOf = useTextContext(application);
  const questions = questionsOf(application);
  const { is_japanese_only_for_resume_questions: isJapaneseOnly } = application.recruitment;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notices editing={editing} />
      {questions.length > 0 && (
        <Box component="section" aria-labelledby="questions-title" sx={{ display: 'grid', gap: 2 }}>
          <div>
            <Typography variant="h2" id="questions-title">
              {t('questions.title')}
            </Typography>
            <Typography color="textSecondary">
              {isJapaneseOnly ? t('questions.japaneseOnly') : t('questions.anyLanguage')}
            </Typography>
          </div>
          {questions.map((question) => {
            const key = questionKey(question.resume_question_id);
            const text = editing.texts[key] ?? '';
            const row = application.resume.resume_question_answers.find(
              (answer) => answer.resume_question_id === question.resume_question_id,
            );
            return (
              <TextCard
                key={key}
                id={fieldId(key)}
                title={<LangText map={question.resume_question.title} />}
                explanation={
                  <>
                    <Labelled label={t('questions.purpose')} map={question.resume_question.purpose} />
                    <Labelled label={t('questions.explanation')} map={question.resume_question.explanation} />
                  </>
                }
                isRequired={question.is_required}
                text={text}
                error={editing.errors[key]}
                context={contextOf(key)}
                comments={application.comments.filter(
                  (comment) => row && comment.resume_question_answer_id === row.id,
                )}
                helpers={
                  <>
                    <TemplatePicker
                      question={question.resume_question}
                      isJapaneseOnly={isJapaneseOnly}
                      onInsert={(templateId, template) =>
                        editing.startFrom(
                          key,
                          templateId,
                          [text.trimEnd(), template].filter(Boolean).join('\n\n'),
                        )
                      }
                    />
                    {question.resume_question.is_allow_reuse && (
                      <EarlierAnswers
                        application={application}
                        resumeQuestionId={question.resume_question_id}
                        onTake={(taken) => {
                          editing.replace(key, taken);
                          focusField(fieldId(key));
                        }}
                      />
                    )}
                    <Versions textKey={key} editing={editing} />
                  </>
                }
                onWrite={(next) => editing.write(key, next)}
              />
            );
          })}
        </Box>
      )}
      <Box component="section" aria-labelledby="texts-title" sx={{ display: 'grid', gap: 2 }}>
        <div>
          <Typography variant="h2" id="texts-title">
            {t('texts.title')}
          </Typography>
          <Typography color="textSecondary">{t('texts.lead')}</Typography>
        </div>
        {textsToAsk(application).map((name) => (
          <TextCard
            key={name}
            id={fieldId(name)}
            title={t(`text.${name}.title`)}
            explanation={<span>{t(`text.${name}.help`)}</span>}
            isRequired={false}
            text={editing.texts[name] ?? ''}
            error={editing.errors[name]}
            context={contextOf(name)}
            helpers={<Versions textKey={name} editing={editing} />}
            comments={application.comments.filter((comment) => comment.field === name)}
            onWrite={(next) => editing.write(name, next)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** One of the explanations of a question, under its name. */
function Labelled({ label, map }: { label: string; map: LanguageMap }) {
  if (!hasText(map)) return null;
  return (
    <div>
      <Typography component="div" variant="body2" sx={{ fontWeight: 700 }}>
        {label}
      </Typography>
      <LangText map={map} block component="div" />
    </div>
  );
}

function Versions({ textKey, editing }: { textKey: TextKey; editing: ResumeEditing }) {
  return (
    <EarlierVersions
      versions={editing.history[textKey] ?? []}
      text={editing.texts[textKey] ?? ''}
      onRestore={(before) => {
        editing.replace(textKey, before);
        focusField(fieldId(textKey));
      }}
    />
  );
}

/** What happened to the texts outside of this page's own typing. */
function Notices({ editing }: { editing: ResumeEditing }) {
  const { t } = useTranslation('resume');
  const isReplaced = Object.keys(editing.replaced).length > 0;
  return (
    <>
      {editing.isRestored && (
        <Notice
          severity="info"
          action={
            <Button size="small" onClick={editing.dismiss}>
              {t('ok')}
            </Button>
          }
        >
          {t('restored')}
        </Notice>
      )}
      {isReplaced && (
        <Notice
          severity="warning"
          isUrgent
          action={
            <>
              <Button size="small" onClick={editing.putBack}>
                {t('replaced.putBack')}
              </Button>
              <Button size="small" onClick={editing.dismiss}>
                {t('ok')}
              </Button>
            </>
          }
        >
          <AlertTitle>{t('replaced.title')}</AlertTitle>
          {t('replaced.text')}
        </Notice>
      )}
    </>
  );
}
