import type { TableModel } from './entity-model.ts';

/**
 * Lays all associations. The alias of a list is its name on the wire; the alias of a reference is its column without
 * `_id`.
 */
export function associate(models: Readonly<Record<string, TableModel>>): void {
  const modelNamed = (set: string) => {
    const model = models[set];
    if (!model) throw new Error(`No model is called ${set}`);
    return model;
  };
  for (const model of Object.values(models)) {
    const { key = '', many = {}, one = {} } = model.held;
    for (const [column, field] of Object.entries(model.fields))
      if ('set' in field && field.set && column.endsWith('_id'))
        model.belongsTo(modelNamed(field.set), { as: column.slice(0, -'_id'.length), foreignKey: column });
    for (const [as, set] of Object.entries(many)) model.hasMany(modelNamed(set), { as, foreignKey: key });
    for (const [as, set] of Object.entries(one)) model.hasOne(modelNamed(set), { as, foreignKey: key });
    if (model.list) associateList(model, model.list, modelNamed);
  }
}

function associateList(
  rows: TableModel,
  { field, owner }: NonNullable<TableModel['list']>,
  modelNamed: (set: string) => TableModel,
): void {
  const [[foreignKey, set]] = Object.entries(owner) as [[string, string]];
  const parent = modelNamed(set);
  const as = Object.keys(parent.fields).find((name) => parent.fields[name] === field);
  if (!as) throw new Error(`${set} has no list of ${rows.table_name}`);
  if (field.kind === 'one') parent.hasOne(rows, { as, foreignKey });
  else parent.hasMany(rows, { as, foreignKey });
}
