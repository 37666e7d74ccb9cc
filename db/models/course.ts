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
import type { User } from './user.ts';

export class Course extends Model<InferAttributes<Course>, InferCreationAttributes<Course>> {
  declare id: CreationOptional<number>;
  declare title: CreationOptional<LanguageMap>;
  declare description: CreationOptional<LanguageMap>;
  declare position: CreationOptional<number>;
  declare is_released: CreationOptional<boolean>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare lessons?: NonAttribute<Lesson[]>;
}

export class Lesson extends Model<InferAttributes<Lesson>, InferCreationAttributes<Lesson>> {
  declare id: CreationOptional<number>;
  declare course_id: number;
  declare title: CreationOptional<LanguageMap>;
  declare description: CreationOptional<LanguageMap>;
  declare video_url: string | null;
  declare index_in_course: number;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare course?: NonAttribute<Course>;
  declare lesson_progresses?: NonAttribute<LessonProgress[]>;
}

export class LessonProgress extends Model<
  InferAttributes<LessonProgress>,
  InferCreationAttributes<LessonProgress>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare lesson_id: number;
  declare done_at: Date | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare lesson?: NonAttribute<Lesson>;
}

export function initCourse(sequelize: Sequelize): void {
  Course.init(
    {
      id: id(),
      title: languageMap(),
      description: languageMap(),
      position: required(DataTypes.INTEGER, 0),
      is_released: flag(),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'courses'),
  );

  Lesson.init(
    {
      id: id(),
      course_id: required(DataTypes.INTEGER),
      title: languageMap(),
      description: languageMap(),
      video_url: optional(DataTypes.STRING),
      index_in_course: required(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'lessons'),
  );

  LessonProgress.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      lesson_id: required(DataTypes.INTEGER),
      done_at: optional(DataTypes.DATE),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'lesson_progresses'),
  );
}
