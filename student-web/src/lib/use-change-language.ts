import { useQueryClient } from '@tanstack/react-query';
import { currentText } from '../i18n/use-translation.tsx';
import { api } from './api.ts';
import type { OwnData } from './api-types.ts';
import { OWN_DATA_KEY, useCurrentUser } from './current-user.ts';
import { errorText } from './error-text.ts';
import { setPageLanguageId } from './page-language.ts';
import { showSnackbar } from './snackbar.ts';
import { createStore } from './store.ts';
import { visitorsLanguage } from './visitors-language.ts';

/** An address that asks for a language would win again at the next load. */
function leaveAskedLanguage(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
}

/** A choice that could not be stored, and why: it stays in the page until it is or another is made. */
export const unsavedLanguage = createStore<{ id: number; error: unknown } | null>(null);

/** Changes the page language here, and in the settings of a signed-up student. */
export function useChangeLanguage(): (id: number) => void {
  const user = useCurrentUser();
  const client = useQueryClient();
  return (id) => {
    setPageLanguageId(id);
    leaveAskedLanguage();
    unsavedLanguage.set(null);
    if (user.status !== 'student') {
      visitorsLanguage.keep(id);
      return;
    }
    api
      .command('user__change_page_language', { user: { page_language_id: id } })
      .then(({ page_language_id }) =>
        client.setQueryData<OwnData>(OWN_DATA_KEY, (own) => own && { ...own, page_language_id }),
      )
      .catch((error: unknown) => {
        unsavedLanguage.set({ id, error });
        showSnackbar('error', errorText(error, currentText));
      });
  };
}
