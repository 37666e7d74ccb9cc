import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'ra-core';
import { required } from '../../../../domain/required.ts';
import type { StaffRecord } from '../../../../server/client/resources.ts';
import { Hint } from '../../components/Hint.tsx';
import { Problem } from '../../components/Problem.tsx';
import { Row } from '../../components/Row.tsx';
import { TimeField } from '../../components/form/DateFields.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime, fromTokyoInput, toTokyoInput } from '../../lib/short-dates.ts';
import { useApi } from '../../providers/api-context.ts';

type Mail = StaffRecord<'recommend_mails'>;
type Reply = Mail['replies'][number];

function ReplyLine({ reply, onUndo, isBusy }: { reply: Reply; onUndo(): void; isBusy: boolean }) {
  const { t, pick, locale } = useWording();
  return (
    <Stack component="li" spacing={0.5} sx={{ listStyle: 'none' }}>
      <Row>
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {formatTime(reply.received_at, locale)}
        </Typography>
        <Hint>
          {reply.noted_by ? t('bounces.noted_by', { who: pick(reply.noted_by) }) : t('bounces.by_mail')}
        </Hint>
        {reply.is_automatic && <Chip size="small" label={t('bounces.automatic')} />}
        {!reply.is_from_student && (
          <Chip
            size="small"
            color="warning"
            label={t('bounces.other_sender', { email: reply.from_email || t('bounces.unknown_sender') })}
          />
        )}
        {reply.can.undo && (
          <Button size="small" disabled={isBusy} onClick={onUndo}>
            {t('bounces.take_back')}
          </Button>
        )}
      </Row>
      {reply.text && (
        <Typography
          variant="body2"
          sx={{
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            borderLeft: 3,
            borderColor: 'divider',
            pl: 1.5,
          }}
        >
          {reply.text}
        </Typography>
      )}
    </Stack>
  );
}

/** What came back from the student: mails that answered it, and what staff heard in another way. */
export function RepliesPanel({ mail, reload }: { mail: Mail; reload(): void }) {
  const { t } = useWording();
  const api = useApi();
  const notify = useNotify();
  const [at, setAt] = useState<string | null>(null);
  const change = useMutation({
    mutationFn: async (work: 'note' | Reply) => {
      if (work !== 'note') await api.command('hf_member__undo_recommend_reply', { id: work.id });
      else
        await api.command('hf_member__note_recommend_reply', {
          recommend_mail_id: mail.id,
          received_at: required(fromTokyoInput(at ?? '')),
        });
      return work;
    },
    onSuccess: (work) => {
      setAt(null);
      notify(t(work === 'note' ? 'bounces.noted' : 'bounces.taken_back'), { type: 'success' });
      reload();
    },
  });
  if (mail.sent_recommend_at === null) return null;
  return (
    <Paper component="section" variant="outlined" aria-labelledby="replies" sx={{ p: { xs: 2, md: 2.5 } }}>
      <Stack spacing={1.5}>
        <Typography id="replies" component="h2" variant="h2">
          {t('bounces.replies')}
        </Typography>
        {mail.replies.length === 0 ? (
          <Typography variant="body2">{t('bounces.no_reply')}</Typography>
        ) : (
          <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0 }}>
            {mail.replies.map((reply) => (
              <ReplyLine
                key={reply.id}
                reply={reply}
                isBusy={change.isPending}
                onUndo={() => change.mutate(reply)}
              />
            ))}
          </Stack>
        )}
        <Problem of={change} />
        <Row
          component="form"
          noValidate

          onSubmit={(event) => {
            event.preventDefault();
            change.mutate('note');
          }}
        >
          {at === null ? (
            <Button variant="outlined" onClick={() => setAt(toTokyoInput(new Date().toISOString()))}>
              {t('bounces.note')}
            </Button>
          ) : (
            <>
              <TimeField
                label={t('bounces.note_when')}
                value={at}
                onChange={setAt}
                sx={{ width: 'auto', minWidth: 240 }}
              />
              <Button
                type="submit"
                variant="contained"
                disabled={fromTokyoInput(at) === null || change.isPending}
              >
                {t('bounces.note')}
              </Button>
              <Button onClick={() => setAt(null)}>{t('bounces.cancel')}</Button>
            </>
          )}
        </Row>
      </Stack>
    </Paper>
  );
}
