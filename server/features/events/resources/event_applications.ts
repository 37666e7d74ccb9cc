import { literal, Op, type Order, type WhereOptions } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { notOnesOwn } from '../../../core/scopes.ts';
import { z } from 'zod';
import { EventApplication } from '../../../../db/models/event.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { id, keyword, outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { eventApplication } from '../../../../domain/entities/event.ts';
import {
  ATTENDANCES,
  attendanceOf,
  EVENT_APPLICATION_STATES,
  eventApplicationState,
  isCheckInOpen,
  possibleWithEventApplication,
  type Attendance,
  type EventApplicationState,
} from '../../../../domain/event-application.ts';
import { isManager, STAFF } from '../../../../domain/roles.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { defineResource, type Direction } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, tableList, sameAs } from '../../../core/resources/table-list.ts';
import { ofStudent } from '../../../core/resources/name-search.ts';
import { everyWord } from '../../../core/resources/search-words.ts';
import { UNRECORDED } from '../services/event-applications.ts';

const filters = z.strictObject({
  event_id: id().optional(),
  state: z.enum(EVENT_APPLICATION_STATES).optional(),
  /** Whether somebody with a seat came. */
  attendance: z.enum(ATTENDANCES).optional(),
  /** Those who may come to the door: everybody but the cancelled. */
  is_live: z.boolean().optional(),
  /** Words of the applicant's name, in any writing. */
  q: keyword(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(100).optional(),
});

const text = () => z.string().nullable();

const kept = entityOutput(eventApplication, 'staff');
const row = kept
  .pick({
    id: true,
    apply_at: true,
    confirmed_at: true,
    cancelled_at: true,
    attendance_recorded_at: true,
    is_walk_in: true,
    apply_campaign_source: true,
  })
  .extend({
    event: z.object({ id: outId(), title: outMap(), start_at: outTime() }),
    user: z.object({
      id: outId(),
      first_name: text(),
      last_name: text(),
      first_name_kana: text(),
      last_name_kana: text(),
    }),
    state: z.enum(EVENT_APPLICATION_STATES),
    attendance: z.enum(ATTENDANCES).nullable(),
    has_resume_file: z.boolean(),
    form_question_answers: z.array(
      z.object({ form_question_id: outId(), title: outMap(), answer_text: text() }),
    ),
    can: z.object({
      confirm: z.boolean(),
      cancel: z.boolean(),
      check_in: z.boolean(),
      open_resume_file: z.boolean(),
    }),
  });

/** As eventApplicationState reads the flags. */
const STATES: Record<EventApplicationState, WhereOptions> = {
  cancelled: { is_cancelled: true },
  confirmed: { is_cancelled: false, is_confirmed: true },
  waiting: { is_cancelled: false, is_confirmed: false, is_waiting: true },
  applied: { is_cancelled: false, is_confirmed: false, is_waiting: false },
};

/** As attendanceOf reads the flags. */
const OF_ATTENDANCE: Record<Attendance, WhereOptions> = {
  attended: { is_attended: true },
  absent: { is_attended: false },
  unrecorded: UNRECORDED,
};

/** By their names as they are read, as lists on paper are; who has no kana comes by the letters. */
const NAME = literal(
  `coalesce(nullif(concat("user"."last_name_kana", "user"."first_name_kana"), ''), concat("user"."last_name", "user"."first_name"))`,
);
const byName = (direction: Direction): Order => [
  [NAME, direction],
  ['id', direction],
];

const applicantsNamed = ({ sequelize }: StaffContext, q: string) =>
  everyWord(
    q,
    (word) => [ofStudent(sequelize, '"EventApplication"."user_id"', word, true)],
    '"EventApplication"."id"',
  );

const INCLUDE = [
  { association: 'event' },
  {
    association: 'user',
    attributes: ['id', 'first_name', 'last_name', 'first_name_kana', 'last_name_kana'],
  },
  {
    association: 'form_answer',
    include: [
      { association: 'form_question_answers', separate: true, include: [{ association: 'form_question' }] },
    ],
  },
];

function present(application: EventApplication, { actor, now }: StaffContext) {
  const possible = possibleWithEventApplication(application, required(application.event), now);
  const has_resume_file = application.resume_file_id !== null;
  const answers = application.form_answer?.form_question_answers ?? [];
  return {
    ...application.get({ plain: true }),
    state: eventApplicationState(application),
    attendance: attendanceOf(application),
    has_resume_file,
    form_question_answers: answers
      .toSorted((one, other) => required(one.form_question).position - required(other.form_question).position)
      .map(({ form_question_id, form_question, answer_text }) => ({
        form_question_id,
        title: required(form_question).title,
        answer_text,
      })),
    can: {
      confirm: isManager(actor) && possible.confirm,
      cancel: isManager(actor) && possible.cancel,
      check_in: !application.is_cancelled && isCheckInOpen(required(application.event), now),
      open_resume_file: isManager(actor) && has_resume_file,
    },
  };
}

export const event_applications = defineResource({
  name: 'event_applications',
  summary: 'Applications for events with their answers',
  allow: STAFF,
  list: tableList({
    model: EventApplication,
    filters,
    sorts: { id: byId, apply_at: byColumn('apply_at'), name: byName },
    default_sort: ['apply_at', 'ASC'],
    row,
    include: INCLUDE,
    where: (ctx, filter) => ({
      [Op.and]: [
        notOnesOwn(ctx.actor),
        sameAs(filter, 'event_id', 'id'),
        filter.state ? STATES[filter.state] : {},
        filter.attendance ? OF_ATTENDANCE[filter.attendance] : {},
        filter.is_live === undefined ? {} : { is_cancelled: !filter.is_live },
        filter.q ? applicantsNamed(ctx, filter.q) : {},
      ],
    }),
    present,
  }),
  one: {
    record: row,
    async find(ctx, applicationId) {
      const application = await EventApplication.findOne({
        where: { [Op.and]: [{ id: applicationId }, notOnesOwn(ctx.actor)] },
        include: INCLUDE,
      });
      return application && present(application, ctx);
    },
  },
  csv: {
    id: ['number', ({ id: number }) => number],
    event: ['text', ({ event }, words) => words(event.title)],
    name: ['text', ({ user }) => [user.last_name, user.first_name].filter(Boolean).join(' ')],
    name_kana: ['text', ({ user }) => [user.last_name_kana, user.first_name_kana].filter(Boolean).join(' ')],
    state: ['code', ({ state }) => state],
    apply_at: ['time', ({ apply_at }) => apply_at],
    confirmed_at: ['time', ({ confirmed_at }) => confirmed_at],
    cancelled_at: ['time', ({ cancelled_at }) => cancelled_at],
    attendance: ['code', ({ attendance }) => attendance],
    is_walk_in: ['flag', ({ is_walk_in }) => is_walk_in],
    answers: [
      'text',
      ({ form_question_answers }, words) =>
        form_question_answers
          .map(({ title, answer_text }) => `${words(title)}: ${answer_text ?? ''}`)
          .join('\n'),
    ],
  },
});
