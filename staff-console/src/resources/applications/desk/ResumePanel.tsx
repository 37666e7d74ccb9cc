import { LONG_TEXT_MAX } from '../../../../../server/domain/constants.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { usePick, useSay } from '../../../i18n/use-words.ts';
import type { StaffApplication } from '../types.ts';
import { Comments } from './Comments.tsx';
import { RESUME_TEXTS } from './correction.ts';
import { useDesk } from './desk-context.ts';
import { TextPair, type PairedText } from './TextPair.tsx';

/** The texts of a resume in the order of the form: the company's questions, then the fixed texts that are used. */
function usePairs(application: StaffApplication): PairedText[] {
  const say = useSay();
  const pick = usePick();
  const { resume, resume_questions } = application;
  const asked = resume_questions.map((question): PairedText => {
    const answer = resume.resume_question_answers.find(
      (item) => item.resume_question_id === question.resume_question_id,
    );
    return {
      id: `question-${question.resume_question_id}`,
      key: answer ? `answer:${answer.id}` : null,
      title: pick(question.resume_question.title),
      purpose: pick(question.resume_question.purpose),
      isRequired: question.is_required,
      original: answer?.answer ?? null,
      characters: question.approximate_num_of_characters_ja,
      words: question.approximate_num_of_words_en,
      about: answer ? { resume_question_answer_id: answer.id } : null,
    };
  });
  const fixed = RESUME_TEXTS.filter((name) => resume[name] || resume[`${name}_jt`]).map(
    (name): PairedText => ({
      id: `text-${name}`,
      key: `${name}_jt`,
      title: say(`resume_text.${name}`),
      purpose: '',
      isRequired: false,
      original: resume[name],
      characters: null,
      words: null,
      about: { field: name },
    }),
  );
  return [...asked, ...fixed];
}

function Remark() {
  const say = useSay();
  const { application, correction, isEditable } = useDesk();
  if (!isEditable && !application.resume.hf_remark) return null;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 2.5 } }}>
      <TextField
        label={say('desk.remark')}
        helperText={correction.errors.hf_remark ?? say('desk.remark_help')}
        error={correction.errors.hf_remark !== undefined}
        value={correction.texts.hf_remark ?? ''}
        onChange={(event) => correction.write('hf_remark', event.target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { lang: 'ja', maxLength: LONG_TEXT_MAX, readOnly: !isEditable } }}
      />
    </Paper>
  );
}

/** The resume: every text with the student's words on the left and the correction on the right. */
export function ResumePanel() {
  const say = useSay();
  const { application, isEditable } = useDesk();
  const pairs = usePairs(application);
  const { events_allowed } = application;
  const mayNotEdit =
    !application.is_admitted_edit_resume_by_hf &&
    events_allowed.some((event) => event === 'approve_unchanged' || event === 'return_to_student');
  return (
    <Box component="section" aria-labelledby="resume-heading">
      <Typography id="resume-heading" component="h2" variant="h2" sx={{ mb: 1 }}>
        {say('desk.resume')}
      </Typography>
      {mayNotEdit && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {say('desk.no_consent')}
        </Alert>
      )}
      {!isEditable && events_allowed.includes('start_correction') && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {say('desk.start_hint')}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {pairs.map((pair) => (
          <TextPair key={pair.id} pair={pair} />
        ))}
        <Remark />
        <Paper variant="outlined" sx={{ p: { xs: 2, md: 2.5 } }}>
          <Comments about={{}} title={say('desk.general_comments')} isOpen />
        </Paper>
      </Box>
    </Box>
  );
}
