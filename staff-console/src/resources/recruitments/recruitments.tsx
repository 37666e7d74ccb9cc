import Chip from '@mui/material/Chip';
import { recruitment } from '../../../../domain/entities/recruitment.ts';
import { describe } from '../../described/describe.ts';
import type { Wording } from '../../i18n/use-wording.ts';
import { formatDay } from '../../lib/short-dates.ts';
import { ReconfirmDialog } from './ReconfirmDialog.tsx';
import type { RecruitmentRow } from './recruitment.ts';
import { RecruitmentStateChip } from './RecruitmentStateChip.tsx';

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
      { field: 'state', render: (row) => <RecruitmentStateChip state={row.state} /> },
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
