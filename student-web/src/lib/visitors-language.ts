const KEY = 'language chosen as a visitor';

/** What somebody chose by hand before logging in, as a page language id: it wins over the account's, once. In this tab. */
export const visitorsLanguage = {
  keep: (id: number): void => sessionStorage.setItem(KEY, String(id)),
  take(): number | null {
    const kept = Number(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return kept || null;
  },
};
