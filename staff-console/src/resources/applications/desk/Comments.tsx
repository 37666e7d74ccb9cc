import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocale, useNotify } from 'react-admin';
import { usePick, useSay } from '../../../i18n/use-words.ts';
import { formatTime } from '../../../lib/dates.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { useDraftText } from '../../../lib/use-draft-text.ts';
import { useApi } from '../../../providers/api.ts';
import type { StaffApplication } from '../types.ts';
import type { ResumeText } from './correction.ts';
import { useDesk } from './desk-context.ts';
import { COMMENT_MAX } from '../../../../../server/domain/constants.ts';

/** What a comment is about: one answer, one fixed text, or (empty) the whole resume. */
export type CommentAbout =
  { resume_question_answer_id: number } | { field: ResumeText } | Record<string, never>;
type Comment = StaffApplication['comments'][number];

function isAbout(comment: Comment, about: CommentAbout): boolean {
  if ('resume_question_answer_id' in about)
    return comment.resume_question_answer_id === about.resume_question_answer_id;
  if ('field' in about) return comment.field === about.field;
  return comment.resume_question_answer_id === null && comment.field === null;
}

function Said({ comment }: { comment: Comment }) {
  const say = useSay();
  const pick = usePick();
  const locale = useLocale();
  const isStudent = comment.author === 'student';
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        p: 1.25,
        borderRadius: 1,
        bgcolor: isStudent ? 'warning.light' : 'secondary.light',
      }}
    >
      <Typography variant="caption" component="p" sx={{ fontWeight: 700 }}>
        {isStudent ? say('desk.comment_student') : pick(comment.author_names)}
        <Box component="time" dateTime={comment.created_at} sx={{ fontWeight: 400, ml: 1 }}>
          {formatTime(comment.created_at, locale)}
        </Box>
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
        {comment.body}
      </Typography>
    </Box>
  );
}

function NewComment({ about, title }: { about: CommentAbout; title: string }) {
  const say = useSay();
  const api = useApi();
  const notify = useNotify();
  const { application, replace } = useDesk();
  const [body, setBody] = useDraftText(`comment.${application.id}.${JSON.stringify(about)}`);
  const send = useMutation({
    mutationFn: () =>
      api.command('hf_member__comment_on_resume', {
        comment: { application_id: application.id, ...about, body: body.trim() },
      }),
    onSuccess: (answer) => {
      setBody('');
      replace(answer);
    },
    onError: (error) => notify(problemText(error, say), { type: 'error' }),
  });
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-end' }}>
      <TextField
        label={say('desk.comment_label')}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: COMMENT_MAX, 'aria-description': title } }}
      />
      <Button
        variant="outlined"
        disabled={body.trim() === ''}
        loading={send.isPending}
        onClick={() => send.mutate()}
      >
        {say('desk.comment_send')}
      </Button>
    </Stack>
  );
}

/** What was said about one text, and a place to say more. Folded away while nobody has said anything. */
export function Comments({
  about,
  title,
  isOpen = false,
}: {
  about: CommentAbout;
  title: string;
  isOpen?: boolean;
}) {
  const say = useSay();
  const id = useId();
  const { application } = useDesk();
  const said = application.comments.filter((comment) => isAbout(comment, about));
  const [isUnfolded, setUnfolded] = useState(isOpen || said.length > 0);
  return (
    <Box component="section" aria-label={title}>
      {isOpen ? (
        <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
          {title}
        </Typography>
      ) : (
        <Button
          size="small"
          onClick={() => setUnfolded(!isUnfolded)}
          aria-expanded={isUnfolded}
          aria-controls={id}
          sx={{ ml: -1 }}
        >
          {said.length === 0 ? say('desk.comment_now') : say('desk.comments_count', { count: said.length })}
        </Button>
      )}
      <Box id={id} hidden={!isUnfolded}>
        {said.length > 0 && (
          <Stack component="ul" spacing={1} sx={{ p: 0, mt: 0.5, mb: 1.5 }}>
            {said.map((comment) => (
              <Said key={comment.id} comment={comment} />
            ))}
          </Stack>
        )}
        {isUnfolded && <NewComment about={about} title={title} />}
      </Box>
    </Box>
  );
}
