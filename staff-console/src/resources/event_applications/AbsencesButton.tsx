import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AskDialog } from '../../components/AskDialog.tsx';
import { useCommand } from '../../components/CommandButton.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useApi } from '../../providers/api-context.ts';

/** Records of all with a seat who are not checked in that they did not come, after saying of how many. */
export function AbsencesButton({ eventId }: { eventId: number }) {
  const t = useTranslate();
  const api = useApi();
  const client = useQueryClient();
  const { isBusy, run } = useCommand();
  const [count, setCount] = useState<number | null>(null);
  const send = (dry_run: boolean) =>
    api.command('hf_member__record_absences', { event_id: eventId, dry_run });
  const ask = () =>
    run(async () => {
      const answer = await send(true);
      if (answer.count === 0) return t('check_in.absences.none');
      setCount(answer.count);
    });
  const confirm = () =>
    run(
      async () => {
        const answer = await send(false);
        return t('check_in.absences.done', { smart_count: answer.count });
      },
      () => {
        setCount(null);
        void client.invalidateQueries();
      },
    );
  return (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={() => void ask()}>
        {t('check_in.absences.button')}
      </Button>
      {count !== null && (
        <AskDialog
          title={t('check_in.absences.button')}
          closeLabel={t('bulk.cancel')}
          onClose={() => setCount(null)}
          isBusy={isBusy}
          confirm={{ label: t('check_in.absences.confirm'), act: () => void confirm() }}
        >
          {t('check_in.absences.ask', { smart_count: count })}
        </AskDialog>
      )}
    </>
  );
}
