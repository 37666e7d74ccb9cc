import type { Model, ModelStatic } from 'sequelize';
import type { NestedItem } from '../calls/nested-lists.ts';
import { fieldError } from '../../../domain/error-codes.ts';
import type { StaffChangeContext } from './context.ts';

/**
 * Checks the main row of a list: more than one is rejected, and where one is required so is none. Checks what
 * was written, because a request may contain only some of the rows.
 * @param list its name on the wire, for the error
 * @param items the rows of the request; without the list nothing is checked
 */
export async function refuseUnlessOneMain(
  ctx: StaffChangeContext,
  {
    list,
    items,
    model,
    owner,
    flag,
    isMust,
  }: {
    list: string;
    items: readonly NestedItem[] | undefined;
    model: ModelStatic<Model>;
    owner: Record<string, number>;
    flag: string;
    isMust: boolean;
  },
): Promise<void> {
  if (!items || items.length === 0) return;
  const rows = await model.findAll({ where: owner, attributes: ['id', flag], transaction: ctx.tx });
  const main = rows.filter((row) => row.get(flag) === true);
  if (main.length > 1) {
    // The last one sent as main is reported.
    const index = items.findLastIndex((item) => item[flag] === true && !item._destroy);
    throw fieldError(index < 0 ? list : `${list}[${index}][${flag}]`, 'one_main_only');
  }
  if (isMust && rows.length > 0 && main.length === 0) throw fieldError(list, 'main_missing');
}
