import { LONG_TEXT_MAX } from '../../../../domain/constants.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'ra-core';
import type { StaffRecord } from '../../../../server/client/resources.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { problemText } from '../../lib/problem-text.ts';
import { useDraftText } from '../../lib/use-draft-text.ts';
import { useApi } from '../../providers/api-context.ts';

/** Answers by mail. What is typed stays on this device until it is sent. */
export function ReplyForm({ inquiry, reload }: { inquiry: StaffRecord<'inquiries'>; reload: () => void }) {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const [body, setBody] = useDraftText(`inquiry.${inquiry.id}`);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!inquiry.user) return <Alert severity="info">{t('office.inquiries.nobody_hint')}</Alert>;
  const send = async (isClosed: boolean) => {
    setBusy(true);
    setProblem(null);
    try {
      await api.command('hf_member__reply_to_inquiry', {
        inquiry: { id: inquiry.id, is_closed: isClosed },
        body,
      });
      setBody('');
      notify(t('office.inquiries.sent'), { type: 'success' });
      reload();
    } catch (error) {
      setProblem(problemText(error, t));
    } finally {
      setBusy(false);
    }
  };
  const isEmpty = body.trim() === '';
  return (
    <Box
      component="form"
      onSubmit={(event) => event.preventDefault()}
      aria-label={t('office.inquiries.reply')}
    >
      <TextField
        multiline
        minRows={5}
        label={t('office.inquiries.reply')}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONG_TEXT_MAX } }}
      />
      <Typography variant="caption" color="textSecondary" component="p">
        {t('office.inquiries.reply_hint')}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={isBusy || isEmpty} onClick={() => void send(true)}>
          {t('office.inquiries.send_and_close')}
        </Button>
        <Button variant="outlined" disabled={isBusy || isEmpty} onClick={() => void send(false)}>
          {t('office.inquiries.send')}
        </Button>
      </Box>
    </Box>
  );
}
