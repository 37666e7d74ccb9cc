import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { course } from '../../domain/entities/course.ts';
import { id, optional, required, table, timestamp } from './columns.ts';
import { initTables, modelOf, rowsOf } from './entity-model.ts';
import type { User } from './user.ts';

/** A course with its lessons: domain/entities/course.ts. */
export class Course extends modelOf(course) {
  declare lessons?: NonAttribute<Lesson[]>;
}

export class Lesson extends rowsOf('lessons', 'course_id', course.fields.lessons) {
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
  initTables(sequelize, Course, Lesson);

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
