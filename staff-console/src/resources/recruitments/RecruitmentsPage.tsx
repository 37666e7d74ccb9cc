import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { CompanyFilter } from '../../components/list/CompanyFilter.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { SearchChoice } from '../../components/form/SearchChoice.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatDay, formatTime } from '../../lib/short-dates.ts';
import { useMasterItems, type MasterSetName } from '../../lib/use-master-data.ts';
import { useMember } from '../../session/member.ts';
import { ReconfirmDialog } from './ReconfirmDialog.tsx';
import type { RecruitmentRow } from './recruitment.ts';
import { RecruitmentStateChip } from './RecruitmentStateChip.tsx';

const STATES = ['draft', 'review', 'released', 'closed'] as const satisfies RecruitmentRow['state'][];

interface MasterFilterProps {
  set: MasterSetName;
  label: string;
  value: unknown;
  onChange(value: unknown): void;
}

function MasterFilter({ set, label, value, onChange }: MasterFilterProps) {
  const { items, isPending } = useMasterItems(set);
  return (
    <SearchChoice
      label={label}
      isPending={isPending}
      choices={items}
      chosen={items.filter(({ id }) => id === value)}
      onChoose={([id]) => onChange(id ?? null)}
    />
  );
}

/** Every recruitment, the newest first. */
export default function RecruitmentsPage() {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const { role } = useMember();
  const [chosen, setChosen] = useState<{ ids: number[]; reload(): void; clear(): void } | null>(null);
  const nameOf = (row: RecruitmentRow) => pick(row.title) || t('recruitments.untitled', { id: row.id });
  const time = (iso: string | null) => (iso === null ? '—' : formatTime(iso, locale));
  const day = (iso: string | null) => (iso === null ? '—' : formatDay(iso, locale));
  return (
    <>
      <ResourceList<RecruitmentRow>
        resource="recruitments"
        title={t('recruitments.title')}
        hint={t('recruitments.hint')}
        nameOf={nameOf}
        linkTo={(row) => `/recruitments/${row.id}`}
        sort={{ field: 'id', order: 'DESC' }}
        searchLabel={t('recruitments.search')}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: t('recruitments.state'),
            choices: STATES.map((state) => ({ value: state, label: t(`recruitments.states.${state}`) })),
          },
          {
            kind: 'custom',
            name: 'company_id',
            label: t('recruitments.company'),
            render: (value, change) => (
              <CompanyFilter label={t('recruitments.company')} value={value} onChange={change} />
            ),
          },
          {
            kind: 'custom',
            name: 'prefecture_id',
            label: t('recruitments.prefecture'),
            render: (value, change) => (
              <MasterFilter
                set="prefectures"
                label={t('recruitments.prefecture')}
                value={value}
                onChange={change}
              />
            ),
          },
          {
            kind: 'custom',
            name: 'job_category_id',
            label: t('recruitments.job_category'),
            render: (value, change) => (
              <MasterFilter
                set="job_categories"
                label={t('recruitments.job_category')}
                value={value}
                onChange={change}
              />
            ),
          },
          { kind: 'switch', name: 'needs_reconfirmation', label: t('recruitments.needs_reconfirmation') },
        ]}
        createLabel={role === 'manager' ? t('recruitments.new') : undefined}
        hasExport
        {...(role === 'manager' && {
          renderBulkActions: ({ ids, clear, reload }) => (
            <Button onClick={() => setChosen({ ids, clear, reload })}>
              {t('recruitments.release.reconfirm')}
            </Button>
          ),
        })}
        empty={{ title: t('recruitments.empty'), hint: t('recruitments.empty_hint') }}
        columns={[
          { id: 'title', label: t('recruitments.fields.title'), render: nameOf },
          {
            id: 'company',
            label: t('recruitments.company'),
            render: (row) => pick(row.company.official_name),
          },
          {
            id: 'state',
            label: t('recruitments.state'),
            render: (row) => <RecruitmentStateChip state={row.state} />,
          },
          {
            id: 'as_of_on',
            label: t('recruitments.as_of'),
            sort: 'as_of_on',
            render: (row) => (
              <>
                {day(row.as_of_on)}{' '}
                {row.needs_reconfirmation && (
                  <Chip size="small" color="warning" label={t('recruitments.needs_reconfirmation')} />
                )}
              </>
            ),
          },
          {
            id: 'apply_deadline_on',
            label: t('recruitments.deadline'),
            sort: 'apply_deadline_on',
            render: (row) => day(row.apply_deadline_on),
          },
          {
            id: 'published_at',
            label: t('recruitments.published_at'),
            sort: 'published_at',
            isOptional: true,
            render: (row) => time(row.published_at),
          },
          {
            id: 'updated_at',
            label: t('recruitments.updated_at'),
            sort: 'updated_at',
            isOptional: true,
            render: (row) => time(row.updated_at),
          },
        ]}
      />
      {chosen && (
        <ReconfirmDialog
          ids={chosen.ids}
          onClose={() => setChosen(null)}
          onDone={() => {
            chosen.reload();
            chosen.clear();
          }}
        />
      )}
    </>
  );
}
