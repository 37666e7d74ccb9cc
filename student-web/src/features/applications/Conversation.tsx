import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { MESSAGE_MAX } from '../../../../domain/conversation.ts';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { hasText, LangText, LinkedText } from '../../components/LangText.tsx';
import { OwnQuestions, useOwnQuestions } from '../../components/OwnQuestions.tsx';
import { Failure, Loading } from '../../components/states.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Application, Message } from '../../lib/api-types.ts';
import { CONVERSATION_ID, NEW_MESSAGE_ID, useConversation } from '../../lib/conversation.ts';
import { formatTokyoTime } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { useNewMessage, useReading } from './use-conversation.ts';

/** Shown at first: the rest is one press away. */
const SHOWN = 8;

/** What the student and the mentors of an application write to each other, and the field to write in. */
export function Conversation({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const mentor = application.hf_member?.names;
  const title = t(mentor ? 'talk.title' : 'talk.titleNoMentor');
  const { data, error, refetch } = useConversation(application.id);
  return (
    <Card
      component="section"
      id={CONVERSATION_ID}
      aria-labelledby="conversation-title"
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}
    >
      <Box>
        <Typography variant="h2" id="conversation-title">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {mentor && hasText(mentor) ? (
            <>
              {t('mentor')} <LangText map={mentor} unlabelled />
            </>
          ) : (
            t('talk.noMentor')
          )}
        </Typography>
        <Typography color="textSecondary">{t('talk.usual')}</Typography>
      </Box>
      {data ? (
        <Messages applicationId={application.id} messages={data.messages} title={title} />
      ) : error ? (
        <Failure isPart error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      <NewMessage application={application} />
      <EarlierQuestions />
    </Card>
  );
}

/** Nothing where the student has asked nothing. */
function EarlierQuestions() {
  const { t } = useTranslation('applications');
  const questions = useOwnQuestions();
  if (questions.length === 0) return null;
  return (
    <Box component="details" sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, py: 1, fontWeight: 600 }}>
        {t('talk.inquiries', { count: questions.length })}
      </Box>
      <OwnQuestions questions={questions} />
    </Box>
  );
}

interface MessagesProps {
  applicationId: number;
  messages: readonly Message[];
  title: string;
}

function Messages({ applicationId, messages, title }: MessagesProps) {
  const { t } = useTranslation('applications');
  const [isAll, setAll] = useState(false);
  const { end, isNews } = useReading(applicationId, messages);
  const firstNew = messages.find(isNews);
  // What is new is never behind the button.
  const news = firstNew ? messages.slice(messages.indexOf(firstNew)) : [];
  const shown = isAll ? messages : messages.slice(-Math.max(SHOWN, news.length));
  return (
    <div role="log" aria-label={title}>
      {messages.length === 0 && <Typography>{t('talk.empty')}</Typography>}
      {shown.length < messages.length && (
        <Button onClick={() => setAll(true)} sx={{ mb: 1, ml: -1 }}>
          {t('talk.earlier')}
        </Button>
      )}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {shown.map((message) => (
          <Said
            key={message.id}
            message={message}
            isNew={isNews(message)}
            id={message === firstNew ? NEW_MESSAGE_ID : undefined}
          />
        ))}
      </Box>
      <Box ref={end} sx={{ height: '1px' }} />
    </div>
  );
}

interface SaidProps {
  message: Message;
  isNew: boolean;
  id: string | undefined;
}

function Said({ message, isNew, id }: SaidProps) {
  const { t } = useTranslation('applications');
  const language = useScreenLanguage();
  const { is_by_student: isOwn, hf_member: member, created_at, read_at, is_by_mail, body } = message;
  return (
    <Box
      component="li"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      sx={{
        justifySelf: isOwn ? 'end' : 'start',
        maxWidth: { xs: '94%', sm: '80%' },
        minWidth: 0,
        px: 2,
        py: 1.25,
        borderRadius: 4,
        bgcolor: isOwn ? 'secondary.light' : '#FFF6EC',
      }}
    >
      <Typography
        variant="caption"
        color="textSecondary"
        component="div"
        sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', mb: 0.25 }}
      >
        <strong>
          {isOwn ? (
            t('you')
          ) : member && hasText(member.names) ? (
            <LangText map={member.names} unlabelled />
          ) : (
            t('fromMentor')
          )}
        </strong>
        <time dateTime={created_at}>{formatTokyoTime(created_at, language)}</time>
        {is_by_mail && <span>{t('talk.byMail')}</span>}
        {isNew && (
          <Box component="span" sx={{ color: 'error.dark', fontWeight: 700 }}>
            {t('talk.new')}
          </Box>
        )}
        {isOwn && read_at !== null && <span>{t('talk.read')}</span>}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
        {isOwn ? body : <LinkedText text={body} />}
      </Typography>
    </Box>
  );
}

/** What is typed stays until it has been sent, also when sending fails. */
function NewMessage({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const field = useRef<HTMLTextAreaElement>(null);
  // Where one writes on; the button alone would lose the keyboard's place.
  const { body, write, send, isPending, error } = useNewMessage(application, () => field.current?.focus());
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      <TextField
        fullWidth
        label={t(application.hf_member ? 'talk.label' : 'talk.labelNoMentor')}
        helperText={<Box sx={{ '@media (hover: none)': { display: 'none' } }}>{t('talk.keys')}</Box>}
        inputRef={field}
        value={body}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          send();
        }}
        multiline
        minRows={2}
        maxRows={10}
        slotProps={{ htmlInput: { maxLength: MESSAGE_MAX, dir: 'auto' } }}
      />
      <FormErrors error={error} />
      <Button
        type="submit"
        variant="contained"
        color="primary"
        loading={isPending}
        disabled={body.trim() === ''}
        sx={{ justifySelf: 'start' }}
      >
        {t('talk.send')}
      </Button>
    </Box>
  );
}
