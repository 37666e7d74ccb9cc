import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { required } from '../../../../domain/required.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { checkResumeText } from '../../../../domain/resume-checks.ts';
import { LangText } from '../../components/LangText.tsx';
import { Notice } from '../../components/Notice.tsx';
import type { Application } from '../../lib/api-types.ts';
import { fieldId } from '../../lib/field-id.ts';
import { Excerpt } from '../../../../web/FindingSpans.tsx';
import { questionKey, questionsOf, RESUME_TEXTS, textsOf } from '../../lib/resume-texts.ts';
import { useFindingText } from './use-finding-text.ts';
import { useTextContext } from './use-text-context.ts';

/** Before handing in: what the machine noticed in all texts, each with the way to it. Nothing is stopped by it. */
export function FindingsOverview({ application }: { application: Application }) {
  const { t } = useTranslation('resume');
  const sentence = useFindingText();
  const contextOf = useTextContext(application);
  const texts = textsOf(application);
  const titles = [
    ...questionsOf(application).map((question) => ({
      key: questionKey(question.resume_question_id),
      title: <LangText map={question.resume_question.title} unlabelled />,
    })),
    ...RESUME_TEXTS.map((key) => ({ key, title: <>{t(`text.${key}.title`)}</> })),
  ];
  const found = titles.flatMap((item) =>
    checkResumeText(texts[item.key] ?? '', contextOf(item.key)).map((finding) => ({
      ...item,
      finding,
      words: sentence(finding),
    })),
  );
  if (found.length === 0) return null;
  // The same sentence once, with all the texts it is about: eight short texts are one thing to know.
  const sentences = [...new Set(found.map(({ words }) => words))];
  return (
    <Notice severity="info">
      <AlertTitle>{t('check.before')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {sentences.map((words) => (
          <li key={words}>
            {words}
            {found
              .filter((one) => one.words === words)
              .map(({ key, title, finding }) => (
                <Box key={key} sx={{ py: 0.25 }}>
                  <MuiLink
                    component={Link}
                    to={`/applications/${application.id}/resume/edit#${fieldId(key)}`}
                  >
                    {title}
                  </MuiLink>{' '}
                  {finding.spans[0] && <Excerpt text={required(texts[key])} span={finding.spans[0]} />}
                </Box>
              ))}
          </li>
        ))}
      </Box>
    </Notice>
  );
}
