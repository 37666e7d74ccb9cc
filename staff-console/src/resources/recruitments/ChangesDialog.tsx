import { AskDialog } from '../../components/AskDialog.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { Data } from '../../lib/record-changes.ts';
import { DifferenceList } from './DifferenceList.tsx';

/** What saving would change for students. */
export function ChangesDialog({ before, after, onClose }: { before: Data; after: Data; onClose(): void }) {
  const t = useTranslate();
  return (
    <AskDialog
      title={t('recruitments.release.changes')}
      closeLabel={t('recruitments.release.shut')}
      onClose={onClose}
      width="md"
      isLong="scrolled"
    >
      <DifferenceList before={before} after={after} />
    </AskDialog>
  );
}
