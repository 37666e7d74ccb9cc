import type { Rows } from '../server/domain/entities/fields.ts';
import type { AssociationTree } from './aggregate.ts';

/** The lists of an entity as staff edit them, for `loadAggregate`. */
export const listsTree = (fields: Rows): AssociationTree =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, AssociationTree[string]][] => {
      if (field.kind === 'links') return [[name, ['id', field.column]]];
      if (field.kind !== 'list') return [];
      const inner = listsTree(field.rows);
      return [[name, Object.keys(inner).length > 0 ? inner : true]];
    }),
  );
