import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { ConnectionError } from '../../../server/client/client.ts';
import { keysWithPrefix, readItem, removeItem, writeItem } from '../../../web/browser-storage.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { browserViews } from '../lib/browser-views.ts';
import { useMember } from '../session/member.ts';

/** Where views stood before they were kept with the account. */
const PREFIX = 'tabidachi.staff.views.';

/** Moves the views of this browser to the account, once: afterwards nothing of them is left here. */
export function TakeOverViews() {
  const { hf_member_id } = useMember();
  const provider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const t = useTranslate();
  const takeOver = useEffectEvent(async () => {
    const prefix = `${PREFIX}${hf_member_id}.`;
    const refused: string[] = [];
    const keys = keysWithPrefix(prefix);
    for (const key of keys) {
      const kept = readItem(key);
      // First, so that another window does not take the same.
      removeItem(key);
      for (const view of browserViews(key.slice(prefix.length), kept))
        try {
          await provider.create('saved_views', { data: view });
        } catch (error) {
          if (error instanceof ConnectionError) return void writeItem(key, kept ?? '[]');
          refused.push(view.name);
        }
    }
    if (keys.length > 0) void client.invalidateQueries({ queryKey: ['saved_views'] });
    if (refused.length > 0)
      notify(t('views.not_taken_over', { names: refused.join(', ') }), { type: 'warning' });
  });
  useEffect(() => void takeOver(), []);
  return null;
}
