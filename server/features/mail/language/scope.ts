import type { MergeField } from '../../../../domain/merge-fields.ts';

/** Which values can be named at a place of the words. */
export interface Scope {
  fields: readonly MergeField[];
  /** Around the list one stands in; null outside of all. */
  outer: Scope | null;
  depth: number;
  /** The lists one stands in. */
  lists: readonly MergeField[];
  /** Values that are not missing here: a condition around has asked. */
  certain: ReadonlySet<MergeField>;
  /** Within a sentence: no part can stand here. */
  isInline: boolean;
}

/** Where a condition has made sure that a value is there. */
export const withoutGap = (scope: Scope, field: MergeField): Scope => ({
  ...scope,
  certain: new Set([...scope.certain, field]),
});

/** For each item of a list. */
export const within = (scope: Scope, list: MergeField): Scope => ({
  ...scope,
  fields: list.fields,
  outer: scope,
  depth: scope.depth + 1,
  lists: [...scope.lists, list],
});

const inAnyList = (fields: readonly MergeField[], name: string): boolean =>
  fields.some((field) => field.fields.some((one) => one.name === name) || inAnyList(field.fields, name));

const outermost = (scope: Scope): Scope => (scope.outer ? outermost(scope.outer) : scope);

/** @returns the field, with its name when it is one of the mail itself and not of a list; or what is wrong */
export function fieldOf(
  path: hbs.AST.PathExpression,
  scope: Scope,
): { field: MergeField; root: string | null } | 'unknown_placeholder' | 'placeholder_out_of_scope' {
  let place: Scope | null = scope;
  for (let up = 0; up < path.depth; up += 1) place = place?.outer ?? null;
  const [name, ...deeper] = path.parts;
  const field = place?.fields.find((one) => one.name === name);
  if (place && field && deeper.length === 0) return { field, root: place.outer ? null : field.name };
  const { fields } = outermost(scope);
  const isElsewhere =
    deeper.length === 0 &&
    name !== undefined &&
    (fields.some((one) => one.name === name) || inAnyList(fields, name));
  return isElsewhere ? 'placeholder_out_of_scope' : 'unknown_placeholder';
}
