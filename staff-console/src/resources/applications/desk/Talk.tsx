import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { MESSAGE_MAX } from '../../../../../domain/conversation.ts';
import type { QueryAnswer } from '../../../../../server/client/contract.ts';
import { Hint } from '../../../components/Hint.tsx';
import { useWording } from '../../../i18n/use-wording.ts';
import { isCtrlEnter } from '../../../lib/is-ctrl-enter.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { formatTime } from '../../../lib/short-dates.ts';
import { useDraftText } from '../../../lib/use-draft.ts';
import { useApi } from '../../../providers/api-context.ts';
import { studentName } from '../names.ts';
import { useDesk } from './desk-context.ts';
import { StudentQuestions } from './StudentQuestions.tsx';

type Message = QueryAnswer<'hf_member__get_conversation'>['messages'][number];

const keyOf = (applicationId: number) => ['conversation', applicationId] as const;
/** The height that is in sight beside the texts, also before the page is scrolled. */
const IN_SIGHT = 'calc(100vh - 270px)';
/** Pixels from the end within which somebody reads the newest message. */
const NEAR_END = 24;
const isUnread = ({ is_by_student, read_at }: Message) => is_by_student && read_at === null;

function useConversation(applicationId: number) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(applicationId),
    queryFn: () => api.query('hf_member__get_conversation', { application_id: applicationId }),
  });
}

/** How many messages of the student nobody has read; 0 until it is known. */
export function useUnreadMessages(applicationId: number): number {
  return useConversation(applicationId).data?.messages.filter(isUnread).length ?? 0;
}

function Said({ message }: { message: Message }) {
  const { t, pick, locale } = useWording();
  const { application } = useDesk();
  const { is_by_student, is_by_mail, hf_member, created_at, read_at, body } = message;
  const notes = [
    formatTime(created_at, locale),
    is_by_mail && t('desk.talk.by_mail'),
    !is_by_student && t(read_at === null ? 'desk.talk.unread' : 'desk.talk.read'),
  ];
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        p: 1.25,
        borderRadius: 1,
        bgcolor: is_by_student ? 'warning.light' : 'secondary.light',
      }}
    >
      <Typography variant="caption" component="p">
        <strong>
          {is_by_student ? studentName(application.user) : pick(hf_member?.names) || t('desk.talk.staff')}
        </strong>{' '}
        {notes.filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {body}
      </Typography>
    </Box>
  );
}

/** What is typed stays on this device until it is sent. */
function NewMessage() {
  const { t } = useWording();
  const api = useApi();
  const client = useQueryClient();
  const { application } = useDesk();
  const [body, setBody] = useDraftText(`message.${application.id}`);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (text: string) =>
      api.command('hf_member__write_message', { application: { id: application.id }, body: text }),
    onSuccess: (answer) => {
      client.setQueryData(keyOf(application.id), answer);
      setBody('');
    },
  });
  const send = () => {
    if (body.trim() !== '' && !isPending) mutate(body.trim());
  };
  return (
    <Stack
      component="form"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ alignItems: 'flex-end', flexShrink: 0 }}
    >
      <TextField
        label={t('desk.talk.label')}
        helperText={t('desk.talk.hint')}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        onKeyDown={(event) => {
          if (!isCtrlEnter(event)) return;
          event.preventDefault();
          send();
        }}
        multiline
        minRows={3}
        maxRows={12}
        slotProps={{ htmlInput: { maxLength: MESSAGE_MAX, 'data-message': '' } }}
      />
      {error && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {problemText(error, t)}
        </Alert>
      )}
      <Button type="submit" variant="contained" loading={isPending} disabled={body.trim() === ''}>
        {t('desk.talk.send')}
      </Button>
    </Stack>
  );
}

/** The newest message is in sight when it comes, unless one reads an older one. */
function Messages({ messages }: { messages: readonly Message[] }) {
  const { t } = useWording();
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const shown = useRef<number>(undefined);
  const last = messages.at(-1);
  const lastId = last?.id;
  const isOwn = last?.is_by_student === false;
  useLayoutEffect(() => {
    const isNew = lastId !== shown.current;
    shown.current = lastId;
    if (isNew && (isAtEnd.current || isOwn)) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lastId, isOwn]);
  return (
    <Box
      ref={log}
      role="log"
      aria-label={t('desk.talk.name')}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight >= scrollHeight - NEAR_END;
      }}
      sx={{ flex: '0 1 auto', minHeight: messages.length > 0 ? 120 : 0, overflowY: 'auto' }}
    >
      <Stack component="ol" spacing={1} sx={{ p: 0, m: 0 }}>
        {messages.map((message) => (
          <Said key={message.id} message={message} />
        ))}
      </Stack>
    </Box>
  );
}

/** The conversation with the student. Opening it marks what they wrote as read. */
export function Talk() {
  const { t } = useWording();
  const api = useApi();
  const client = useQueryClient();
  const { id } = useDesk().application;
  const { data, error } = useConversation(id);
  const messages = data?.messages ?? [];
  const lastUnread = messages.findLast(isUnread)?.id;
  const { mutate } = useMutation({
    mutationFn: (last_message_id: number) =>
      api.command('hf_member__read_messages', { application: { id }, last_message_id }),
    onSuccess: (answer) => client.setQueryData(keyOf(id), answer),
  });
  useEffect(() => {
    if (lastUnread !== undefined) mutate(lastUnread);
  }, [lastUnread, mutate]);
  return (
    <Stack spacing={2}>
      {error && !data && <Alert severity="error">{problemText(error, t)}</Alert>}
      {data && messages.length === 0 && <Hint>{t('desk.talk.empty')}</Hint>}
      <Stack spacing={2} sx={{ maxHeight: { xs: '80vh', lg: IN_SIGHT } }}>
        <Messages messages={messages} />
        <NewMessage />
      </Stack>
      <StudentQuestions />
    </Stack>
  );
}
