import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { api } from '../../lib/api.ts';
import { formatTokyoTime } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';

/** What the student has asked the office with the question button, and what was answered; nothing where there is none. */
export function EarlierQuestions() {
  const { t } = useTranslation('applications');
  const language = useScreenLanguage();
  const { data } = useQuery({
    queryKey: ['inquiries'],
    queryFn: () => api.query('user__get_inquiries', {}),
  });
  const inquiries = data?.inquiries ?? [];
  if (inquiries.length === 0) return null;
  return (
    <Box component="details" sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, py: 1, fontWeight: 600 }}>
        {t('talk.inquiries', { count: inquiries.length })}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {inquiries.map(({ id, message, created_at, inquiry_replies }) => (
          <li key={id}>
            <Words who={t('you')} at={formatTokyoTime(created_at, language)} text={message} />
            {inquiry_replies.map((reply) => (
              <Box key={reply.id} sx={{ mt: 1, pl: 2, borderLeft: 3, borderColor: 'divider' }}>
                <Words
                  who={t('talk.office')}
                  at={formatTokyoTime(reply.created_at, language)}
                  text={reply.body}
                />
              </Box>
            ))}
            {inquiry_replies.length === 0 && (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
                {t('talk.unanswered')}
              </Typography>
            )}
          </li>
        ))}
      </Box>
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
