import { literal, Op, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { countPlaces } from '../../../../db/event-places.ts';
import { Event } from '../../../../db/models/event.ts';
import { openPlaces } from '../services/event-applications.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { id, keyword, outCan } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { event } from '../../../../domain/entities/event.ts';
import { fieldError } from '../../../../domain/error-codes.ts';
import { MANAGER, STAFF } from '../../../../domain/roles.ts';
import { publicFileUrl } from '../../../core/presenting/files.ts';
import type { StaffChangeContext } from '../../../core/resources/context.ts';
import { writeFields, type Values, type Versioned } from '../../../core/resources/define-edit.ts';
import { csvOf } from '../../../core/resources/entity-csv.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { requirePublicFile } from '../../../core/resources/public-files.ts';
import { byColumn, byId, tableList, sameAs } from '../../../core/resources/table-list.ts';
import { wordsIn, wordsOfMap } from '../../../core/resources/search-words.ts';

const filters = z.strictObject({
  is_released: z.boolean().optional(),
  is_past: z.boolean().optional(),
  /** Words of the title in any language; a number is also the event's id. */
  q: keyword(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(100).optional(),
});

const count = () => z.number().int();

const kept = entityOutput(event, 'console');
const workedOut = {
  is_past: z.boolean(),
  seats_taken: count(),
  waiting_count: count(),
  confirmed_count: count(),
  attended_count: count(),
  absent_count: count(),
  thumbnail_url: z.string().nullable(),
};

const row = kept
  .pick({
    id: true,
    title: true,
    start_at: true,
    deadline: true,
    is_released: true,
    capacity: true,
    form_id: true,
    updated_at: true,
    version: true,
  })
  .extend(workedOut);

/** Counted by the database beside each row: a list says how full every event is. */
const placesCounted = (condition: string) =>
  literal(
    `(select count(*)::int from event_applications a where a.event_id = "Event"."id" and not a.is_cancelled and ${condition})`,
  );

const ATTRIBUTES = {
  include: [
    [placesCounted('not a.is_waiting'), 'seats_taken'],
    [placesCounted('a.is_waiting'), 'waiting_count'],
    [placesCounted('a.is_confirmed'), 'confirmed_count'],
    [placesCounted('a.is_attended'), 'attended_count'],
    [placesCounted('not a.is_attended'), 'absent_count'],
  ] as [ReturnType<typeof literal>, string][],
};
const INCLUDE = [{ association: 'thumbnail_file', attributes: ['key'] }];

const present = (found: Event, { now }: { now: Date }) => ({
  ...found.get({ plain: true }),
  is_past: found.start_at <= now,
  thumbnail_url: publicFileUrl(found.thumbnail_file),
});

/** It ends after it starts, the last day to apply is not after the start, and the capacity does not take seats away that people have. */
async function check(ctx: StaffChangeContext, row_: Versioned, values: Values): Promise<void> {
  const before = row_ as Event;
  const after = { ...before.get({ plain: true }), ...values } as Event;
  if (after.deadline && after.start_at && after.deadline > after.start_at)
    throw fieldError('deadline', 'end_before_start');
  if (after.end_at && after.start_at && after.end_at <= after.start_at)
    throw fieldError('end_at', 'end_before_start');
  if (after.is_released && !after.start_at) throw fieldError('start_at', 'required');
  await requirePublicFile(ctx.tx, values['thumbnail_file_id'], 'event_thumbnail', 'thumbnail_file_id');
  if (typeof values['capacity'] === 'number' && before.id) {
    const { seats_taken } = (await countPlaces([before.id], ctx.tx))(before.id);
    if (values['capacity'] < seats_taken) throw fieldError('capacity', 'too_small', { min: seats_taken });
  }
}

export const events = defineResource({
  name: 'events',
  summary: 'Events as staff keep them, with how many seats are taken',
  allow: STAFF,
  list: tableList({
    model: Event,
    filters,
    sorts: { id: byId, start_at: byColumn('start_at'), updated_at: byColumn('updated_at') },
    default_sort: ['start_at', 'DESC'],
    row,
    attributes: ATTRIBUTES,
    include: INCLUDE,
    where: (ctx, filter): WhereOptions => ({
      [Op.and]: [
        sameAs(filter, 'is_released', 'id'),
        filter.is_past === undefined ? {} : { start_at: { [filter.is_past ? Op.lte : Op.gt]: ctx.now } },
        filter.q ? wordsIn(ctx.sequelize, filter.q, [wordsOfMap('"Event"."title"')], '"Event"."id"') : {},
      ],
    }),
    present,
  }),
  one: {
    record: kept.extend({ ...workedOut, can: outCan() }),
    async find(ctx, eventId) {
      const found = await Event.findByPk(eventId, { attributes: ATTRIBUTES, include: INCLUDE });
      return found && present(found, ctx);
    },
  },
  edit: {
    allow: MANAGER,
    model: Event,
    can_create: true,
    can_remove: true,
    fields: entityInput(event),
    check,
    async write(ctx, row_, values) {
      await writeFields()(ctx, row_, values);
      // More seats than before: who waits gets them.
      if ('capacity' in values) await openPlaces(ctx, row_ as Event);
    },
  },
  csv: {
    ...csvOf(event, 'id'),
    title_ja: ['text', ({ title }) => title['ja']],
    title_en: ['text', ({ title }) => title['en']],
    ...csvOf(event, 'start_at', 'end_at', 'is_online', 'deadline', 'is_released', 'capacity'),
    seats_taken: ['number', ({ seats_taken }) => seats_taken],
    confirmed_count: ['number', ({ confirmed_count }) => confirmed_count],
    waiting_count: ['number', ({ waiting_count }) => waiting_count],
    attended_count: ['number', ({ attended_count }) => attended_count],
    absent_count: ['number', ({ absent_count }) => absent_count],
  },
});
