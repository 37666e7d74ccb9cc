import HistoryEduOutlined from '../../../../web/icons/HistoryEduOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { otherCompanies } from '../../../../domain/company-names.ts';
import { LangText } from '../../components/LangText.tsx';
import { Notice } from '../../components/Notice.tsx';
import { api } from '../../lib/api.ts';
import type { Application, EarlierAnswer, LanguageMap } from '../../lib/api-types.ts';
import { formatTokyoDate } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { Excerpt } from '../../../../web/FindingSpans.tsx';

interface Props {
  application: Application;
  resumeQuestionId: number;
  onTake(text: string): void;
}

/** The student's answers to the same question elsewhere, to start from; nothing where there are none. */
export function EarlierAnswers({ application, resumeQuestionId, onTake }: Props) {
  const { t } = useTranslation('resume');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['earlier answers', resumeQuestionId],
    queryFn: () => api.query('user__get_earlier_answers', { resume_question_id: resumeQuestionId }),
    staleTime: 5 * 60_000,
  });
  const answers = data?.earlier_answers.filter(({ application_id }) => application_id !== application.id);
  if (!answers || answers.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<HistoryEduOutlined />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('earlier.button', { count: answers.length })}
      </Button>
      {isOpen && (
        <AnswersDialog
          answers={answers}
          company={application.recruitment.company.official_name}
          onTake={(text) => {
            setIsOpen(false);
            onTake(text);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface DialogProps {
  answers: readonly EarlierAnswer[];
  /** Official names of the company the text is for now. */
  company: LanguageMap;
  onTake(text: string): void;
  onClose(): void;
}

function AnswersDialog({ answers, company, onTake, onClose }: DialogProps) {
  const { t } = useTranslation('resume');
  const { t: common } = useTranslation();
  const id = useId();
  const others = answers.map(({ recruitment }) => recruitment.company.official_name);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{t('earlier.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridAutoRows: 'max-content' }}>
        <Typography color="textSecondary">{t('earlier.lead')}</Typography>
        {answers.map((answer) => (
          <AnswerCard key={answer.id} answer={answer} company={company} others={others} onTake={onTake} />
        ))}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{common('cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface CardProps extends Pick<DialogProps, 'company' | 'onTake'> {
  answer: EarlierAnswer;
  others: readonly LanguageMap[];
}

function AnswerCard({ answer, company, others, onTake }: CardProps) {
  const { t } = useTranslation('resume');
  const language = useScreenLanguage();
  const { recruitment, written_at, answer_jt } = answer;
  const texts = [
    { kind: 'own' as const, text: answer.answer },
    ...(answer_jt && answer_jt !== answer.answer ? [{ kind: 'corrected' as const, text: answer_jt }] : []),
  ];
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}>
      <div>
        <Typography variant="h3">
          <LangText map={recruitment.company.official_name} unlabelled />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <LangText map={recruitment.title} unlabelled /> ·{' '}
          {t('earlier.written', { day: formatTokyoDate(written_at, language) })}
        </Typography>
      </div>
      {texts.map(({ kind, text }) => {
        const named = otherCompanies(text, company, others);
        return (
          <Box key={kind} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t(`earlier.${kind}`)}
            </Typography>
            <Box
              dir="auto"
              tabIndex={0}
              component="section"
              aria-label={t(`earlier.${kind}`)}
              sx={{
                width: '100%',
                maxHeight: 180,
                overflowY: 'auto',
                p: 1.5,
                borderRadius: 3,
                bgcolor: '#F7F8F7',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              {text}
            </Box>
            {named[0] && (
              <Notice severity="warning" sx={{ width: '100%' }}>
                {t('check.other_company')} <Excerpt text={text} span={named[0]} />
              </Notice>
            )}
            <Button variant="outlined" size="small" onClick={() => onTake(text)}>
              {t('earlier.take')}
            </Button>
          </Box>
        );
      })}
    </Card>
  );
}
