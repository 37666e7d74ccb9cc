import { LONG_TEXT_MAX } from '../../../../server/domain/constants.ts';
import { ChoiceInput } from '../../components/form/ChoiceInput.tsx';
import { DayInput } from '../../components/form/DateTimeInput.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { MasterSelect } from '../../components/form/MasterSelect.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useSay } from '../../i18n/use-words.ts';

const STATUSES = ['active', 'paused', 'closed'] as const;
const NAMES = ['last_name', 'first_name', 'last_name_kana', 'first_name_kana', 'phone_num'] as const;

/** What staff write of a student, and what managers mend on request. */
export function StudentFields({ canCorrect }: { canCorrect: boolean }) {
  const say = useSay();
  return (
    <>
      <FieldSection title={say('students.ours')} hint={say('students.ours_hint')}>
        <TextInput source="summary" label={say('students.summary')} isMultiline maxLength={LONG_TEXT_MAX} />
        {canCorrect && (
          <ChoiceInput
            source="status"
            label={say('students.status')}
            hint={say('students.status_hint')}
            choices={STATUSES.map((value) => ({ value, label: say(`students.statuses.${value}`) }))}
          />
        )}
      </FieldSection>
      {canCorrect && (
        <FieldSection title={say('students.correct')} hint={say('students.correct_hint')}>
          <FieldGrid>
            {NAMES.map((source) => (
              <TextInput key={source} source={source} label={say(`students.${source}`)} />
            ))}
            <MasterSelect source="home_country_id" set="countries" label={say('students.home_country_id')} />
            <MasterSelect
              source="living_country_id"
              set="countries"
              label={say('students.living_country_id')}
            />
            <MasterSelect
              source="living_prefecture_id"
              set="prefectures"
              label={say('students.living_prefecture_id')}
            />
            <DayInput source="graduate_latest_school_at" label={say('students.graduate_latest_school_at')} />
          </FieldGrid>
        </FieldSection>
      )}
    </>
  );
}
