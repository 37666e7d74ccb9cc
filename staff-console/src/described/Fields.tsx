import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { isToldAsIds } from '../../../domain/entities/fields.ts';
import { itemAt, required } from '../../../domain/required.ts';
import { FieldGrid, FieldSection } from '../components/form/FieldGrid.tsx';
import { NestedList } from '../components/form/NestedList.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { Data } from '../lib/record-changes.ts';
import { useMasterNames, type MasterSetName } from '../lib/use-master-data.ts';
import type { AnyChoices, AnyEntry, AnyList, AnySection, At, Field, Rows } from './form-types.ts';
import { TableInput } from './TableInput.tsx';
import { useWording, type Wording } from '../i18n/use-wording.ts';

interface Place {
  /** The fields of the entity, or of a row. */
  of: Rows;
  /** Where the labels are: `words.<field>`. */
  words: string;
  choices: AnyChoices | undefined;
  at: At;
  /** Of the row it is in. */
  index: number;
}

/** A field by the name the form has for it. */
function fieldOf(of: Rows, name: string): Field {
  return required(
    of[name] ?? Object.values(of).find((field) => isToldAsIds(field, true) && field.ids === name),
  );
}

/** Words and choices of several take the whole width; short fields stand beside each other. */
const WIDE: ReadonlySet<Field['kind']> = new Set(['language_map', 'text', 'links']);

/** Whether an entry has a line of its own. */
export function isWide(entry: AnyEntry, of: Rows): boolean {
  if (typeof entry === 'string') return WIDE.has(fieldOf(of, entry).kind);
  if ('field' in entry) return entry.isWide ?? WIDE.has(fieldOf(of, entry.field).kind);
  return 'render' in entry ? entry.isWide !== false : true;
}

const keyOf = (entry: AnyEntry, index: number) => {
  if (typeof entry === 'string') return entry;
  if ('field' in entry) return entry.field;
  return 'list' in entry ? entry.list : `${index}`;
};

function hintOf({ t, textOf }: Wording, words: string, field: string, own: MessageKey | null | undefined) {
  if (own === null) return undefined;
  return own ? t(own) : textOf(`${words}.${field}_hint`);
}

function ListField({ entry, of, words, choices, at }: { entry: AnyList } & Place) {
  const wording = useWording();
  const { t, labelOf } = wording;
  const { getValues } = useFormContext<Record<string, Data[]>>();
  const { list, label, add, position, newRow, grid = 200 } = entry;
  const hint = hintOf(wording, words, list, entry.hint);
  const table = fieldOf(of, list) as Field<'list'>;
  const source = at(list);
  const set = entry.namedBy ? (table.rows[entry.namedBy] as Field<'ref'>).set : null;
  const masterName = useMasterNames(...(set ? [set as MasterSetName] : []));
  const namedBy = (row: Data) =>
    entry.namedBy
      ? masterName(set as MasterSetName, (row[entry.namedBy] as number | null | undefined) ?? null)
      : '';
  return (
    <NestedList
      source={source}
      of={table}
      label={label ? t(label) : labelOf(words, list)}
      {...(hint && { hint })}
      {...(add && { addLabel: t(add) })}
      {...(entry.isHeadHidden && { isHeadHidden: true })}
      {...(position && { positionField: position })}
      {...(newRow && { newRow: () => newRow(getValues(source) ?? []) })}
      rowTitle={(row, index) =>
        entry.rowTitle?.(row, index, wording, namedBy(row)) || namedBy(row) || String(index + 1)
      }
      renderRow={(inRow, index) => {
        const row = {
          of: table.rows,
          words,
          choices: entry.choices ?? choices,
          at: inRow,
          index,
          entries: entry.fields,
        };
        if (entry.isOneGrid)
          return (
            <FieldGrid min={grid}>
              <Entries {...row} grid={false} />
            </FieldGrid>
          );
        return (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Entries {...row} grid={grid} />
          </Box>
        );
      }}
    />
  );
}

/** What stands in a form at one place. */
export function EntryInput({ entry, ...place }: { entry: AnyEntry } & Place) {
  const wording = useWording();
  const { of, words, choices, at } = place;
  if (typeof entry === 'string') return <EntryInput entry={{ field: entry }} {...place} />;
  if ('render' in entry) return <entry.render at={at} index={place.index} />;
  if ('list' in entry) return <ListField entry={entry} {...place} />;
  if ('part' in entry) {
    const part = fieldOf(of, entry.part) as Field<'one'>;
    const inside = (field: string) => at(`${entry.part}.${field}`);
    return <Entries {...place} of={part.rows} at={inside} entries={entry.fields} grid={false} />;
  }
  const { field, label, hint: ownHint, isWide: _isWide, ...options } = entry;
  const hint = hintOf(wording, words, field, ownHint);
  return (
    <TableInput
      of={fieldOf(of, field)}
      source={at(field)}
      label={label ? wording.t(label) : wording.labelOf(words, field)}
      options={options}
      choiceWords={choices?.[field] as ((value: string) => MessageKey) | undefined}
      {...(hint && { hint })}
    />
  );
}

/** Entries in their order, runs of short ones together. */
export function inRuns<E extends AnyEntry>(entries: readonly E[], of: Rows): E[][] {
  const runs: E[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && !isWide(itemAt(last, 0), of) && !isWide(entry, of)) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

/** Entries in their order; with a grid, runs of short ones stand beside each other. */
export function Entries({
  entries,
  grid,
  ...place
}: { entries: readonly AnyEntry[]; grid: number | false } & Place) {
  const input = (entry: AnyEntry, index: number) => (
    <EntryInput key={keyOf(entry, index)} entry={entry} {...place} />
  );
  if (grid === false) return entries.map(input);
  return inRuns(entries, place.of).map((run, index) =>
    isWide(itemAt(run, 0), place.of) ? (
      input(itemAt(run, 0), index)
    ) : (
      <FieldGrid key={keyOf(itemAt(run, 0), index)} min={grid}>
        {run.map(input)}
      </FieldGrid>
    ),
  );
}

interface SectionsProps extends Pick<Place, 'of' | 'words' | 'choices'> {
  sections: readonly AnySection[];
}

/** The parts of a form with their inputs. */
export function Sections({ sections, ...place }: SectionsProps) {
  const t = useTranslate();
  return sections.map((section, index) => {
    // The parts of a form stand in one order.
    // oxlint-disable-next-line no-array-index-key
    if ('render' in section) return <section.render key={index} />;
    const { title, hint, grid = 240, fields } = section;
    return (
      <FieldSection key={title} title={t(title)} {...(hint && { hint: t(hint) })}>
        <Entries entries={fields} grid={grid} at={(field) => field} index={0} {...place} />
      </FieldSection>
    );
  });
}

/** The fields of the record that a part of the form holds: a refusal of one of them opens its tab. */
export const namesIn = (sections: readonly AnySection[]): string[] =>
  sections.flatMap(({ fields = [] }) =>
    fields.flatMap((entry: AnyEntry) => {
      if (typeof entry === 'string') return [entry];
      if ('field' in entry) return [entry.field];
      if ('list' in entry) return [entry.list];
      return 'part' in entry ? [entry.part] : [...(entry.fields ?? [])];
    }),
  );
