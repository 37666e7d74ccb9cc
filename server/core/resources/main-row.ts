import type { Model, ModelStatic } from 'sequelize';
import type { NestedItem } from '../calls/nested-lists.ts';
import { fieldError } from '../../../domain/error-codes.ts';
import type { StaffChangeContext } from './context.ts';

/**
 * Of the rows of a list, one is the main one: two are refused, and (where one is a must) so is none. Looks at what has
 * been written, because a request may name a part of the rows.
 * @param list its name on the wire, for the refusal
 * @param items the rows of the request; a request without the list is not looked at
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
    // The last one that was sent as main is the one too many.
    const index = items.findLastIndex((item) => item[flag] === true && !item._destroy);
    throw fieldError(index < 0 ? list : `${list}[${index}][${flag}]`, 'one_main_only');
  }
  if (isMust && rows.length > 0 && main.length === 0) throw fieldError(list, 'main_missing');
}
