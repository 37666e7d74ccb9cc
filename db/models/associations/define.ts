import type { Model, ModelStatic } from 'sequelize';

type AnyModel = ModelStatic<Model>;

/** `{ home_country: Country }` means: the column home_country_id points to a country. */
export function belongsTo(child: AnyModel, references: Record<string, AnyModel>): void {
  for (const [as, parent] of Object.entries(references)) {
    child.belongsTo(parent, { as, foreignKey: `${as}_id` });
  }
}

/** Lists of children that point to the parent by `foreignKey`, by the name each list has on the wire. */
export function hasMany(parent: AnyModel, foreignKey: string, lists: Record<string, AnyModel>): void {
  for (const [as, child] of Object.entries(lists)) parent.hasMany(child, { as, foreignKey });
}

/** As hasMany, where the column is unique. */
export function hasOne(parent: AnyModel, foreignKey: string, parts: Record<string, AnyModel>): void {
  for (const [as, child] of Object.entries(parts)) parent.hasOne(child, { as, foreignKey });
}
