import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { StaffRecord } from '../../../../server/client/resources.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { problemText } from '../../lib/problem-text.ts';
import { useApi } from '../../providers/api-context.ts';

/** Closes a question that needs no more words, or opens it again. */
export function CloseButton({ inquiry, reload }: { inquiry: StaffRecord<'inquiries'>; reload: () => void }) {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const isClosed = inquiry.state === 'closed';
  const act = async () => {
    setBusy(true);
    try {
      await api.command('hf_member__close_inquiry', { inquiry: { id: inquiry.id, is_closed: !isClosed } });
      reload();
    } catch (error) {
      notify(problemText(error, t), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" disabled={isBusy} onClick={() => void act()}>
      {t(isClosed ? 'office.inquiries.reopen' : 'office.inquiries.close')}
    </Button>
  );
}
