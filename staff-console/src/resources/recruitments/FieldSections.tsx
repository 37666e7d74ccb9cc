import Box from '@mui/material/Box';
import { recruitment } from '../../../../domain/entities/recruitment.ts';
import { itemAt } from '../../../../domain/required.ts';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { EntryInput, inRuns, isWide } from '../../described/Fields.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import {
  fieldAnchor,
  RECRUITMENT_FORM,
  SECTIONS,
  sectionAnchor,
  type FieldName,
  type ListName,
} from './fields.ts';
import { LISTS } from './lists.tsx';

function Anchored({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Box id={fieldAnchor(name)} sx={{ scrollMarginTop: 96, minWidth: 0, '& > *': { width: '100%' } }}>
      {children}
    </Box>
  );
}

const ofRecord = { ...RECRUITMENT_FORM, at: (field: string) => field, index: 0 };

function entryOf(name: FieldName | ListName) {
  if (name in LISTS) return LISTS[name as ListName];
  return recruitment.fields[name].kind === 'decimal'
    ? ({ field: name, unit: 'recruitments.hours_unit' } as const)
    : name;
}

function Section({ name: section, fields, lists }: (typeof SECTIONS)[number]) {
  const t = useTranslate();
  const input = (name: FieldName | ListName) => (
    <Anchored key={name} name={name}>
      <EntryInput entry={entryOf(name)} {...ofRecord} />
    </Anchored>
  );
  return (
    <Box id={sectionAnchor(section)} tabIndex={-1} sx={{ scrollMarginTop: 80, outline: 'none' }}>
      <FieldSection
        title={t(`recruitments.sections.${section}`)}
        hint={t(`recruitments.section_hints.${section}`)}
      >
        {inRuns(fields, recruitment.fields).map((run) => (
          <FieldGrid key={itemAt(run, 0)} min={isWide(itemAt(run, 0), recruitment.fields) ? 600 : 240}>
            {run.map(input)}
          </FieldGrid>
        ))}
        {lists.map(input)}
      </FieldSection>
    </Box>
  );
}

/** Every field of a recruitment. */
export function FieldSections() {
  return SECTIONS.map((section) => <Section key={section.name} {...section} />);
}
