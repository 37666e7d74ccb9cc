import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, joinTable, optional, required, table, timestamp } from './columns.ts';
import type { HfMember } from './hf-member.ts';
import type { Language } from './master-data.ts';

export class MailTemplateGroup extends Model<
  InferAttributes<MailTemplateGroup>,
  InferCreationAttributes<MailTemplateGroup>
> {
  declare id: CreationOptional<number>;
  declare key: string;
  /** `shipped`: a mail of the program, named by its key; its templates hold only the languages whose words staff changed. */
  declare kind: CreationOptional<'own' | 'shipped'>;
  declare name: string;
  /** By field, the languages that were left behind when another was changed. */
  declare stale_translations: CreationOptional<Record<string, string[]>>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare mail_templates?: NonAttribute<MailTemplate[]>;
}

export class MailTemplate extends Model<
  InferAttributes<MailTemplate>,
  InferCreationAttributes<MailTemplate>
> {
  declare id: CreationOptional<number>;
  declare mail_template_group_id: number;
  declare language_id: number;
  declare name: string;
  declare template_subject: string;
  declare template_body: string;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare mail_template_group?: NonAttribute<MailTemplateGroup>;
  declare language?: NonAttribute<Language>;
}

/** Words that were saved; null where the language was given up, or went back to the shipped words. */
export class MailTemplateVersion extends Model<
  InferAttributes<MailTemplateVersion>,
  InferCreationAttributes<MailTemplateVersion>
> {
  declare id: CreationOptional<number>;
  declare mail_template_group_id: number;
  declare language_id: number;
  /** Counts from 1 for each language of a group. */
  declare number: number;
  declare template_subject: string | null;
  declare template_body: string | null;
  declare hf_member_id: number | null;
  declare created_at: CreationOptional<Date>;

  declare hf_member?: NonAttribute<HfMember | null>;
  declare language?: NonAttribute<Language>;
  declare mail_template_group?: NonAttribute<MailTemplateGroup>;
}

export function initMailTemplate(sequelize: Sequelize): void {
  MailTemplateGroup.init(
    {
      id: id(),
      key: required(DataTypes.STRING),
      kind: required(DataTypes.STRING, 'own'),
      name: required(DataTypes.STRING),
      stale_translations: required(DataTypes.JSONB, {}),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'mail_template_groups'),
  );

  MailTemplate.init(
    {
      id: id(),
      mail_template_group_id: required(DataTypes.INTEGER),
      language_id: required(DataTypes.INTEGER),
      name: required(DataTypes.STRING),
      template_subject: required(DataTypes.TEXT),
      template_body: required(DataTypes.TEXT),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'mail_templates'),
  );

  MailTemplateVersion.init(
    {
      id: id(),
      mail_template_group_id: required(DataTypes.INTEGER),
      language_id: required(DataTypes.INTEGER),
      number: required(DataTypes.INTEGER),
      template_subject: optional(DataTypes.TEXT),
      template_body: optional(DataTypes.TEXT),
      hf_member_id: optional(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'mail_template_versions'),
  );
}
