import type { Rows } from '../domain/entities/fields.ts';
import type { AssociationTree } from './aggregate-sql.ts';

/** The lists of an entity for `loadAggregate`: all, as its editors need them, or those that an audience reads. */
export const listsTree = (fields: Rows, audience?: string): AssociationTree =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, AssociationTree[string]][] => {
      if (audience !== undefined && !field.read?.includes(audience)) return [];
      if (field.kind === 'links') return [[name, ['id', field.column]]];
      if (field.kind !== 'list' && field.kind !== 'one') return [];
      const inner = listsTree(field.rows);
      return [[name, Object.keys(inner).length > 0 ? inner : true]];
    }),
  );
