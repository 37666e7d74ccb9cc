import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, optional, required, table, timestamp } from './columns.ts';
import type {
  Language,
  LanguageExamination,
  LanguageLevel,
  LanguageListeningLevel,
  LanguageReadingLevel,
  LanguageSpeakingLevel,
  LanguageWritingLevel,
  Skill,
  SkillLevel,
} from './master-data.ts';
import type { User } from './user.ts';

export class UserLanguageSkill extends Model<
  InferAttributes<UserLanguageSkill>,
  InferCreationAttributes<UserLanguageSkill>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare language_id: number;
  declare language_level_id: number | null;
  declare language_speaking_level_id: number | null;
  declare language_listening_level_id: number | null;
  declare language_reading_level_id: number | null;
  declare language_writing_level_id: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare language?: NonAttribute<Language>;
  declare language_level?: NonAttribute<LanguageLevel | null>;
  declare language_speaking_level?: NonAttribute<LanguageSpeakingLevel | null>;
  declare language_listening_level?: NonAttribute<LanguageListeningLevel | null>;
  declare language_reading_level?: NonAttribute<LanguageReadingLevel | null>;
  declare language_writing_level?: NonAttribute<LanguageWritingLevel | null>;
}

export class UserSkill extends Model<InferAttributes<UserSkill>, InferCreationAttributes<UserSkill>> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare skill_id: number | null;
  declare description: string | null;
  declare skill_level_id: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare skill?: NonAttribute<Skill | null>;
  declare skill_level?: NonAttribute<SkillLevel | null>;
}

export class UserLanguageExamination extends Model<
  InferAttributes<UserLanguageExamination>,
  InferCreationAttributes<UserLanguageExamination>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare language_examination_id: number;
  declare result: string | null;
  declare examined_at: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare language_examination?: NonAttribute<LanguageExamination>;
}

export class UserCertification extends Model<
  InferAttributes<UserCertification>,
  InferCreationAttributes<UserCertification>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare name: string;
  declare certificated_at: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
}

export function initUserSkills(sequelize: Sequelize): void {
  UserLanguageSkill.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      language_id: required(DataTypes.INTEGER),
      language_level_id: optional(DataTypes.INTEGER),
      language_speaking_level_id: optional(DataTypes.INTEGER),
      language_listening_level_id: optional(DataTypes.INTEGER),
      language_reading_level_id: optional(DataTypes.INTEGER),
      language_writing_level_id: optional(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'user_language_skills'),
  );

  UserSkill.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      skill_id: optional(DataTypes.INTEGER),
      description: optional(DataTypes.TEXT),
      skill_level_id: optional(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'user_skills'),
  );

  UserLanguageExamination.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      language_examination_id: required(DataTypes.INTEGER),
      result: optional(DataTypes.STRING),
      examined_at: optional(DataTypes.DATEONLY),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'user_language_examinations'),
  );

  UserCertification.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      name: required(DataTypes.STRING),
      certificated_at: optional(DataTypes.DATEONLY),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'user_certifications'),
  );
}
