import CheckCircle from '../../../../web/icons/CheckCircle.tsx';
import RadioButtonUnchecked from '../../../../web/icons/RadioButtonUnchecked.tsx';
import TimelapseOutlined from '../../../../web/icons/TimelapseOutlined.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { LangText } from '../../components/LangText.tsx';
import { MissingList } from '../../components/MissingList.tsx';
import { lengthFinding } from '../../../../domain/resume-checks.ts';
import type { Application, ResumeQuestion, Student } from '../../lib/api-types.ts';
import { daysLeft, formatDay } from '../../lib/dates.ts';
import { fieldId } from '../../lib/field-id.ts';
import { useNow } from '../../../../web/use-now.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { questionKey, questionsOf } from '../../lib/resume-texts.ts';
import type { Texts } from '../../lib/resume-texts.ts';

interface Props {
  application: Application;
  own: Student;
  texts: Texts;
}

/** Until when, which questions are answered, and what the profile lacks. */
export function WritingOverview({ application, own, texts }: Props) {
  const { t } = useTranslation('resume');
  const language = useScreenLanguage();
  const due = application.due_date_to_submit_resume;
  const now = useNow();
  const left = due ? daysLeft(due, now) : null;
  const missing = own.missing_for.resume;
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component="h2">
        {t('overview.title')}
      </Typography>
      {due && left !== null && (
        <Typography sx={{ fontWeight: 600, color: left <= 2 ? 'error.dark' : 'text.primary' }}>
          {t('overview.due', { day: formatDay(due, language) })}{' '}
          {left > 0
            ? t('overview.left', { count: left })
            : left === 0
              ? t('overview.today')
              : t('overview.over')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.75 }}>
        {questionsOf(application).map((question) => {
          const key = questionKey(question.resume_question_id);
          const state = answerState(texts[key] ?? '', question);
          return (
            <Box component="li" key={key} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <StateIcon state={state} />
              <Box sx={{ minWidth: 0 }}>
                <MuiLink href={`#${fieldId(key)}`} onClick={(event) => jump(event, fieldId(key))}>
                  <LangText map={question.resume_question.title} unlabelled />
                </MuiLink>
                {state === 'short' && (
                  <Typography component="div" variant="body2" color="textSecondary" aria-hidden>
                    {t('overview.short')}
                  </Typography>
                )}
                {state === 'open' && !question.is_required && (
                  <Typography component="div" variant="body2" color="textSecondary">
                    {t('optional')}
                  </Typography>
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
      {missing.length > 0 && (
        <div>
          <Typography sx={{ fontWeight: 600 }}>{t('overview.profile')}</Typography>
          <MissingList names={missing} path={`/applications/${application.id}/resume/edit_profile`} />
        </div>
      )}
    </Card>
  );
}

type AnswerState = 'answered' | 'short' | 'open';

/** A tick is for an answer of about the length that is wanted: five words are a beginning. */
function answerState(text: string, question: ResumeQuestion): AnswerState {
  if (text.trim() === '') return 'open';
  const finding = lengthFinding(text, {
    characters_ja: question.approximate_num_of_characters_ja,
    words_en: question.approximate_num_of_words_en,
  });
  return finding?.check === 'too_short' ? 'short' : 'answered';
}

const ICONS = { answered: CheckCircle, short: TimelapseOutlined, open: RadioButtonUnchecked };

function StateIcon({ state }: { state: AnswerState }) {
  const { t } = useTranslation('resume');
  const Icon = ICONS[state];
  return (
    <Icon
      fontSize="small"
      sx={{ color: state === 'answered' ? 'primary.dark' : 'text.secondary', mt: '3px' }}
      titleAccess={t(`overview.${state}`)}
    />
  );
}

/** To a field of this page; the address stays as it is. */
function jump(event: React.MouseEvent, id: string): void {
  event.preventDefault();
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'start' });
  element?.querySelector('textarea')?.focus({ preventScroll: true });
}
