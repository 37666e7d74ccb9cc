import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, optional, required, table, timestamp, uuid } from './columns.ts';
import type { User } from './user.ts';

/** One visit of a page. `key` is its public, unguessable id. */
export class PageView extends Model<InferAttributes<PageView>, InferCreationAttributes<PageView>> {
  declare id: CreationOptional<number>;
  declare key: CreationOptional<string>;
  declare visit_at: Date;
  declare leave_at: Date | null;
  declare path: string;
  declare google_analytics_client_id: string | null;
  declare latest_campaign_name: string | null;
  declare latest_campaign_source: string | null;
  declare latest_campaign_term: string | null;
  declare latest_campaign_medium: string | null;
  declare latest_campaign_content: string | null;
  declare user_id: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User | null>;
}

export function initPageView(sequelize: Sequelize): void {
  PageView.init(
    {
      id: id(),
      key: uuid(),
      visit_at: required(DataTypes.DATE),
      leave_at: optional(DataTypes.DATE),
      path: required(DataTypes.TEXT),
      google_analytics_client_id: optional(DataTypes.STRING),
      latest_campaign_name: optional(DataTypes.STRING),
      latest_campaign_source: optional(DataTypes.STRING),
      latest_campaign_term: optional(DataTypes.STRING),
      latest_campaign_medium: optional(DataTypes.STRING),
      latest_campaign_content: optional(DataTypes.STRING),
      user_id: optional(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'page_views'),
  );
}
