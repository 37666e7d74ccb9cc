import { Op, type Model, type ModelStatic } from 'sequelize';
import type { StaffChangeContext } from './context.ts';
import type { Values } from './define-edit.ts';

/** Pure link rows ("this belongs to that"): on the wire a plain list of ids or other values. */
export type LinkLists = Record<string, { model: ModelStatic<Model>; column: string }>;

/**
 * Replaces lists of plain values: values missing from a sent list are removed, new ones added. An omitted list
 * is unchanged. Named `<column>s` on the wire, so that an unknown value is rejected by that name.
 * @param owner the column that references the owner, with its value
 */
export async function saveLinks(
  ctx: StaffChangeContext,
  owner: Record<string, number>,
  links: LinkLists,
  values: Values,
): Promise<void> {
  const { tx: transaction } = ctx;
  for (const [name, { model, column }] of Object.entries(links)) {
    if (values[name] === undefined) continue;
    const wanted = [...new Set(values[name] as number[])];
    const rows = await model.findAll({ where: owner, transaction });
    const known = new Set(rows.map((row) => row.get(column)));
    const gone = rows.filter((row) => !wanted.includes(row.get(column) as number));
    if (gone.length > 0)
      await model.destroy({ where: { id: { [Op.in]: gone.map((row) => row.get('id')) } }, transaction });
    const added = wanted.filter((value) => !known.has(value));
    if (added.length > 0)
      await model.bulkCreate(
        added.map((value) => ({ ...owner, [column]: value })),
        { transaction },
      );
  }
}
