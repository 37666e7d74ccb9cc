import { useState } from 'react';
import { staffDrafts } from '../../../../../web/drafts.ts';
import { useMember } from '../../../session/member.ts';
import type { Values } from './event-form.ts';

/** A form's values over its initial ones; what was typed is kept on this device until it has been sent. */
export function useDraftValues(scope: string, initial: () => Values) {
  const { hf_member_id } = useMember();
  const [values, setValues] = useState<Values>(() => ({
    ...initial(),
    ...staffDrafts.read<Values>(hf_member_id, scope, Date.now()),
  }));
  return {
    values,
    change(changed: Values) {
      const next = { ...values, ...changed };
      setValues(next);
      // A confirmation is given anew each time.
      const { is_alert_confirmed: _alert, is_date_confirmed: _date, ...kept } = next;
      staffDrafts.write(hf_member_id, scope, kept, Date.now());
    },
    forget: () => staffDrafts.remove(hf_member_id, scope),
  };
}
