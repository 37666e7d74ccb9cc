import Chip from '@mui/material/Chip';
import { recruitment } from '../../../../domain/entities/recruitment.ts';
import type { CommandAnswer } from '../../../../server/client/contract.ts';
import { type BulkLine, DryRunDialog } from '../../components/DryRunDialog.tsx';
import { describe } from '../../described/describe.ts';
import type { BulkDialogProps } from '../../described/list-types.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording, type Wording } from '../../i18n/use-wording.ts';
import { formatDay } from '../../lib/short-dates.ts';
import { useApi } from '../../providers/api-context.ts';
import type { RecruitmentRow } from './fields.ts';

const COLOURS = { draft: 'default', review: 'warning', released: 'success', closed: 'default' } as const;

/** How far a recruitment has come. */
export function RecruitmentStateChip({ state }: Pick<RecruitmentRow, 'state'>) {
  const t = useTranslate();
  return (
    <Chip
      size="small"
      label={t(`recruitments.states.${state}`)}
      color={COLOURS[state]}
      variant={state === 'released' ? 'filled' : 'outlined'}
    />
  );
}

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

const nameOf = (row: RecruitmentRow, { t, pick }: Wording) =>
  pick(row.title) || t('recruitments.untitled', { id: row.id });

/** Job ads, the newest first: managers write and release them, mentors read them. */
export default describe('recruitments', recruitment, {
  words: 'recruitments',
  createdBy: 'manager',
  nameOf,
  choices: { state: (state) => `recruitments.states.${state}` },
  list: {
    sort: ['id', 'DESC'],
    hasExport: true,
    bulk: [{ label: 'recruitments.release.reconfirm', Dialog: ReconfirmDialog, isForManagers: true }],
    filters: [
      { name: 'state', values: ['draft', 'review', 'released', 'closed'] },
      { name: 'company_id', label: 'recruitments.company', kind: 'reference', to: 'companies' },
      { name: 'prefecture_id', label: 'recruitments.prefecture', kind: 'master', set: 'prefectures' },
      { name: 'job_category_id', label: 'recruitments.job_category', kind: 'master', set: 'job_categories' },
      { name: 'needs_reconfirmation', kind: 'switch' },
    ],
    columns: [
      { field: 'title', label: 'recruitments.fields.title', render: nameOf },
      { field: 'company', render: (row, { pick }) => pick(row.company.official_name) },
      {
        field: 'state',
        render: (row, { t }) => (
          <>
            <RecruitmentStateChip state={row.state} />{' '}
            {row.is_revision && <Chip size="small" color="info" label={t('recruitments.is_revision')} />}
          </>
        ),
      },
      {
        field: 'as_of_on',
        label: 'recruitments.as_of',
        sort: true,
        render: (row, { t, locale }) => (
          <>
            {row.as_of_on === null ? '—' : formatDay(row.as_of_on, locale)}{' '}
            {row.needs_reconfirmation && (
              <Chip size="small" color="warning" label={t('recruitments.needs_reconfirmation')} />
            )}
          </>
        ),
      },
      { field: 'apply_deadline_on', label: 'recruitments.deadline', sort: true },
      { field: 'published_at', sort: true, isOptional: true },
      { field: 'updated_at', sort: true, isOptional: true },
    ],
  },
});
