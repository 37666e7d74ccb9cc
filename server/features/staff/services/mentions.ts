import { literal, Op, type Transaction, type WhereOptions } from 'sequelize';
import { Application } from '../../../../db/models/application.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { Mention } from '../../../../db/models/mention.ts';
import { User } from '../../../../db/models/user.ts';
import { fieldError } from '../../../../domain/error-codes.ts';
import { mentionChanges } from '../../../../domain/mentions.ts';
import { required } from '../../../../domain/required.ts';
import type { Staff } from '../../../../domain/roles.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import { applicationScope, knownStudents, seesWholly } from '../../../core/scopes.ts';
import { colleagueAsActor } from './colleague.ts';

/** The record that a note belongs to: who reads the record reads the note. */
type NoteOf = { user_id: number } | { application_id: number };
/** The note itself: one about a student, or the memo of an application. */
type Note = { user_note_id: number } | { application_id: number };

type Changing = Pick<CommandContext, 'tx' | 'now' | 'emit'> & { readonly actor: Staff };

/** Whether a colleague may read the notes of a record. */
export async function mayReadNotes(actor: Staff, of: NoteOf, transaction: Transaction): Promise<boolean> {
  const found =
    'user_id' in of
      ? await User.count({
          where: { [Op.and]: [{ id: of.user_id }, knownStudents(actor), literal(seesWholly(actor))] },
          transaction,
        })
      : await Application.count({
          where: { [Op.and]: [{ id: of.application_id }, applicationScope(actor)] },
          transaction,
        });
  return found > 0;
}

/**
 * Colleagues whom a note of a record may mention, since they read it; oneself is left out. Nobody for who does not read it.
 * A colleague who is the student themselves is refused only when the note is saved.
 */
export function mentionable(actor: Staff, of: NoteOf): WhereOptions {
  const about = 'user_id' in of ? `a.user_id = ${of.user_id}` : `a.id = ${of.application_id}`;
  const isAssigned = (member: string) =>
    literal(`exists (select 1 from applications a
    join application_hf_members m on m.application_id = a.id where ${about} and m.hf_member_id = ${member})`);
  return {
    [Op.and]: [
      { id: { [Op.ne]: actor.hf_member_id } },
      actor.sees_all_applications ? {} : isAssigned(String(actor.hf_member_id)),
      { [Op.or]: [{ role: 'manager' }, { is_manager_of_applications: true }, isAssigned('"HfMember"."id"')] },
    ],
  };
}

/** In both languages of the office: the reader's is not known here. */
function nameOf(member: HfMember): string {
  const { ja, en } = memberNames(member);
  return [ja, en].filter(Boolean).join(' / ') || member.email;
}

/** @throws DomainError validation_failed at `field` for who is not there, not active, or may not read the note */
async function assertMentionable(
  tx: Transaction,
  of: NoteOf,
  ids: readonly number[],
  field: string,
): Promise<void> {
  const members = await HfMember.findAll({
    where: { id: [...ids] },
    order: [['id', 'ASC']],
    transaction: tx,
  });
  if (members.length < ids.length) throw fieldError(field, 'invalid_reference');
  for (const member of members) {
    const name = nameOf(member);
    if (!member.is_active) throw fieldError(field, 'mention_inactive', { name });
    if (!(await mayReadNotes(await colleagueAsActor(member, tx), of, tx)))
      throw fieldError(field, 'mention_unreadable', { name });
  }
}

/**
 * Keeps whom a saved note mentions as it is now, and has those told who are newly mentioned; oneself is not told.
 * @throws as assertMentionable
 */
export async function saveMentions(
  { tx: transaction, now, actor, emit }: Changing,
  of: NoteOf,
  note: Note,
  texts: { before: string | null; after: string | null },
  field: string,
): Promise<void> {
  const { added, removed } = mentionChanges(texts.before, texts.after);
  if (removed.length > 0) await Mention.destroy({ where: { ...note, hf_member_id: removed }, transaction });
  const others = added.filter((id) => id !== actor.hf_member_id);
  if (others.length === 0) return;
  await assertMentionable(transaction, of, others, field);
  const mentions: Mention[] = [];
  for (const hf_member_id of others) {
    const place = { ...note, hf_member_id };
    const told = { by_hf_member_id: actor.hf_member_id, mentioned_at: now, read_at: null };
    const before = await Mention.findOne({ where: place, transaction });
    mentions.push(
      before
        ? await before.update(told, { transaction })
        : await Mention.create(
            { user_note_id: null, application_id: null, ...place, ...told },
            { transaction },
          ),
    );
  }
  await emit(
    ...mentions.map(({ id: mention_id }) =>
      'user_id' in of
        ? { type: 'mentioned_in_note' as const, payload: { ...of, mention_id } }
        : { type: 'mentioned_in_memo' as const, payload: { ...of, mention_id } },
    ),
  );
}

/** The same as SQL: mentions of notes that the actor may still read, and that are not about them as a student. */
export function readableMentions(actor: Staff): string {
  const assigned = actor.sees_all_applications
    ? 'true'
    : `exists (select 1 from application_hf_members m
        where m.application_id = a.id and m.hf_member_id = ${actor.hf_member_id})`;
  const notOwn = (column: string) => (actor.user_id === null ? 'true' : `${column} <> ${actor.user_id}`);
  return `(exists (select 1 from user_notes n where n.id = "Mention".user_note_id
      and ${notOwn('n.user_id')} and ${seesWholly(actor, 'n.user_id')})
    or exists (select 1 from applications a where a.id = "Mention".application_id
      and ${notOwn('a.user_id')} and ${assigned}))`;
}

/** A mention that its colleague has not seen yet and may still read; null once there is nothing to tell. */
export async function mentionToTell(
  mentionId: number,
  of: NoteOf,
  tx: Transaction,
): Promise<{ member: HfMember; by: HfMember | null } | null> {
  const mention = await Mention.findOne({
    where: { id: mentionId, read_at: null },
    include: [{ association: 'hf_member' }, { association: 'by_hf_member' }],
    transaction: tx,
  });
  if (!mention) return null;
  const member = required(mention.hf_member);
  if (!member.is_active) return null;
  if (!(await mayReadNotes(await colleagueAsActor(member, tx), of, tx))) return null;
  return { member, by: mention.by_hf_member ?? null };
}
