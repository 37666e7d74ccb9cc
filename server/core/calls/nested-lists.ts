import type { Model, ModelStatic, Transaction } from 'sequelize';
import { required } from '../../../domain/required.ts';
import { DomainError, fieldError } from '../../../domain/error-codes.ts';

export interface NestedItem {
  id?: number | undefined;
  _destroy?: boolean | undefined;
  [field: string]: unknown;
}

const MAX_ITEMS = 100;

/**
 * Saves a nested list by the specified convention: an item with `id` updates, without one creates, with
 * `_destroy: true` deletes, and an unmentioned item stays.
 * @param path of the list in the payload, `user[skills]`, for its items' errors
 * @param parent the column that references the owner, with its value: every touched row must have it
 * @param children lists inside the items, by field: saved by the same convention
 * @returns the row of each item, by index; null for one deleted or not created
 * @throws DomainError not_found for an id that is not one of the parent's rows
 */
export async function saveNestedList(
  ctx: { tx: Transaction },
  path: string,
  model: ModelStatic<Model>,
  parent: Record<string, number>,
  items: readonly NestedItem[] | undefined,
  children: Record<string, { model: ModelStatic<Model>; key: string }> = {},
): Promise<(number | null)[]> {
  if (!items || items.length === 0) return [];
  const saved = items.map((): number | null => null);
  const { tx: transaction } = ctx;
  const rows = await model.findAll({ where: parent, transaction });
  const byId = new Map(rows.map((row) => [row.get('id') as number, row]));
  const added = items.filter((item) => item.id === undefined && !item._destroy).length;
  if (rows.length + added > MAX_ITEMS) throw fieldError(path, 'too_many', { max: MAX_ITEMS });
  // Deletions first: a new item may replace one deleted in the same call.
  const removalsFirst = [...items.entries()].toSorted(
    ([, a], [, b]) => Number(b._destroy ?? false) - Number(a._destroy ?? false),
  );
  for (const [index, { id, _destroy, ...fields }] of removalsFirst) {
    const itemPath = `${path}[${index}]`;
    const inner = Object.keys(children).filter((name) => name in fields);
    const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !inner.includes(name)));
    let row = id === undefined ? undefined : byId.get(id);
    if (id !== undefined && !row) throw new DomainError('not_found');
    if (_destroy) {
      await row?.destroy({ transaction });
      continue;
    }
    const values = row ? own : { ...own, ...parent };
    refuseEmptied(model, itemPath, values, row !== undefined);
    if (row) await row.update(values, { transaction });
    else row = await model.create(values, { transaction });
    saved[index] = row.get('id') as number;
    for (const name of inner) {
      const { model: childModel, key } = required(children[name]);
      const childPath = `${itemPath}[${name}]`;
      await saveNestedList(
        ctx,
        childPath,
        childModel,
        { [key]: row.get('id') as number },
        fields[name] as NestedItem[],
      );
    }
  }
  return saved;
}

/** Rejects a required column missing in a new item or cleared in an old one. */
function refuseEmptied(
  model: ModelStatic<Model>,
  path: string,
  values: Record<string, unknown>,
  exists: boolean,
): void {
  for (const [column, { allowNull, defaultValue, autoIncrement }] of Object.entries(model.getAttributes())) {
    if (allowNull !== false || defaultValue !== undefined || autoIncrement) continue;
    if (column === 'created_at' || column === 'updated_at') continue;
    const value = values[column];
    if (value === null || (value === undefined && !exists))
      throw fieldError(`${path}[${column}]`, 'required');
  }
}
