import { literal, Op, QueryTypes } from 'sequelize';
import { z } from 'zod';
import { UserNote } from '../../../../db/models/user-staff-records.ts';
import { User } from '../../../../db/models/user.ts';
import { mentorNames } from '../../applications/views/application-schema.ts';
import { id, outCan, outTime } from '../../../core/schemas/schema-helpers.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { GONE_STATUSES } from '../../../../domain/student-status.ts';
import { memberNames, type MemberNames } from '../../../core/presenting/names.ts';
import { writeFields } from '../../../core/resources/define-edit.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { knownStudents, seesWholly } from '../../../core/scopes.ts';
import { byId, tableList, sameAs } from '../../../core/resources/table-list.ts';
import { userNote } from '../../../../domain/entities/user-note.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';
import { saveMentions } from '../../staff/services/mentions.ts';

const row = entityOutput(userNote, 'staff').extend({ hf_member: mentorNames.nullable(), can: outCan() });

/** Notes go with the right to see a student wholly. */
const readable = (ctx: StaffContext) => literal(seesWholly(ctx.actor, '"UserNote"."user_id"'));
const isMine = (ctx: StaffContext, note: UserNote) => note.hf_member_id === ctx.actor.hf_member_id;

function present(note: UserNote, ctx: StaffContext) {
  const mine = isMine(ctx, note);
  return {
    ...note.get({ plain: true }),
    hf_member: note.hf_member ? { id: note.hf_member.id, names: memberNames(note.hf_member) } : null,
    can: { edit: mine, remove: mine },
  };
}

const where = (ctx: StaffContext, filter: { user_id?: number | undefined; id?: number[] | undefined }) => ({
  [Op.and]: [
    readable(ctx),
    ctx.actor.user_id === null ? {} : { user_id: { [Op.ne]: ctx.actor.user_id } },
    sameAs(filter, 'user_id', 'id'),
  ],
});

/** Earlier wordings, read off the audit log: the newest first. */
async function historyOf(ctx: StaffContext, noteId: number) {
  const rows = await ctx.sequelize.query<
    { at: Date; text: string; hf_member_id: number | null } & MemberNames
  >(
    `select l.at, l.before->>'text' as text, l.hf_member_id, h.first_name_ja, h.last_name_ja, h.first_name_en, h.last_name_en
     from audit_logs l left join hf_members h on h.id = l.hf_member_id
     where l.table_name = 'user_notes' and l.row_id = :noteId and l.action = 'update' and l.before->>'text' is not null
     order by l.id desc limit 50`,
    { replacements: { noteId }, type: QueryTypes.SELECT },
  );
  return rows.map((entry) => ({
    at: entry.at,
    text: entry.text,
    hf_member: entry.hf_member_id === null ? null : { id: entry.hf_member_id, names: memberNames(entry) },
  }));
}

export const user_notes = defineResource({
  name: 'user_notes',
  summary: 'What staff write about a student, for colleagues; only its author changes a note',
  allow: STAFF,
  list: tableList({
    model: UserNote,
    filters: z.strictObject({ user_id: id().optional(), id: z.array(id()).max(100).optional() }),
    sorts: { id: byId },
    default_sort: ['id', 'DESC'],
    row,
    where,
    include: [{ association: 'hf_member' }],
    present,
  }),
  one: {
    record: row.extend({
      /** Earlier wordings: until when each stood, and who replaced it. */
      history: z.array(z.object({ at: outTime(), text: z.string(), hf_member: mentorNames.nullable() })),
    }),
    async find(ctx, noteId) {
      const note = await UserNote.findOne({
        where: where(ctx, { id: [noteId] }),
        include: [{ association: 'hf_member' }],
      });
      return note && { ...present(note, ctx), history: await historyOf(ctx, noteId) };
    },
  },
  edit: {
    allow: STAFF,
    model: UserNote,
    can_create: true,
    can_remove: true,
    rows: (ctx) => ({ hf_member_id: ctx.actor.hf_member_id }),
    fields: entityInput(userNote),
    async check(ctx, note, values) {
      if (!note.isNewRecord) {
        if (values['user_id'] !== undefined && values['user_id'] !== note.get('user_id'))
          throw fieldError('user_id', 'invalid');
        return;
      }
      const student = await User.findOne({
        attributes: ['id'],
        where: {
          [Op.and]: [
            { id: values['user_id'] as number, status: { [Op.notIn]: [...GONE_STATUSES] } },
            knownStudents(ctx.actor),
            literal(seesWholly(ctx.actor)),
          ],
        },
        transaction: ctx.tx,
      });
      if (!student) throw new DomainError('not_found');
    },
    async write(ctx, versioned, values) {
      const note = versioned as UserNote;
      const isNew = note.isNewRecord;
      const before = isNew ? null : note.text;
      await writeFields()(ctx, note, isNew ? { ...values, hf_member_id: ctx.actor.hf_member_id } : values);
      const texts = { before, after: note.text };
      await saveMentions(ctx, { user_id: note.user_id }, { user_note_id: note.id }, texts, 'text');
    },
  },
});
