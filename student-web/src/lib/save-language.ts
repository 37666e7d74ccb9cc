import type { QueryClient } from '@tanstack/react-query';
import { currentText } from '../i18n/use-translation.tsx';
import { api } from './api.ts';
import type { OwnData } from './api-types.ts';
import { OWN_DATA_KEY } from './current-user.ts';
import { errorText } from './error-text.ts';
import { showSnackbar } from './snackbar.ts';
import { createStore } from './store.ts';

/** A choice that could not be stored, and why: it stays in the page until it is or another is made. */
export const unsavedLanguage = createStore<{ id: number; error: unknown } | null>(null);

/** Makes the page language a setting of the signed-up student. */
export async function saveLanguage(client: QueryClient, id: number): Promise<void> {
  try {
    const { page_language_id } = await api.command('user__change_page_language', {
      user: { page_language_id: id },
    });
    client.setQueryData<OwnData>(OWN_DATA_KEY, (own) => own && { ...own, page_language_id });
  } catch (error) {
    unsavedLanguage.set({ id, error });
    showSnackbar('error', errorText(error, currentText));
  }
}
