import ExpandIcon from '../../../../web/icons/ExpandMore.tsx';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '../../../../domain/constants.ts';
import { Hint } from '../../components/Hint.tsx';
import { ChoiceInput } from '../../components/form/ChoiceInput.tsx';
import { DayInput } from '../../components/form/DateTimeInput.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { MasterSelect } from '../../components/form/MasterSelect.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';

const STATUSES = ['active', 'paused', 'closed'] as const;
const NAMES = ['last_name', 'first_name', 'last_name_kana', 'first_name_kana', 'phone_num'] as const;

const CORRECTED = [
  ...NAMES,
  'home_country_id',
  'living_country_id',
  'living_prefecture_id',
  'graduate_latest_school_at',
] as const;

/** Rarely needed, so folded away; a field in it that was changed or refused keeps it open. */
function Corrections() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { dirtyFields, errors } = useFormState();
  const isNeeded = CORRECTED.some((name) => dirtyFields[name] || errors[name]);
  return (
    <Box>
      <Accordion
        variant="outlined"
        disableGutters
        expanded={isOpen || isNeeded}
        onChange={(_event, next) => setOpen(next)}
        slotProps={{ heading: { component: 'h2' } }}
      >
        <AccordionSummary expandIcon={<ExpandIcon />} sx={{ px: { xs: 2, md: 3 } }}>
          <Typography component="span" variant="h2">
            {t('students.correct')}
          </Typography>
        </AccordionSummary>
        <AccordionDetails sx={{ px: { xs: 2, md: 3 } }}>
          <Hint sx={{ mb: 2 }}>{t('students.correct_hint')}</Hint>
          <FieldGrid>
            {NAMES.map((source) => (
              <TextInput
                key={source}
                source={source}
                label={t(`students.${source}`)}
                maxLength={SHORT_TEXT_MAX}
              />
            ))}
            <MasterSelect source="home_country_id" set="countries" label={t('students.home_country_id')} />
            <MasterSelect
              source="living_country_id"
              set="countries"
              label={t('students.living_country_id')}
            />
            <MasterSelect
              source="living_prefecture_id"
              set="prefectures"
              label={t('students.living_prefecture_id')}
            />
            <DayInput source="graduate_latest_school_at" label={t('students.graduate_latest_school_at')} />
          </FieldGrid>
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}

/** What staff write of a student, and what managers mend on request. */
export function StudentFields({ canCorrect }: { canCorrect: boolean }) {
  const t = useTranslate();
  return (
    <>
      <FieldSection title={t('students.ours')} hint={t('students.ours_hint')}>
        <TextInput source="summary" label={t('students.summary')} isMultiline maxLength={LONG_TEXT_MAX} />
        {canCorrect && (
          <ChoiceInput
            source="status"
            isRequired
            label={t('students.status')}
            hint={t('students.status_hint')}
            choices={STATUSES.map((value) => ({ value, label: t(`students.statuses.${value}`) }))}
          />
        )}
      </FieldSection>
      {canCorrect && <Corrections />}
    </>
  );
}
