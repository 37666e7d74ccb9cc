import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, languageMap, optional, required, table, timestamp } from './columns.ts';
import type { LanguageMap } from './types.ts';
import type { EventApplication } from './event.ts';

export class Form extends Model<InferAttributes<Form>, InferCreationAttributes<Form>> {
  declare id: CreationOptional<number>;
  declare name: string;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare form_questions?: NonAttribute<FormQuestion[]>;
}

export class FormQuestion extends Model<
  InferAttributes<FormQuestion>,
  InferCreationAttributes<FormQuestion>
> {
  declare id: CreationOptional<number>;
  declare form_id: number;
  declare title: CreationOptional<LanguageMap>;
  declare kind: 'text' | 'long_text' | 'choice' | 'choices';
  declare options: unknown[] | null;
  declare is_required: CreationOptional<boolean>;
  declare position: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare form?: NonAttribute<Form>;
}

export class FormAnswer extends Model<InferAttributes<FormAnswer>, InferCreationAttributes<FormAnswer>> {
  declare id: CreationOptional<number>;
  declare event_application_id: number;
  declare form_id: number;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare event_application?: NonAttribute<EventApplication>;
  declare form?: NonAttribute<Form>;
  declare form_question_answers?: NonAttribute<FormQuestionAnswer[]>;
}

export class FormQuestionAnswer extends Model<
  InferAttributes<FormQuestionAnswer>,
  InferCreationAttributes<FormQuestionAnswer>
> {
  declare id: CreationOptional<number>;
  declare form_answer_id: number;
  declare form_question_id: number;
  declare answer_text: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare form_answer?: NonAttribute<FormAnswer>;
  declare form_question?: NonAttribute<FormQuestion>;
}

export function initForm(sequelize: Sequelize): void {
  Form.init(
    {
      id: id(),
      name: required(DataTypes.STRING),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'forms'),
  );

  FormQuestion.init(
    {
      id: id(),
      form_id: required(DataTypes.INTEGER),
      title: languageMap(),
      kind: required(DataTypes.STRING),
      options: optional(DataTypes.JSONB),
      is_required: flag(),
      position: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'form_questions'),
  );

  FormAnswer.init(
    {
      id: id(),
      event_application_id: required(DataTypes.INTEGER),
      form_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'form_answers'),
  );

  FormQuestionAnswer.init(
    {
      id: id(),
      form_answer_id: required(DataTypes.INTEGER),
      form_question_id: required(DataTypes.INTEGER),
      answer_text: optional(DataTypes.TEXT),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'form_question_answers'),
  );
}
