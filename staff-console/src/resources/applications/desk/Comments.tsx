import CloseIcon from '../../../../../web/icons/Close.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { COMMENT_MAX } from '../../../../../domain/constants.ts';
import type { ResumeText } from '../../../../../domain/entities/resume.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { isCtrlEnter } from '../../../lib/is-ctrl-enter.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { formatTime } from '../../../lib/short-dates.ts';
import { useDraftText } from '../../../lib/use-draft.ts';
import { useApi } from '../../../providers/api-context.ts';
import type { StaffApplication } from '../application.ts';
import { CommentBank } from './CommentBank.tsx';
import { useDesk } from './desk-context.ts';
import { useMarkedWords } from './marked-words.ts';

/** What a comment is about: one answer, one fixed text, or (empty) the whole resume. */
export type CommentAbout =
  { resume_question_answer_id: number } | { field: ResumeText } | Record<string, never>;

function isAbout(comment: Comment, about: CommentAbout): boolean {
  if ('resume_question_answer_id' in about)
    return comment.resume_question_answer_id === about.resume_question_answer_id;
  if ('field' in about) return comment.field === about.field;
  return comment.resume_question_answer_id === null && comment.field === null;
}

/** Where what is typed and not added yet is kept on this device. */
export const commentDraft = (applicationId: number, about: CommentAbout) =>
  `comment.${applicationId}.${JSON.stringify(about)}`;

type Comment = StaffApplication['comments'][number];

function Said({ comment }: { comment: Comment }) {
  const { t, pick, locale } = useWording();
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
        {isStudent ? t('desk.comment_student') : pick(comment.author_names)}
        <Box component="time" dateTime={comment.created_at} sx={{ fontWeight: 400, ml: 1 }}>
          {formatTime(comment.created_at, locale)}
        </Box>
      </Typography>
      {comment.quote && <Quote words={comment.quote} />}
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
        {comment.body}
      </Typography>
    </Box>
  );
}

/** The words that a comment is about. */
function Quote({ words }: { words: string }) {
  return (
    <Box
      component="blockquote"
      lang="ja"
      sx={{ m: 0, pl: 1, borderLeft: 3, borderColor: 'text.disabled', typography: 'body2', minWidth: 0 }}
    >
      {words}
    </Box>
  );
}

interface NewCommentProps {
  about: CommentAbout;
  title: string;
  /** The words of the text that it is about; empty: the whole text. */
  quote: string;
  setQuote: (words: string) => void;
}

function NewComment({ about, title, quote, setQuote }: NewCommentProps) {
  const { t } = useWording();
  const api = useApi();
  const notify = useNotify();
  const { application, replace } = useDesk();
  const field = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useDraftText(commentDraft(application.id, about));
  const send = useMutation({
    mutationFn: () =>
      api.command('hf_member__comment_on_resume', {
        comment: { application_id: application.id, ...about, quote: quote || null, body: body.trim() },
      }),
    onSuccess: (answer) => {
      setBody('');
      setQuote('');
      replace(answer);
    },
    onError: (error) => notify(problemText(error, t), { type: 'error' }),
  });
  const count = application.comments.length;
  // What was added stands above the field and has moved it down.
  useEffect(() => {
    if (count > 0 && document.activeElement === field.current)
      field.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  /** At the cursor, over what is selected; the cursor goes behind it. */
  const insert = (text: string) => {
    const { selectionStart: start = body.length, selectionEnd: end = body.length } = field.current ?? {};
    setBody((body.slice(0, start) + text + body.slice(end)).slice(0, COMMENT_MAX));
    setTimeout(() => {
      field.current?.focus();
      field.current?.setSelectionRange(start + text.length, start + text.length);
    }, 0);
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-end' }}>
      {quote && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', width: '100%' }}>
          <Quote words={quote} />
          <IconButton size="small" onClick={() => setQuote('')} aria-label={t('desk.quote_remove')}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
      <TextField
        inputRef={field}
        label={t('desk.comment_label')}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        onKeyDown={(event) => {
          if (!isCtrlEnter(event)) return;
          event.preventDefault();
          if (body.trim() !== '' && !send.isPending) send.mutate();
        }}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: COMMENT_MAX, 'aria-description': title } }}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <CommentBank written={body.trim()} onInsert={insert} />
        <Button
          variant="outlined"
          disabled={body.trim() === ''}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {t('desk.comment_send')}
        </Button>
      </Stack>
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
  const { t } = useWording();
  const id = useId();
  const { application } = useDesk();
  const said = application.comments.filter((comment) => isAbout(comment, about));
  const [quote, setQuote] = useDraftText(`quote.${commentDraft(application.id, about)}`);
  const [isUnfolded, setUnfolded] = useState(isOpen || said.length > 0);
  const section = useRef<HTMLElement>(null);
  const marked = useMarkedWords(section);
  const quoteMarked = () => {
    setQuote(marked);
    setUnfolded(true);
    setTimeout(() => section.current?.querySelector<HTMLElement>('textarea:not([aria-hidden])')?.focus(), 0);
  };
  return (
    <Box
      component="section"
      ref={section}
      aria-label={title}
      data-comments=""
      // So that the button may stick anywhere in the text's frame, not only among its comments.
      sx={marked && !isOpen ? { display: 'contents' } : {}}
    >
      {isOpen ? (
        <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
          {title}
        </Typography>
      ) : marked ? (
        // What is marked stays marked while the button is pressed.
        <Button
          size="small"
          variant="contained"
          data-quote=""
          onMouseDown={(event) => event.preventDefault()}
          onClick={quoteMarked}
          // In sight below the marked words, however long the text is.
          sx={{ position: 'sticky', bottom: 16, zIndex: 1, boxShadow: 4 }}
        >
          {t('desk.comment_on_words')}
        </Button>
      ) : (
        <Button
          size="small"
          onClick={() => setUnfolded(!isUnfolded)}
          aria-expanded={isUnfolded}
          aria-controls={id}
          sx={{ ml: -1 }}
        >
          {said.length === 0 ? t('desk.comment_now') : t('desk.comments_count', { count: said.length })}
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
        {isUnfolded && <NewComment about={about} title={title} quote={quote} setQuote={setQuote} />}
      </Box>
    </Box>
  );
}
