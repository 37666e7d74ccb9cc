import { literal, Op } from 'sequelize';
import { itemAt, required } from '../../../../domain/required.ts';
import { Application } from '../../../../db/models/application.ts';
import { EventApplication } from '../../../../db/models/event.ts';
import { UserMerge } from '../../../../db/models/user-merge.ts';
import { UserConsultation } from '../../../../db/models/user-staff-records.ts';
import { User } from '../../../../db/models/user.ts';
import { attendanceOf, eventApplicationState } from '../../../../domain/event-application.ts';
import { isManager } from '../../../../domain/roles.ts';
import {
  consultingState,
  isGone,
  refusalOfTalkUndo,
  talkUndoUntil,
  type ConsultingState,
} from '../../../../domain/student-status.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import { loadUser, presentUser } from '../../profile/views/present-user.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { openableApplications } from '../../applications/services/application-scopes.ts';
import { knownStudents, seesWholly } from '../../../core/scopes.ts';
import { viewOf } from './student-rows.ts';

/** Longest lists of a student's page; who has more is found by the lists of their own. */
const MOST = 100;
const NEWEST = [['id', 'DESC']] as [string, string][];

async function applicationsOf(ctx: StaffContext, userId: number) {
  const rows = await Application.findAll({
    attributes: ['id', 'state', 'cycle_number', 'created_at'],
    where: { [Op.and]: [{ user_id: userId }, openableApplications(ctx.actor)] },
    include: [
      {
        association: 'recruitment',
        attributes: ['id', 'title'],
        include: [{ association: 'company', attributes: ['id', 'official_name'] }],
      },
      { association: 'application_hf_members', include: [{ association: 'hf_member' }] },
    ],
    order: [['created_at', 'DESC'], ...NEWEST],
    limit: MOST,
  });
  return rows.map(({ id, state, cycle_number, created_at, recruitment, application_hf_members }) => ({
    id,
    state,
    cycle_number,
    created_at,
    recruitment: { id: required(recruitment).id, title: required(recruitment).title },
    company: {
      id: required(required(recruitment).company).id,
      official_name: required(required(recruitment).company).official_name,
    },
    hf_members: (application_hf_members ?? []).map((link) => ({
      id: link.hf_member_id,
      names: memberNames(link.hf_member),
    })),
  }));
}

async function eventsOf(userId: number) {
  const rows = await EventApplication.findAll({
    where: { user_id: userId },
    include: [{ association: 'event', attributes: ['id', 'title', 'start_at'] }],
    order: NEWEST,
    limit: MOST,
  });
  return rows.map((row) => ({
    id: row.id,
    state: eventApplicationState(row),
    attendance: attendanceOf(row),
    apply_at: row.apply_at,
    event: required(row.event).get({ plain: true }),
  }));
}

async function consultationsOf(
  ctx: StaffContext,
  userId: number,
  { consulting, can }: { consulting: ConsultingState | null; can: { consult: boolean } },
) {
  const rows = await UserConsultation.findAll({
    where: { user_id: userId },
    include: [{ association: 'hf_member' }],
    order: NEWEST,
    limit: MOST,
  });
  return rows.map((row) => ({
    ...row.get({ plain: true }),
    undo_until:
      can.consult && refusalOfTalkUndo(row, itemAt(rows, 0).id, consulting, ctx.now) === null
        ? talkUndoUntil(row.done_at)
        : null,
    hf_member: row.hf_member && { id: row.hf_member.id, names: memberNames(row.hf_member) },
  }));
}

async function mergedInto(userId: number): Promise<number | null> {
  const merge = await UserMerge.findOne({
    attributes: ['user_id'],
    where: { merged_user_id: userId, undone_at: null },
  });
  return merge?.user_id ?? null;
}

/** The page of a student, as its view cuts it; null for one the actor may not know of. */
export async function loadStudentPage(ctx: StaffContext, userId: number) {
  const user = await User.findOne({
    attributes: [
      'id',
      'status',
      'created_at',
      'phone_consulting_wished_at',
      [literal(`(${seesWholly(ctx.actor)})`), 'is_whole'],
    ],
    where: { [Op.and]: [{ id: userId }, knownStudents(ctx.actor)] },
  });
  const row = user && (await loadUser(userId, null));
  if (!user || !row) return null;
  const isWhole = user.get('is_whole') as boolean;
  const manages = isManager(ctx.actor);
  const isEditable = isWhole && !isGone(user.status);
  const profile = {
    ...presentUser(row),
    view: viewOf(ctx, isWhole),
    created_at: user.created_at,
    phone_consulting_wished_at: user.phone_consulting_wished_at,
    consulting: consultingState(
      { ...row, career_meeting_at: row.career_meeting_at ? new Date(row.career_meeting_at) : null },
      ctx.now,
    ),
    can: {
      edit: isEditable,
      remove: false,
      correct_profile: isEditable && manages,
      consult: isEditable,
      merge: isEditable && manages,
    },
  };
  if (!isWhole) return profile;
  return {
    ...profile,
    applications: await applicationsOf(ctx, userId),
    event_applications: await eventsOf(userId),
    consultations: await consultationsOf(ctx, userId, profile),
    merged_into_id: manages ? await mergedInto(userId) : null,
  };
}
