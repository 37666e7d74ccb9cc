import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../i18n/use-translation.tsx';
import { api } from '../lib/api.ts';
import { formatTokyoTime } from '../lib/dates.ts';
import { useScreenLanguage } from '../lib/page-language.ts';

export function useOwnQuestions() {
  const { data } = useQuery({
    queryKey: ['inquiries'],
    queryFn: () => api.query('user__get_inquiries', {}),
  });
  return data?.inquiries ?? [];
}

/** What the student has asked the office with the question button, and what was answered. */
export function OwnQuestions({ questions }: { questions: ReturnType<typeof useOwnQuestions> }) {
  const { t } = useTranslation('notifications');
  const language = useScreenLanguage();
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
      {questions.map(({ id, message, created_at, inquiry_replies }) => (
        <li key={id}>
          <Words who={t('questions.you')} at={formatTokyoTime(created_at, language)} text={message} />
          {inquiry_replies.map((reply) => (
            <Box key={reply.id} sx={{ mt: 1, pl: 2, borderLeft: 3, borderColor: 'divider' }}>
              <Words
                who={t('questions.office')}
                at={formatTokyoTime(reply.created_at, language)}
                text={reply.body}
              />
            </Box>
          ))}
          {inquiry_replies.length === 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {t('questions.unanswered')}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  );
}

function Words({ who, at, text }: { who: string; at: string; text: string }) {
  return (
    <>
      <Typography variant="caption" color="textSecondary" component="p">
        {who} · {at}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
        {text}
      </Typography>
    </>
  );
}
