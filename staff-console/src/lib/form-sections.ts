import type { Entity } from '../../../domain/entities/fields.ts';

type Rows = Entity['fields'];
type InSection<F extends Rows, S = string> = {
  [N in keyof F]: F[N] extends { section: S } ? N : never;
}[keyof F] &
  string;
type List = { kind: 'list' | 'one' } | { kind: 'links'; set?: never };

/** Names of the sections of an entity's form. */
export type SectionName<E extends Entity> = Extract<
  E['fields'][keyof E['fields']],
  { section: string }
>['section'];
/** Fields with one input. */
export type PlainName<E extends Entity> = {
  [N in InSection<E['fields']>]: E['fields'][N] extends List ? never : N;
}[InSection<E['fields']>];
/** Lists of rows. */
export type ListName<E extends Entity> = Exclude<InSection<E['fields']>, PlainName<E>>;

export interface FormSection<E extends Entity> {
  name: SectionName<E>;
  fields: PlainName<E>[];
  lists: ListName<E>[];
}

/** The sections of an entity's form in the order of its table: plain fields, then lists. */
export function formSections<E extends Entity>(entity: E): FormSection<E>[] {
  const sections: FormSection<E>[] = [];
  for (const [field, options] of Object.entries(entity.fields)) {
    const name = options.section as SectionName<E> | undefined;
    if (name === undefined) continue;
    let section = sections.find((one) => one.name === name);
    if (!section) sections.push((section = { name, fields: [], lists: [] }));
    const isList = options.kind === 'list' || (options.kind === 'links' && options.set === undefined);
    if (isList) section.lists.push(field as ListName<E>);
    else section.fields.push(field as PlainName<E>);
  }
  return sections;
}
