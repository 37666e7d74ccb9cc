// Script of /admin: adds accessible names that AdminJS leaves out, for icon buttons, checkboxes, and inputs
// whose label
// is not associated with them.
(() => {
  const WORDS = {
    en: {
      first: 'First page',
      previous: 'Previous page',
      next: 'Next page',
      last: 'Last page',
      close: 'Close',
      all: 'Select all rows',
      row: 'Select row ',
    },
    ja: {
      first: '最初のページ',
      previous: '前のページ',
      next: '次のページ',
      last: '最後のページ',
      close: '閉じる',
      all: 'すべての行を選択',
      row: '行を選択：',
    },
  };
  const hasName = (element) => element.textContent.trim() !== '' || element.hasAttribute('aria-label');
  const nameAll = () => {
    const words = WORDS[document.documentElement.lang] ?? WORDS.en;
    const name = (element, text) => {
      if (text && element.getAttribute('aria-label') !== text) element.setAttribute('aria-label', text);
    };
    for (const button of document.querySelectorAll('button[data-testid]'))
      name(button, words[button.dataset.testid]);
    for (const button of document.querySelectorAll('button:not([data-testid])'))
      if (!hasName(button)) name(button, words.close);
    for (const box of document.querySelectorAll('td input[type=checkbox]')) {
      const id = box.closest('tr[data-id]')?.dataset.id;
      name(box, id ? words.row + id : words.all);
    }
    for (const input of document.querySelectorAll(
      'input:not([type=hidden]):not([id]), input[id^=react-select]',
    )) {
      if (input.closest('td, th')) continue;
      let around = input.parentElement;
      while (around && !around.querySelector('label')) around = around.parentElement;
      name(input, around?.querySelector('label')?.textContent);
    }
  };
  let asked = 0;
  new MutationObserver(() => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(nameAll);
  }).observe(document.documentElement, { childList: true, subtree: true, attributeFilter: ['lang'] });
})();
