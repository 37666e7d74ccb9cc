import { createContext, useContext } from 'react';
import type { LanguageMap } from '../../../domain/languages.ts';

/** The signed-in member of staff, as user__get_own_data tells. The server checks rights at every call anyway. */
export interface Member {
  hf_member_id: number;
  role: 'mentor' | 'manager';
  sees_all_applications: boolean;
  names: LanguageMap;
}

export const MemberContext = createContext<Member | null>(null);

/** @throws outside of the signed-in part of the console */
export function useMember(): Member {
  const member = useContext(MemberContext);
  if (!member) throw new Error('There is no signed-in member here');
  return member;
}
