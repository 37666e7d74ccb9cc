import Box from '@mui/material/Box';
import { itemAt } from '../../../../domain/required.ts';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { fieldAnchor, SECTIONS, sectionAnchor, type Field } from './fields.ts';
import { FieldInput } from './FieldInput.tsx';
import { ListInput } from './ListInput.tsx';

/** Words and choices of several take the whole width; short fields stand beside each other. */
const isWide = ({ kind }: Field) => kind === 'line' || kind === 'text' || kind === 'links';

/** Fields in their order, runs of short ones in a grid. */
function inRuns(fields: readonly Field[]): Field[][] {
  const runs: Field[][] = [];
  for (const field of fields) {
    const last = runs.at(-1);
    if (last?.[0] && isWide(last[0]) === isWide(field) && !isWide(field)) last.push(field);
    else runs.push([field]);
  }
  return runs;
}

function Anchored({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Box id={fieldAnchor(name)} sx={{ scrollMarginTop: 96, minWidth: 0, '& > *': { width: '100%' } }}>
      {children}
    </Box>
  );
}

function Section({ name: section, fields, lists }: (typeof SECTIONS)[number]) {
  const t = useTranslate();
  return (
    <Box id={sectionAnchor(section)} tabIndex={-1} sx={{ scrollMarginTop: 80, outline: 'none' }}>
      <FieldSection
        title={t(`recruitments.sections.${section}`)}
        hint={t(`recruitments.section_hints.${section}`)}
      >
        {inRuns(fields).map((run) => (
          <FieldGrid key={itemAt(run, 0).name} min={isWide(itemAt(run, 0)) ? 600 : 240}>
            {run.map((field) => (
              <Anchored key={field.name} name={field.name}>
                <FieldInput field={field} />
              </Anchored>
            ))}
          </FieldGrid>
        ))}
        {lists.map((name) => (
          <Anchored key={name} name={name}>
            <ListInput name={name} />
          </Anchored>
        ))}
      </FieldSection>
    </Box>
  );
}

/** Every field of a recruitment. */
export function FieldSections() {
  return SECTIONS.map((section) => <Section key={section.name} {...section} />);
}
