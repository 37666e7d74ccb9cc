import { z } from 'zod';
import { literal, Op } from 'sequelize';
import { StoredFile } from '../../../db/models/file.ts';
import { User } from '../../../db/models/user.ts';
import { DomainError } from '../../domain/error-codes.ts';
import type { Actor } from '../../domain/roles.ts';
import { STUDENT_OR_STAFF } from '../../domain/roles.ts';
import { BINARY, query } from '../define.ts';
import { id } from '../wire.ts';

/** Oneself, students of assigned applications, and for those who see all applications everybody. */
function mayLookAt(actor: Actor) {
  if (actor.sees_all_applications) return {};
  const own = { id: actor.user_id ?? -1 };
  if (actor.hf_member_id === null) return own;
  const assigned = literal(
    `exists (select 1 from applications a join application_hf_members m on m.application_id = a.id
       where a.user_id = "User".id and m.hf_member_id = ${actor.hf_member_id})`,
  );
  return { [Op.or]: [own, assigned] };
}

export const user__get_resume_face_image = query({
  name: 'user__get_resume_face_image',
  summary: 'The photo of a resume, for its owner and the staff who work on it',
  addition: true,
  allow: STUDENT_OR_STAFF,
  input: z.strictObject({ user_id: id() }),
  output: BINARY,
  errors: ['not_found'],
  example: { user_id: 1 },
  async run(ctx, { user_id }) {
    const user = await User.findOne({ where: { [Op.and]: [{ id: user_id }, mayLookAt(ctx.actor)] } });
    const file = user?.resume_face_image_file_id
      ? await StoredFile.findByPk(user.resume_face_image_file_id)
      : null;
    if (!file) throw new DomainError('not_found');
    return {
      content_type: file.content_type,
      file_name: 'face.jpg',
      bytes: await ctx.outside.files.read(file.key),
    };
  },
});
