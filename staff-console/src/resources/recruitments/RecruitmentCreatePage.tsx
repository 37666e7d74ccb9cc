import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetOne } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { recruitment } from '../../../../domain/entities/recruitment.ts';
import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';
import { useCommand } from '../../components/CommandButton.tsx';
import { Row } from '../../components/Row.tsx';
import { CreatePage } from '../../components/form/CreatePage.tsx';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { LinkRowsSelect } from '../../components/form/LinkRowsSelect.tsx';
import { ReferenceChoice } from '../../components/form/ReferenceChoice.tsx';
import { ReferenceSelect } from '../../components/form/ReferenceSelect.tsx';
import { EntryInput } from '../../described/Fields.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import type { Data } from '../../lib/record-changes.ts';
import { useMasterNames, useMasterSets } from '../../lib/use-master-data.ts';
import { useApi } from '../../providers/api-context.ts';
import { WHOLE_RECORD } from '../../providers/data-provider.ts';
import { RECRUITMENT_FORM, type RecruitmentRow } from './fields.ts';
import { retaken, type Taken, takenFromCompany } from './from-company.ts';
import { LISTS } from './lists.tsx';

type Company = StaffRecord<'companies'>;
const ofRecord = { ...RECRUITMENT_FORM, at: (field: string) => field, index: 0 };

/** The company that is chosen, whole; its insurances have names in every language. */
function useChosenCompany(): { company: Company; taken: Taken } | null {
  const id = useWatch<Data>({ name: 'company_id' }) as number | null | undefined;
  const { data } = useGetOne<Company>(
    'companies',
    { id: id ?? 0, meta: WHOLE_RECORD },
    { enabled: typeof id === 'number' },
  );
  const { data: master } = useMasterSets(['insurances']);
  if (!data || !master || data.id !== id) return null;
  return { company: data, taken: takenFromCompany(data, master.insurances ?? []) };
}

/** What the ad takes over from its company, to be read and changed before it is created. */
function FromCompany() {
  const { t, pick } = useWording();
  const { getValues, setValue } = useFormContext<Data>();
  const chosen = useChosenCompany();
  const before = useRef<{ id: number; taken: Taken } | null>(null);
  const nameOf = useMasterNames('prefectures');
  /** Once for each company: its record may be read anew while somebody writes. */
  const take = useEffectEvent(({ company: { id }, taken }: NonNullable<typeof chosen>) => {
    if (before.current?.id === id) return;
    for (const [name, value] of Object.entries(retaken(getValues(), before.current?.taken ?? null, taken)))
      setValue(name, structuredClone(value), { shouldDirty: true });
    before.current = { id, taken };
  });
  useEffect(() => {
    if (chosen) take(chosen);
  }, [chosen]);
  if (!chosen) return null;
  const { company } = chosen;
  return (
    <FieldSection
      title={t('recruitments.from_company.title', { company: pick(company.official_name) })}
      hint={t('recruitments.from_company.hint')}
    >
      <LinkRowsSelect
        source="offices"
        label={t('recruitments.fields.offices')}
        column="company_office_id"
        items={company.offices.map((office) => ({
          id: office.id,
          name:
            [pick(office.name), nameOf('prefectures', office.prefecture_id)].filter(Boolean).join(' · ') ||
            `${office.id}`,
        }))}
      />
      {(['recruiter_name', 'holidays_description', 'insurance_description', 'has_bonus'] as const).map(
        (field) => (
          <EntryInput key={field} entry={field} {...ofRecord} of={recruitment.fields} />
        ),
      )}
      <EntryInput entry={LISTS.allowances} {...ofRecord} />
    </FieldSection>
  );
}

/** Another ad as the beginning: its copy is a draft of its own, with everything but the deadline. */
function FromCopy() {
  const { t, pick } = useWording();
  const api = useApi();
  const navigate = useNavigate();
  const command = useCommand();
  const [id, setId] = useState<number | null>(null);
  const copy = (original: number) =>
    command.run(async () => {
      const made = await api.command('hf_member__copy_recruitment', { recruitment: { id: original } });
      void navigate(`/recruitments/${made.id}`);
      return t('recruitments.release.copied');
    });
  return (
    <FieldSection title={t('recruitments.from_copy.title')} hint={t('recruitments.from_copy.hint')}>
      <ReferenceChoice<RecruitmentRow>
        label={t('recruitments.from_copy.which')}
        reference="recruitments"
        nameOf={(row) => `${pick(row.title)} · ${pick(row.company.official_name)}`}
        ids={id === null ? [] : [id]}
        onChoose={([chosen]) => setId(chosen ?? null)}
      />
      <Row>
        <Button
          variant="outlined"
          disabled={id === null || command.isBusy}
          onClick={() => id !== null && void copy(id)}
        >
          {t('recruitments.from_copy.copy')}
        </Button>
      </Row>
    </FieldSection>
  );
}

/** A new draft: company and title, what the company holds, or a copy; the rest follows on its own page. */
export default function RecruitmentCreatePage() {
  const { t, pick } = useWording();
  const [address] = useSearchParams();
  const company_id = Number(address.get('company_id'));
  return (
    <CreatePage
      resource="recruitments"
      title={t('recruitments.new')}
      listLabel={t('recruitments.title')}
      defaults={{ salary_unit: 'month', ...(company_id > 0 && { company_id }) }}
    >
      <FromCopy />
      <FieldSection title={t('recruitments.sections.basics')}>
        <Alert severity="info">{t('recruitments.create_hint')}</Alert>
        <ReferenceSelect<StaffRow<'companies'>>
          source="company_id"
          label={t('recruitments.fields.company_id')}
          reference="companies"
          nameOf={(company) => pick(company.official_name)}
          isRequired
        />
        <LanguageMapInput source="title" label={t('recruitments.fields.title')} isRequired />
      </FieldSection>
      <FromCompany />
    </CreatePage>
  );
}
