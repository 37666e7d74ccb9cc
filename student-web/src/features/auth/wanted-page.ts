/**
 * Where a sign-in that began in this tab is to lead. The provider's answer tells it too, but comes to the tab that opened
 * the mail; this tab then finds its way by what it kept.
 */
const KEY = 'wanted page';

export const wantedPage = {
  keep: (path: string): void => sessionStorage.setItem(KEY, path),
  read: (): string | null => sessionStorage.getItem(KEY),
  forget: (): void => sessionStorage.removeItem(KEY),
};
