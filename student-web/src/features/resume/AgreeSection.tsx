import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Notice } from '../../components/Notice.tsx';
import { LangText } from '../../components/LangText.tsx';
import type { Application, Student } from '../../lib/api-types.ts';
import { fieldId } from '../../lib/field-id.ts';
import { AgreeForm } from './AgreeForm.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { correctedText, recurringOf } from './corrected-texts.ts';
import { Correction } from './Correction.tsx';
import { PdfPreview } from './PdfPreview.tsx';
import { KeepsComingUp } from './KeepsComingUp.tsx';
import { questionKey, questionsOf, RESUME_TEXTS } from '../../lib/resume-texts.ts';
import { useReplyDraft } from './use-reply-draft.ts';

interface Props {
  application: Application;
  own: Student;
}

/** The mentor's correction, text by text, and the student's answer to it. */
export function AgreeSection({ application, own }: Props) {
  const { t } = useTranslation('resume');
  const draft = useReplyDraft(application);
  const { comments, resume } = application;
  const general = comments.findLast(
    ({ resume_question_answer_id: row, field, author }) =>
      row === null && field === null && author === 'hf_member',
  );
  const questions = questionsOf(application).map((question) => {
    const row = resume.resume_question_answers.find(
      (answer) => answer.resume_question_id === question.resume_question_id,
    );
    return {
      key: questionKey(question.resume_question_id),
      title: <LangText map={question.resume_question.title} />,
      comments: comments.filter((comment) => row && comment.resume_question_answer_id === row.id),
      mayReply: Boolean(row),
    };
  });
  const written = RESUME_TEXTS.filter((name) => resume[name] || resume[`${name}_jt`]).map((name) => ({
    key: name,
    title: <>{t(`text.${name}.title`)}</>,
    comments: comments.filter((comment) => comment.field === name),
    mayReply: true,
  }));
  const items = [...questions, ...written].map((item) => ({
    ...item,
    text: correctedText(application, item.key),
  }));
  const changes = items.flatMap(({ key, title, text }) =>
    text.changes.map((change) => ({ key: change.key, text: key, title })),
  );
  const open = changes.filter(({ key }) => !draft.reply.agreed[key]);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {general && (
        <Notice severity="info">
          <strong>{t('mentor')}</strong>
          <Box sx={{ whiteSpace: 'pre-line' }}>{general.body}</Box>
        </Notice>
      )}
      <Typography color="textSecondary">{t('correction.marked')}</Typography>
      {items.map(({ key, mayReply, ...item }) => (
        <Correction key={key} id={fieldId(key)} name={key} {...item} draft={mayReply ? draft : null} />
      ))}
      <KeepsComingUp recurring={recurringOf(items.map(({ text }) => text))} />
      {resume.hf_remark && (
        <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1 }}>
          <Typography variant="h3">{t('agree.remark')}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t('agree.remarkHelp')}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{resume.hf_remark}</Typography>
        </Card>
      )}
      <PdfPreview application={application} profileVersion={own.version} height="80vh" />
      <AgreeForm application={application} hasReply={!draft.isEmpty} changes={changes.length} open={open} />
      <AnswerForm application={application} draft={draft} />
    </Box>
  );
}
