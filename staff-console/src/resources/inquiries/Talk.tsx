import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StaffRecord } from '../../../../server/client/resources.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { askerOf } from './asker.ts';
import { ReplyForm } from './ReplyForm.tsx';

function Words({ who, at, text }: { who: string; at: string; text: string }) {
  const { time } = useWording();
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {who} · {time(at)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.5 }}>{text}</Typography>
    </Paper>
  );
}

/** The question with what was answered, and the place to answer. */
export function Talk({ inquiry, reload }: { inquiry: StaffRecord<'inquiries'>; reload: () => void }) {
  const { t, pick } = useWording();
  return (
    <Box component="section" aria-label={t('office.inquiries.talk')} sx={{ mt: 3 }}>
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0, mb: 2 }}>
        <Words who={askerOf(inquiry, t)} at={inquiry.created_at} text={inquiry.message} />
        {inquiry.inquiry_replies.map((reply) => (
          <Words
            key={reply.id}
            who={pick(reply.hf_member?.names) || t('office.inquiries.staff')}
            at={reply.created_at}
            text={reply.body}
          />
        ))}
      </Stack>
      <ReplyForm inquiry={inquiry} reload={reload} />
    </Box>
  );
}
