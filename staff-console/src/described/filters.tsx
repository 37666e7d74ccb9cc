import { useGetList } from 'ra-core';
import type { StaffRow } from '../../../server/client/resources.ts';
import { SearchChoice } from '../components/form/SearchChoice.tsx';
import { NumberFilter } from '../components/list/NumberFilter.tsx';
import type { FilterDefinition } from '../components/list/list-types.ts';
import { ReferenceFilter } from '../components/list/ReferenceFilter.tsx';
import { useMasterItems, useMasterSets, type MasterSetName } from '../lib/use-master-data.ts';
import type { Described } from './describe.ts';
import type { AnyFilter, Select } from './list-types.ts';
import { isReference, REFERENCES, type ReferenceName } from './references.ts';
import { useLanguageChoices } from './TableInput.tsx';
import { useWording } from '../i18n/use-wording.ts';

interface FilterProps {
  label: string;
  value: unknown;
  onChange(value: unknown): void;
}

/** The row of the master data a list is narrowed to. */
function MasterFilter({ set, label, value, onChange }: FilterProps & { set: MasterSetName }) {
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

/** The row of another resource a list is narrowed to. */
function RowFilter({ to, ...props }: FilterProps & { to: ReferenceName }) {
  const wording = useWording();
  const { nameOf } = REFERENCES[to];
  return (
    <ReferenceFilter<StaffRow<ReferenceName>>
      {...props}
      reference={to}
      nameOf={(row) => nameOf(row as never, wording)}
    />
  );
}

/** What the table knows of a field that a list is narrowed by. */
function byTable({ fields }: Described, name: string): Partial<AnyFilter> {
  const field = fields[name];
  switch (field?.kind) {
    case 'flag':
      return { kind: 'flag' };
    case 'choice':
      return { values: field.choices };
    case 'integer':
      return field.set === 'languages' ? { select: 'languages' } : { kind: 'number' };
    case 'ref':
      return isReference(field.set)
        ? { kind: 'reference', to: field.set }
        : { kind: 'master', set: field.set as MasterSetName };
    default:
      return {};
  }
}

const isMaster = (select: Select): select is MasterSetName =>
  select !== 'languages' && select !== 'hf_members';

/** The rows to choose from, read as far as a filter asks for them. */
function useSelectChoices(asked: readonly Select[]) {
  const { pick } = useWording();
  const languages = useLanguageChoices();
  const { data: sets } = useMasterSets(asked.filter(isMaster));
  const { data: members = [] } = useGetList<StaffRow<'hf_members'>>(
    'hf_members',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: asked.includes('hf_members') },
  );
  return (select: Select): { value: number; label: string }[] => {
    if (select === 'languages') return languages;
    if (select === 'hf_members')
      return members.map(({ id, names }) => ({ value: id, label: pick(names) || `#${id}` }));
    return (sets?.[select] ?? []).map(({ id, name }) => ({ value: id, label: pick(name) }));
  };
}

/** The filters of a list: each by the kind of its field unless the descriptor says how. */
export function useFilters(of: Described): FilterDefinition[] {
  const wording = useWording();
  const { t } = wording;
  const filters = (of.list.filters ?? []).map((one): AnyFilter => {
    const own: AnyFilter = typeof one === 'string' ? { name: one } : one;
    return own.kind || own.values || own.select || own.render ? own : { ...byTable(of, own.name), ...own };
  });
  const choicesOf = useSelectChoices(filters.flatMap(({ select }) => select ?? []));
  return filters.map((filter): FilterDefinition => {
    const { name, kind, values, labels, set, to, select, render } = filter;
    const label = filter.label ? t(filter.label) : wording.labelOf(of.words, name);
    if (render)
      return { kind: 'custom', name, label, render: (value, change) => render(value, change, wording) };
    if (select) return { kind: 'choice', name, label, choices: choicesOf(select) };
    if (values) {
      const words = (filter.words ?? of.choices?.[name]) as ((value: unknown) => 'form.yes') | undefined;
      const choices = values.map((value) => ({
        value,
        label: filter.nameOf?.(value as never) ?? (words ? t(words(value)) : String(value)),
      }));
      return { kind: 'choice', name, label, choices };
    }
    switch (kind) {
      case 'flag':
        return { kind, name, label, ...(labels && { labels: { yes: t(labels.yes), no: t(labels.no) } }) };
      case 'switch':
      case 'day':
        return { kind, name, label };
      default:
        return {
          kind: 'custom',
          name,
          label,
          render: (value, onChange) => {
            const props = { label, value, onChange };
            if (to) return <RowFilter {...props} to={to} />;
            return set ? (
              <MasterFilter {...props} set={set} />
            ) : (
              <NumberFilter {...props} change={onChange} />
            );
          },
        };
    }
  });
}
