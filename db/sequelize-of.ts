import type { Model, ModelStatic, Sequelize } from 'sequelize';

/** The connection a model belongs to. @throws Error before `initModels` */
export function sequelizeOf(model: ModelStatic<Model>): Sequelize {
  if (!model.sequelize) throw new Error(`${model.name} is not initialised`);
  return model.sequelize;
}
