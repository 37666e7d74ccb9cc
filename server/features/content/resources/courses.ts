import { literal, Op } from 'sequelize';
import { z } from 'zod';
import { Course, Lesson } from '../../../../db/models/course.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { id, keyword, outCan } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { course } from '../../../../domain/entities/course.ts';
import { MANAGER, STAFF } from '../../../../domain/roles.ts';
import { publicFileUrl } from '../../../core/presenting/files.ts';
import { writeFields } from '../../../core/resources/define-edit.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { requirePublicFile } from '../../../core/resources/public-files.ts';
import { byColumn, byId, tableList, sameAs } from '../../../core/resources/table-list.ts';
import { wordsIn, wordsOfMap } from '../../../core/resources/search-words.ts';

const kept = entityOutput(course, 'console');
const counted = { lesson_count: z.number().int() };
const workedOut = { ...counted, thumbnail_url: z.string().nullable() };

const row = kept
  .pick({ id: true, title: true, position: true, is_released: true, updated_at: true, version: true })
  .extend(counted);

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
      q: keyword(STAFF_KEYWORD_MAX).optional(),
      id: z.array(id()).max(100).optional(),
    }),
    sorts: { id: byId, position: byColumn('position'), updated_at: byColumn('updated_at') },
    default_sort: ['position', 'ASC'],
    row,
    attributes: ATTRIBUTES,
    where: (ctx, filter) => ({
      [Op.and]: [
        sameAs(filter, 'is_released', 'id'),
        filter.q ? wordsIn(ctx.sequelize, filter.q, [wordsOfMap('"Course"."title"')], '"Course"."id"') : {},
      ],
    }),
  }),
  one: {
    record: kept.extend({ ...workedOut, can: outCan() }),
    async find(_ctx, courseId) {
      const found = await Course.findByPk(courseId, {
        attributes: ATTRIBUTES,
        include: [
          { association: 'lessons', separate: true, order: [['index_in_course', 'ASC']] },
          { association: 'thumbnail_file', attributes: ['key'] },
        ],
      });
      return found && { ...found.get({ plain: true }), thumbnail_url: publicFileUrl(found.thumbnail_file) };
    },
  },
  edit: {
    allow: MANAGER,
    model: Course,
    can_create: true,
    can_remove: true,
    fields: entityInput(course),
    check: (ctx, _course, values) =>
      requirePublicFile(ctx.tx, values['thumbnail_file_id'], 'event_thumbnail', 'thumbnail_file_id'),
    async write(ctx, row_, values) {
      await writeFields({ lessons: { model: Lesson, key: 'course_id' } })(ctx, row_, values);
      // Places are compared here and not at the commit, which would take the connection down with it.
      if (values['lessons'])
        await ctx.sequelize.query('set constraints lessons_course_id_index_in_course_key immediate', {
          transaction: ctx.tx,
        });
    },
  },
});
