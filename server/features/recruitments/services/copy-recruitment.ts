import type { Model, ModelStatic, Transaction } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { EDITED_TREE, loadEditedRecruitment } from './recruitment-changes.ts';

type Row = Record<string, unknown>;

/** What tells which row it is, or how far it has come: a copy starts anew. */
const NOT_COPIED = new Set([
  'id',
  'version',
  'created_at',
  'updated_at',
  'is_released',
  'is_shown_on_top',
  'published_at',
  'closed_at',
  'apply_deadline_on',
  'as_of_on',
  'review_requested_at',
  'review_requested_by_id',
  'reconfirm_reminded_at',
]);
const ROW_KEYS = new Set(['id', 'recruitment_id', 'created_at', 'updated_at']);

const without = (row: Row, keys: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.has(key)));

/** The list's model and the column that points to its parent, as the associations tell. */
export function listOf(parent: ModelStatic<Model>, name: string) {
  const association = required(parent.associations[name]);
  return { model: association.target, key: association.foreignKey };
}

/**
 * A draft with all the words and lists of a recruitment.
 * @returns its id, or null when there is nothing to copy
 */
export async function copyRecruitment(id: number, transaction: Transaction): Promise<number | null> {
  const original = await loadEditedRecruitment(id, transaction);
  if (!original) return null;
  const lists = Object.keys(EDITED_TREE);
  const own = without(original, new Set([...NOT_COPIED, ...lists]));
  const copy = await Recruitment.create(own as Recruitment['_creationAttributes'], { transaction });
  for (const name of lists) {
    const { model, key } = listOf(Recruitment, name);
    for (const { languages, ...row } of original[name] as (Row & { languages?: Row[] })[]) {
      const created = await model.create({ ...without(row, ROW_KEYS), [key]: copy.id }, { transaction });
      if (!languages) continue;
      const inner = listOf(model, 'languages');
      const rows = languages.map((one) => ({ ...without(one, ROW_KEYS), [inner.key]: created.get('id') }));
      await inner.model.bulkCreate(rows, { transaction });
    }
  }
  return copy.id;
}
