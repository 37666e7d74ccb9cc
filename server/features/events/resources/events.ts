import { literal, Op, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { countPlaces } from '../../../../db/event-places.ts';
import { Event } from '../../../../db/models/event.ts';
import { openPlaces } from '../services/event-applications.ts';
import {
  clearable,
  flag,
  httpsUrl,
  id,
  instant,
  integer,
  languageMap,
  line,
  longText,
  outCan,
  outId,
  outMap,
  outTime,
  requiredLanguageMap,
} from '../../../core/schemas/schema-helpers.ts';
import { LINE_MAX, STAFF_KEYWORD_MAX, STAFF_TEXT_MAX } from '../../../domain/constants.ts';
import { fieldError } from '../../../domain/error-codes.ts';
import { MANAGER, STAFF } from '../../../domain/roles.ts';
import { publicFileUrl } from '../../../core/presenting/files.ts';
import type { StaffChangeContext } from '../../../core/resources/context.ts';
import type { Values, Versioned } from '../../../core/resources/define-edit.ts';
import { writeFields } from '../../../core/resources/define-edit.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { requirePublicFile } from '../../../core/resources/public-files.ts';
import { byColumn, byId, tableList } from '../../../core/resources/table-list.ts';
import { wordsIn, wordsOfMap } from '../../../core/resources/words-in.ts';

const filters = z.strictObject({
  is_released: z.boolean().optional(),
  is_past: z.boolean().optional(),
  /** Words of the title in any language; a number is also the event's id. */
  q: line(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(100).optional(),
});

const count = () => z.number().int();

const row = z.object({
  id: outId(),
  title: outMap(),
  start_at: outTime(),
  deadline: outTime().nullable(),
  is_released: z.boolean(),
  is_past: z.boolean(),
  capacity: count().nullable(),
  seats_taken: count(),
  waiting_count: count(),
  confirmed_count: count(),
  form_id: outId().nullable(),
  thumbnail_url: z.string().nullable(),
  updated_at: outTime(),
  version: count(),
});

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
  ] as [ReturnType<typeof literal>, string][],
};
const INCLUDE = [{ association: 'thumbnail_file', attributes: ['key'] }];

const present = (event: Event, { now }: { now: Date }) => ({
  ...event.get({ plain: true }),
  is_past: event.start_at <= now,
  thumbnail_url: publicFileUrl(event.thumbnail_file),
});

/** The last day to apply is not after the start, and the capacity does not take seats away that people have. */
async function check(ctx: StaffChangeContext, row_: Versioned, values: Values): Promise<void> {
  const event = row_ as Event;
  const after = { ...event.get({ plain: true }), ...values } as Event;
  if (after.deadline && after.start_at && after.deadline > after.start_at)
    throw fieldError('deadline', 'end_before_start');
  if (after.is_released && !after.start_at) throw fieldError('start_at', 'required');
  await requirePublicFile(ctx.tx, values['thumbnail_file_id'], 'event_thumbnail', 'thumbnail_file_id');
  if (typeof values['capacity'] === 'number' && event.id) {
    const { seats_taken } = (await countPlaces([event.id], ctx.tx))(event.id);
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
        filter.is_released === undefined ? {} : { is_released: filter.is_released },
        filter.is_past === undefined ? {} : { start_at: { [filter.is_past ? Op.lte : Op.gt]: ctx.now } },
        filter.id ? { id: { [Op.in]: filter.id } } : {},
        filter.q ? wordsIn(ctx.sequelize, filter.q, [wordsOfMap('"Event"."title"')], '"Event"."id"') : {},
      ],
    }),
    present,
  }),
  one: {
    record: row.extend({
      body: outMap(),
      apply_complete_message: outMap(),
      apply_url: z.string().nullable(),
      is_need_resume_file: z.boolean(),
      thumbnail_file_id: outId().nullable(),
      notification_channel_id: outId().nullable(),
      can: outCan(),
    }),
    async find(ctx, eventId) {
      const event = await Event.findByPk(eventId, { attributes: ATTRIBUTES, include: INCLUDE });
      return event && present(event, ctx);
    },
  },
  edit: {
    allow: MANAGER,
    model: Event,
    can_create: true,
    can_remove: true,
    fields: z.strictObject({
      title: requiredLanguageMap(),
      body: languageMap(longText(STAFF_TEXT_MAX)).optional(),
      apply_complete_message: languageMap(longText()).optional(),
      start_at: instant(),
      deadline: clearable(instant()),
      apply_url: clearable(httpsUrl().max(LINE_MAX)),
      form_id: clearable(id()),
      capacity: clearable(integer(0, 100_000)),
      is_need_resume_file: flag().optional(),
      is_released: flag().optional(),
      notification_channel_id: clearable(id()),
      thumbnail_file_id: clearable(id()),
    }),
    check,
    async write(ctx, row_, values) {
      await writeFields()(ctx, row_, values);
      // More seats than before: who waits gets them.
      if ('capacity' in values) await openPlaces(ctx, row_ as Event);
    },
  },
  csv: {
    id: ['number', (event) => event.id],
    title_ja: ['text', (event) => event.title['ja']],
    title_en: ['text', (event) => event.title['en']],
    start_at: ['time', (event) => event.start_at],
    deadline: ['time', (event) => event.deadline],
    is_released: ['flag', (event) => event.is_released],
    capacity: ['number', (event) => event.capacity],
    seats_taken: ['number', (event) => event.seats_taken],
    confirmed_count: ['number', (event) => event.confirmed_count],
    waiting_count: ['number', (event) => event.waiting_count],
  },
});
