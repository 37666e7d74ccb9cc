import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { languageId } from '../../../../domain/languages.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { setPageLanguageId } from '../../lib/page-language.ts';
import { visitorsLanguage } from '../../lib/visitors-language.ts';

/**
 * The page language is a setting of the student: it is taken over once, when we learn who is here, unless the address
 * asks for another one. A choice made just before logging in becomes the setting.
 */
export function useUsersLanguage(): void {
  const user = useCurrentUser();
  const client = useQueryClient();
  const adopted = useRef<number | null>(null);
  const own = user.status === 'student' ? user.own : null;
  useEffect(() => {
    if (!own || adopted.current === own.id) return;
    adopted.current = own.id;
    const chosen = visitorsLanguage.take();
    const asked = new URLSearchParams(window.location.search).get('lang');
    if (chosen !== null && chosen !== own.page_language_id)
      void import('../../lib/save-language.ts').then(({ saveLanguage }) => saveLanguage(client, chosen));
    else if (languageId(asked ?? '') === undefined) setPageLanguageId(own.page_language_id);
  }, [own, client]);
}
