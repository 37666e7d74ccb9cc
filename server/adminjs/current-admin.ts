import type { ActionContext, CurrentAdmin } from 'adminjs';
import type { Admin } from './sessions.ts';

/** The current user for AdminJS, which displays the address and passes the rest back with each change. */
export function currentAdmin(admin: Admin): CurrentAdmin {
  // AdminJS embeds this in a script of its page, so addresses containing HTML characters are left out.
  return {
    email: /^[^<>&"'\s]+$/.test(admin.email) ? admin.email : '',
    hf_member_id: admin.hf_member_id,
  };
}

/** The manager of the request's session; undefined for a call without one. */
export function adminOf(context: ActionContext | undefined): Admin | undefined {
  const current = context?.currentAdmin;
  const id: unknown = current?.['hf_member_id'];
  return current && typeof id === 'number' ? { hf_member_id: id, email: current.email } : undefined;
}
