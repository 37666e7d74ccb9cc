import { isToldAsIds, type Entity, type Field } from '../../../domain/entities/fields.ts';
import type { MasterSetName } from './use-master-data.ts';

/** How the form draws a kind that needs nothing but its name. */
const INPUTS = {
  integer: 'number',
  rating: 'number',
  yen: 'yen',
  decimal: 'hours',
  flag: 'switch',
  url: 'url',
  time: 'time',
  day: 'day',
} as const satisfies { [K in Field['kind']]?: string };

/** A plain field as the form draws it. */
export type FormField<N extends string> =
  | { kind: (typeof INPUTS)[keyof typeof INPUTS]; name: N }
  | { kind: 'line' | 'text' | 'rich'; name: N; isRequired: boolean }
  | { kind: 'choice'; name: N; choices: readonly string[]; isRequired: boolean }
  | { kind: 'master'; name: N; set: MasterSetName }
  | { kind: 'links'; name: N; column: string; set: MasterSetName };

type Rows = Entity['fields'];
type InSection<F extends Rows, S = string> = {
  [N in keyof F]: F[N] extends { section: S } ? N : never;
}[keyof F] &
  string;
type OwnComponent = { kind: 'list' | 'one' } | { kind: 'links'; set?: never };

/** Names of the sections of an entity's form. */
export type SectionName<E extends Entity> = Extract<
  E['fields'][keyof E['fields']],
  { section: string }
>['section'];
/** Fields that the form draws by their kind. */
export type PlainName<E extends Entity> = {
  [N in InSection<E['fields']>]: E['fields'][N] extends OwnComponent ? never : N;
}[InSection<E['fields']>];
/** Lists that have a component of their own. */
export type ListName<E extends Entity> = Exclude<InSection<E['fields']>, PlainName<E>>;

export interface FormSection<E extends Entity> {
  name: SectionName<E>;
  fields: FormField<PlainName<E>>[];
  lists: ListName<E>[];
}

function formField<N extends string>(name: N, field: Field): FormField<N> | null {
  switch (field.kind) {
    case 'language_map':
      return { kind: field.input ?? field.size ?? 'text', name, isRequired: field.required ?? false };
    case 'choice':
      return { kind: 'choice', name, choices: field.choices, isRequired: !field.nullable };
    case 'ref':
      return { kind: 'master', name, set: field.set as MasterSetName };
    case 'links':
      return field.set === undefined
        ? null
        : { kind: 'links', name, column: field.column, set: field.set as MasterSetName };
    default:
      return field.kind in INPUTS ? { kind: INPUTS[field.kind as keyof typeof INPUTS], name } : null;
  }
}

/** The sections of an entity's form in the order of its table: plain fields, then lists with their own components. */
export function formSections<E extends Entity>(entity: E): FormSection<E>[] {
  const sections: FormSection<E>[] = [];
  for (const [field, options] of Object.entries(entity.fields)) {
    const name = options.section as SectionName<E> | undefined;
    if (name === undefined) continue;
    let section = sections.find((one) => one.name === name);
    if (!section) sections.push((section = { name, fields: [], lists: [] }));
    const drawn = formField(field as PlainName<E>, options);
    if (drawn) section.fields.push(drawn);
    else section.lists.push(field as ListName<E>);
  }
  return sections;
}

/** The names of the fields in each section, as the record has them: where a refusal of one is shown. */
export function fieldsBySection<E extends Entity>({ fields }: E): Record<SectionName<E>, readonly string[]> {
  const sections: Record<string, string[]> = {};
  for (const [name, field] of Object.entries(fields))
    if (field.section) (sections[field.section] ??= []).push(isToldAsIds(field, true) ? field.ids : name);
  return sections;
}
