import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, joinTable, optional, required, table, timestamp } from './columns.ts';
import type {
  AcademicMajor,
  Country,
  Degree,
  DepartmentCategory,
  SchoolCategory,
  StudentCategory,
} from './master-data.ts';
import type { University } from './university.ts';
import type { User } from './user.ts';

export class UserUniversity extends Model<
  InferAttributes<UserUniversity>,
  InferCreationAttributes<UserUniversity>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare university_id: number | null;
  declare degree_id: number | null;
  declare student_category_id: number | null;
  declare department_category_id: number | null;
  declare department_official_name: string | null;
  declare enroll_at: string | null;
  declare graduate_at: string | null;
  declare is_latest: CreationOptional<boolean>;
  declare is_main_bachelor: CreationOptional<boolean>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare university?: NonAttribute<University | null>;
  declare degree?: NonAttribute<Degree | null>;
  declare student_category?: NonAttribute<StudentCategory | null>;
  declare department_category?: NonAttribute<DepartmentCategory | null>;
}

export class UserSchool extends Model<InferAttributes<UserSchool>, InferCreationAttributes<UserSchool>> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare school_category_id: number | null;
  declare name: string | null;
  declare country_id: number | null;
  declare department_name: string | null;
  declare enroll_at: string | null;
  declare graduate_at: string | null;
  declare is_latest: CreationOptional<boolean>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare school_category?: NonAttribute<SchoolCategory | null>;
  declare country?: NonAttribute<Country | null>;
}

export class UserAcademicMajor extends Model<
  InferAttributes<UserAcademicMajor>,
  InferCreationAttributes<UserAcademicMajor>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare academic_major_id: number;
  declare created_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare academic_major?: NonAttribute<AcademicMajor>;
}

export function initUserEducation(sequelize: Sequelize): void {
  UserUniversity.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      university_id: optional(DataTypes.INTEGER),
      degree_id: optional(DataTypes.INTEGER),
      student_category_id: optional(DataTypes.INTEGER),
      department_category_id: optional(DataTypes.INTEGER),
      department_official_name: optional(DataTypes.STRING),
      enroll_at: optional(DataTypes.DATEONLY),
      graduate_at: optional(DataTypes.DATEONLY),
      is_latest: flag(),
      is_main_bachelor: flag(),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'user_universities'),
  );

  UserSchool.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      school_category_id: optional(DataTypes.INTEGER),
      name: optional(DataTypes.STRING),
      country_id: optional(DataTypes.INTEGER),
      department_name: optional(DataTypes.STRING),
      enroll_at: optional(DataTypes.DATEONLY),
      graduate_at: optional(DataTypes.DATEONLY),
      is_latest: flag(),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'user_schools'),
  );

  UserAcademicMajor.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      academic_major_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'user_academic_majors'),
  );
}
