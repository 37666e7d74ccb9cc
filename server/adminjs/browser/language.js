// A script of /admin, before all others: it speaks the language chosen in the console, else the browser's; one chosen
// here is the console's too. AdminJS looks for its language in a place of its own and knows no 'ja-JP'.
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
    // Without a place to keep it, AdminJS goes by the browser.
  }
})();
