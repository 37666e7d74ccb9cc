import { literal, Op } from 'sequelize';
import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { User } from '../../../../db/models/user.ts';
import { studentPage } from '../views/student-page-schema.ts';
import { profileFields } from '../../profile/views/profile-input.ts';
import { clearable, longText } from '../../../core/schemas/schema-helpers.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { wrongDays } from '../../../../domain/profile-rules.ts';
import { isManager, STAFF } from '../../../../domain/roles.ts';
import { GONE_STATUSES, STAFF_STATUSES } from '../../../../domain/student-status.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { loadUser, presentUser } from '../../profile/views/present-user.ts';
import { countCapped } from '../../../core/resources/count-capped.ts';
import type { StaffChangeContext } from '../../../core/resources/context.ts';
import { writeFields, type Values, type Versioned } from '../../../core/resources/define-edit.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { knownStudents, seesWholly } from '../../../core/scopes.ts';
import { studentFilters, studentsWhere } from '../services/student-filters.ts';
import { loadStudentPage } from '../services/student-page.ts';
import { afterId, findStudents, studentRow } from '../services/student-rows.ts';
import { studentSheet } from './users/sheet.ts';
import { byColumn, byId } from '../../../core/resources/table-list.ts';

/** What managers mend in a profile when the student asks for it. The rest is the student's own to change. */
const { shape: corrections } = z.object(profileFields).pick({
  first_name: true,
  last_name: true,
  first_name_kana: true,
  last_name_kana: true,
  phone_num: true,
  home_country_id: true,
  living_country_id: true,
  living_prefecture_id: true,
  graduate_latest_school_at: true,
});

const fields = z.strictObject({
  summary: clearable(longText()),
  status: z.enum(STAFF_STATUSES).optional(),
  ...corrections,
});
/** A mentor writes what the office knows of the student; what the student said of themselves is a manager's. */
const MENTORS_FIELDS = new Set(['summary']);

/**
 * What the student's own form refuses: a day nobody plans for, and, as a name stands on the resume, what its fonts
 * cannot print.
 */
function refuseWrongValues(ctx: StaffChangeContext, row: Versioned, values: Values): void {
  const birth_day = row.get('birth_day') as string | null;
  const wrong = wrongDays(values, { birth_day, today: tokyoDay(ctx.now) });
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' || !Object.hasOwn(corrections, name)) continue;
    const characters = ctx.adapters.unprintable(value);
    if (characters.length > 0)
      wrong[name] = [{ code: 'unprintable', params: { characters: characters.join(' ') } }];
  }
  if (Object.keys(wrong).length > 0) throw new DomainError('validation_failed', { fields: wrong });
}

async function check(ctx: StaffChangeContext, row: Versioned, values: Values): Promise<void> {
  const names = Object.keys(values);
  if (!isManager(ctx.actor) && names.some((name) => !MENTORS_FIELDS.has(name)))
    throw new DomainError('forbidden');
  refuseWrongValues(ctx, row, values);
  // A correction replaces a name, it does not take one away.
  const emptied = ['first_name', 'last_name', 'phone_num'].filter(
    (name) => values[name] === null && row.get(name) !== null,
  );
  if (emptied.length > 0)
    throw new DomainError('validation_failed', {
      fields: Object.fromEntries(emptied.map((name) => [name, [{ code: 'required' as const }]])),
    });
}

/** The fields, and the levels that follow from them. */
async function write(ctx: StaffChangeContext, row: Versioned, values: Values): Promise<void> {
  await writeFields()(ctx, row, values);
  if (!Object.keys(values).some((name) => Object.hasOwn(corrections, name))) return;
  const { is_minimum_initialized, is_initialized } = presentUser(required(await loadUser(row.id, ctx.tx)));
  await row.update({ is_minimum_initialized, is_initialized }, { transaction: ctx.tx });
}

export const users = defineResource({
  name: 'users',
  summary:
    'Students by what the reader may see of each: managers all, mentors those of assigned applications',
  allow: STAFF,
  list: {
    filters: studentFilters,
    sorts: {
      id: byId,
      created_at: byColumn('created_at'),
      last_name: byColumn('last_name'),
      last_name_kana: byColumn('last_name_kana'),
      graduate_latest_school_at: byColumn('graduate_latest_school_at'),
      /** Who has waited longest first, when ascending. */
      phone_consulting_wished_at: byColumn('phone_consulting_wished_at'),
      career_meeting_at: byColumn('career_meeting_at'),
    },
    default_sort: ['id', 'DESC'],
    row: studentRow,
    async find(ctx, { filter, ...page }) {
      const where = studentsWhere(ctx, filter);
      const count = await countCapped(ctx.sequelize, User, where);
      return { ...count, rows: count.total === 0 ? [] : await findStudents(ctx, where, page) };
    },
    rowsAfter: (ctx, filter, after, limit) =>
      findStudents(ctx, afterId(studentsWhere(ctx, filter), after), { order: [['id', 'ASC']], limit }),
  },
  one: { record: studentPage, find: loadStudentPage },
  edit: {
    allow: STAFF,
    model: User,
    rows: (ctx) => ({
      [Op.and]: [
        knownStudents(ctx.actor),
        { status: { [Op.notIn]: [...GONE_STATUSES] } },
        literal(seesWholly(ctx.actor)),
      ],
    }),
    fields,
    check,
    write,
  },
  sheet: studentSheet,
  csv: {
    id: ['number', (row) => row.id],
    last_name: ['text', (row) => row.last_name],
    first_name: ['text', (row) => row.first_name],
    last_name_kana: ['text', (row) => row.last_name_kana],
    first_name_kana: ['text', (row) => row.first_name_kana],
    email: ['text', (row) => ('email' in row ? row.email : null)],
    phone_num: ['text', (row) => ('phone_num' in row ? row.phone_num : null)],
    home_country_id: ['named', (row) => row.home_country_id],
    living_country_id: ['named', (row) => row.living_country_id],
    living_prefecture_id: ['named', (row) => row.living_prefecture_id],
    jlpt: ['number', (row) => row.jlpt],
    graduate_latest_school_at: ['day', (row) => row.graduate_latest_school_at],
    level: ['code', (row) => row.level],
    status: ['code', (row) => row.status],
    is_hope_phone_consulting: ['flag', (row) => row.is_hope_phone_consulting],
    career_meeting_at: ['time', (row) => row.career_meeting_at],
    applications: ['number', (row) => ('applications_count' in row ? row.applications_count : null)],
    created_at: ['time', (row) => row.created_at],
  },
});
