import { literal, Op } from 'sequelize';
import { z } from 'zod';
import { Course, Lesson } from '../../../../db/models/course.ts';
import {
  clearable,
  flag,
  httpsUrl,
  id,
  integer,
  languageMap,
  line,
  longText,
  nested,
  outCan,
  outId,
  outMap,
  outTime,
  requiredLanguageMap,
} from '../../../core/schemas/schema-helpers.ts';
import { LINE_MAX, STAFF_KEYWORD_MAX, STAFF_TEXT_MAX } from '../../../domain/constants.ts';
import { MANAGER, STAFF } from '../../../domain/roles.ts';
import { writeFields } from '../../../core/resources/define-edit.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, tableList } from '../../../core/resources/table-list.ts';
import { wordsIn, wordsOfMap } from '../../../core/resources/words-in.ts';

const count = () => z.number().int();

const row = z.object({
  id: outId(),
  title: outMap(),
  position: count(),
  is_released: z.boolean(),
  lesson_count: count(),
  updated_at: outTime(),
  version: count(),
});

const ATTRIBUTES = {
  include: [
    [literal('(select count(*)::int from lessons l where l.course_id = "Course"."id")'), 'lesson_count'],
  ] as [ReturnType<typeof literal>, string][],
};

export const courses = defineResource({
  name: 'courses',
  summary: 'Courses with their lessons',
  allow: STAFF,
  list: tableList({
    model: Course,
    filters: z.strictObject({
      is_released: z.boolean().optional(),
      q: line(STAFF_KEYWORD_MAX).optional(),
      id: z.array(id()).max(100).optional(),
    }),
    sorts: { id: byId, position: byColumn('position'), updated_at: byColumn('updated_at') },
    default_sort: ['position', 'ASC'],
    row,
    attributes: ATTRIBUTES,
    where: (ctx, filter) => ({
      [Op.and]: [
        filter.is_released === undefined ? {} : { is_released: filter.is_released },
        filter.id ? { id: { [Op.in]: filter.id } } : {},
        filter.q ? wordsIn(ctx.sequelize, filter.q, [wordsOfMap('"Course"."title"')], '"Course"."id"') : {},
      ],
    }),
  }),
  one: {
    record: row.extend({
      description: outMap(),
      lessons: z.array(
        z.object({
          id: outId(),
          title: outMap(),
          description: outMap(),
          video_url: z.string().nullable(),
          index_in_course: count(),
        }),
      ),
      can: outCan(),
    }),
    async find(_ctx, courseId) {
      const course = await Course.findByPk(courseId, {
        attributes: ATTRIBUTES,
        include: [{ association: 'lessons', separate: true, order: [['index_in_course', 'ASC']] }],
      });
      return course && course.get({ plain: true });
    },
  },
  edit: {
    allow: MANAGER,
    model: Course,
    can_create: true,
    can_remove: true,
    fields: z.strictObject({
      title: requiredLanguageMap(),
      description: languageMap(longText(STAFF_TEXT_MAX)).optional(),
      position: integer(0, 10_000).optional(),
      is_released: flag().optional(),
      lessons: nested({
        title: requiredLanguageMap().optional(),
        description: languageMap(longText(STAFF_TEXT_MAX)).optional(),
        video_url: clearable(httpsUrl().max(LINE_MAX)),
        index_in_course: integer(1, 1000).optional(),
      }),
    }),
    async write(ctx, course, values) {
      await writeFields({ lessons: { model: Lesson, key: 'course_id' } })(ctx, course, values);
      // Places are compared here and not at the commit, which would take the connection down with it.
      if (values['lessons'])
        await ctx.sequelize.query('set constraints lessons_course_id_index_in_course_key immediate', {
          transaction: ctx.tx,
        });
    },
  },
});
