import type { StaffRecord } from '../../../../server/client/resources.ts';
import { CommandButton } from '../../components/CommandButton.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useApi } from '../../providers/api-context.ts';

/** Closes a question that needs no more words, or opens it again. */
export function CloseButton({ inquiry, reload }: { inquiry: StaffRecord<'inquiries'>; reload: () => void }) {
  const t = useTranslate();
  const api = useApi();
  const isClosed = inquiry.state === 'closed';
  const work = async () => {
    await api.command('hf_member__close_inquiry', { inquiry: { id: inquiry.id, is_closed: !isClosed } });
    reload();
  };
  return (
    <CommandButton work={work}>
      {t(isClosed ? 'office.inquiries.reopen' : 'office.inquiries.close')}
    </CommandButton>
  );
}
