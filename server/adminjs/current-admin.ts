import type { ActionContext, CurrentAdmin } from 'adminjs';
import type { Admin } from './sessions.ts';

/** What AdminJS is told of who works: it shows the address, and hands the rest back with each change. */
export function currentAdmin(admin: Admin): CurrentAdmin {
  // AdminJS writes this into a script of its page: an address with signs of HTML is left out.
  return {
    email: /^[^<>&"'\s]+$/.test(admin.email) ? admin.email : '',
    hf_member_id: admin.hf_member_id,
  };
}

/** Who acts, as the request's session said; undefined for a call without one. */
export function adminOf(context: ActionContext | undefined): Admin | undefined {
  const current = context?.currentAdmin;
  const id: unknown = current?.['hf_member_id'];
  return current && typeof id === 'number' ? { hf_member_id: id, email: current.email } : undefined;
}
