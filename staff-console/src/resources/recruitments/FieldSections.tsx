import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { recruitment } from '../../../../domain/entities/recruitment.ts';
import { itemAt } from '../../../../domain/required.ts';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { EntryInput, inRuns, isWide } from '../../described/Fields.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import {
  fieldAnchor,
  type FieldName,
  type ListName,
  RECRUITMENT_FORM,
  sectionAnchor,
  SECTIONS,
} from './fields.ts';
import { LISTS } from './lists.tsx';

/** Brings a part of the page into view and the keyboard to it: to its first input, or to the part itself. */
export function goTo(anchor: string): void {
  const part = document.getElementById(anchor);
  if (!part) return;
  part.scrollIntoView({ block: 'start' });
  const target = part.hasAttribute('tabindex')
    ? part
    : part.querySelector<HTMLElement>('input:not([type=hidden]), textarea, [role=combobox], button');
  target?.focus({ preventScroll: true });
}

/** The parts of the form: beside it where there is room, above it elsewhere. */
export function Contents() {
  const t = useTranslate();
  return (
    <Box component="nav" aria-label={t('recruitments.contents')} sx={{ position: { lg: 'sticky' }, top: 16 }}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'flex',
          flexWrap: 'wrap',
          flexDirection: { xs: 'row', lg: 'column' },
          gap: 0.5,
        }}
      >
        {SECTIONS.map(({ name: section }) => (
          <li key={section}>
            <Button
              size="small"
              color="inherit"
              onClick={() => goTo(sectionAnchor(section))}
              sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
            >
              {t(`recruitments.sections.${section}`)}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

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
