import { useEffect, useEffectEvent, useRef } from 'react';
import { languageId } from '../../../../domain/languages.ts';
import type { Student } from '../../lib/api-types.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { setPageLanguageId } from '../../lib/page-language.ts';
import { useChangeLanguage } from '../../lib/use-change-language.ts';
import { visitorsLanguage } from '../../lib/visitors-language.ts';

/**
 * The page language is a setting of the student: it is taken over once, when we learn who is here, unless the address
 * asks for another one. A choice made just before logging in becomes the setting.
 */
export function useUsersLanguage(): void {
  const user = useCurrentUser();
  const changeLanguage = useChangeLanguage();
  const adopted = useRef<number | null>(null);
  const own = user.status === 'student' ? user.own : null;
  const adopt = useEffectEvent((student: Student) => {
    const chosen = visitorsLanguage.take();
    const asked = new URLSearchParams(window.location.search).get('lang');
    if (chosen !== null && chosen !== student.page_language_id) changeLanguage(chosen);
    else if (languageId(asked ?? '') === undefined) setPageLanguageId(student.page_language_id);
  });
  useEffect(() => {
    if (!own || adopted.current === own.id) return;
    adopted.current = own.id;
    adopt(own);
  }, [own]);
}
