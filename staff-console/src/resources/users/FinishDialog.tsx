import { useRefresh } from 'ra-core';
import { DryRunDialog } from '../../components/DryRunDialog.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useFinishConsulting } from './finish-consulting.ts';

/** Records talks as held, after showing which; for ten minutes that can be taken back. */
export function FinishDialog({ ids, onClose, onDone }: { ids: number[]; onClose(): void; onDone?(): void }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const finish = useFinishConsulting();
  return (
    <DryRunDialog
      title={t('students.finish_title')}
      confirmLabel={t('students.finish')}
      preview={() => finish.preview(ids)}
      execute={() => finish.execute(ids)}
      onClose={onClose}
      onDone={() => {
        refresh();
        onDone?.();
      }}
    />
  );
}
