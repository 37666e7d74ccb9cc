import type { CommandAnswer } from '../../../../server/client/contract.ts';
import { DryRunDialog, type BulkLine } from '../../components/DryRunDialog.tsx';
import type { BulkDialogProps } from '../../described/list-types.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { useApi } from '../../providers/api-context.ts';

type Line = CommandAnswer<'hf_member__reconfirm_recruitments'>['lines'][number];

/** Notes for one or many that their facts were confirmed today, after saying for which. */
export function ReconfirmDialog(props: BulkDialogProps) {
  const { t, pick } = useWording();
  const api = useApi();
  const line = ({ id, title, skipped }: Line): BulkLine => ({
    id,
    who: pick(title) || t('recruitments.untitled', { id }),
    what: skipped === null ? t('recruitments.release.confirm_what') : null,
    skipped: skipped === null ? null : t(`recruitments.release.skipped_${skipped}`),
  });
  const run = async (dry_run: boolean) => {
    const { lines } = await api.command('hf_member__reconfirm_recruitments', { ids: props.ids, dry_run });
    return lines.map(line);
  };
  return (
    <DryRunDialog
      title={t('recruitments.release.confirm_title')}
      confirmLabel={t('recruitments.release.reconfirm')}
      preview={() => run(true)}
      execute={async () => ({ lines: await run(false) })}
      onClose={props.onClose}
      onDone={props.onDone}
    />
  );
}
