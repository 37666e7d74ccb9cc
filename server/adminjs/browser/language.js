// Loaded before all other scripts of /admin: uses the console's language, else the browser's, and stores a
// language
// chosen here for the console. AdminJS keeps its language under its own key and does not know 'ja-JP'.
(() => {
  const CONSOLE = 'tabidachi.staff.locale';
  const ADMINJS = 'i18nextLng';
  const isOurs = (code) => code === 'ja' || code === 'en';
  try {
    const kept = localStorage.getItem(CONSOLE);
    const language = isOurs(kept) ? kept : navigator.language.startsWith('ja') ? 'ja' : 'en';
    document.documentElement.lang = language;
    localStorage.setItem(ADMINJS, language);
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      if (key !== ADMINJS || !isOurs(value) || value === document.documentElement.lang) return;
      document.documentElement.lang = value;
      setItem.call(localStorage, CONSOLE, value);
    };
  } catch {
    // Without storage, AdminJS falls back to the browser's language.
  }
})();
