import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from './current-user.ts';
import { setPageLanguageId } from './page-language.ts';
import { saveLanguage, unsavedLanguage } from './save-language.ts';
import { visitorsLanguage } from './visitors-language.ts';

/** An address that asks for a language would win again at the next load. */
function leaveAskedLanguage(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
}

/** Changes the page language here, and in the settings of a signed-up student. */
export function useChangeLanguage(): (id: number) => void {
  const user = useCurrentUser();
  const client = useQueryClient();
  return (id) => {
    setPageLanguageId(id);
    leaveAskedLanguage();
    unsavedLanguage.set(null);
    if (user.status === 'student') void saveLanguage(client, id);
    else visitorsLanguage.keep(id);
  };
}
