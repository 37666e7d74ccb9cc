import type { Model, ModelStatic } from 'sequelize';
import { DomainError } from '../domain/error-codes.ts';
import type { CommandContext } from './context.ts';

export interface NestedItem {
  id?: number | undefined;
  _destroy?: boolean | undefined;
  [field: string]: unknown;
}

const MAX_ITEMS = 100;

/**
 * Saves a nested list by the specified convention: an item with `id` updates, without creates, with
 * `_destroy: true` removes, and an item not mentioned stays.
 * @param parent the column that points to the owner, with its value: every touched row must carry it
 * @param children lists inside the items, by their field: saved by the same convention
 * @throws DomainError not_found for an id that is not one of the parent's rows
 */
export async function saveNestedList(
  ctx: CommandContext,
  model: ModelStatic<Model>,
  parent: Record<string, number>,
  items: readonly NestedItem[] | undefined,
  children: Record<string, { model: ModelStatic<Model>; key: string }> = {},
): Promise<void> {
  if (!items || items.length === 0) return;
  const { tx: transaction } = ctx;
  const rows = await model.findAll({ where: parent, transaction });
  const byId = new Map(rows.map((row) => [row.get('id') as number, row]));
  const added = items.filter((item) => item.id === undefined && !item._destroy).length;
  if (rows.length + added > MAX_ITEMS)
    throw new DomainError('validation_failed', { details: { max: MAX_ITEMS } });
  // Removals first: an item may take the place of one removed in the same call.
  const removalsFirst = items.toSorted((a, b) => Number(b._destroy ?? false) - Number(a._destroy ?? false));
  for (const { id, _destroy, ...fields } of removalsFirst) {
    const inner = Object.keys(children).filter((name) => name in fields);
    const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !inner.includes(name)));
    let row = id === undefined ? undefined : byId.get(id);
    if (id !== undefined && !row) throw new DomainError('not_found');
    if (_destroy) {
      await row?.destroy({ transaction });
      continue;
    }
    if (row) await row.update(own, { transaction });
    else row = await model.create({ ...own, ...parent }, { transaction });
    for (const name of inner) {
      const { model: childModel, key } = children[name]!;
      await saveNestedList(ctx, childModel, { [key]: row.get('id') as number }, fields[name] as NestedItem[]);
    }
  }
}
