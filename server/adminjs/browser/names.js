// Script of /admin: adds what AdminJS leaves out. Accessible names of icon buttons, checkboxes and inputs whose label
// is not associated with them; landmarks; the heading of the page as its first and as its title; the way by keys to rows,
// to buttons that are links to nowhere, and past the filter while it is closed.
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
      menu: 'Tables',
    },
    ja: {
      first: '最初のページ',
      previous: '前のページ',
      next: '次のページ',
      last: '最後のページ',
      close: '閉じる',
      all: 'すべての行を選択',
      row: '行を選択：',
      menu: 'テーブル',
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
  const put = (element, attribute, value) => {
    if (element && element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  };
  /** Landmarks: the bar, the menu, and of the rest what is neither of them, a notice nor the start page's own. */
  const markAll = () => {
    const words = WORDS[document.documentElement.lang] ?? WORDS.en;
    const menu = document.querySelector('[data-css="sidebar"]');
    put(menu, 'role', 'navigation');
    put(menu, 'aria-label', words.menu);
    const content = document.querySelector('[data-css="app-content"]');
    for (const part of content?.children ?? []) {
      const kind = part.dataset.css;
      if (kind === 'topbar') put(part, 'role', 'banner');
      else if (kind === 'notice') put(part, 'role', 'status');
      else if (part.localName !== 'main' && part.querySelector('h2')) put(part, 'role', 'main');
    }
    const heading = document.querySelector('.tables-page h1, .adminjs_ActionHeader h2');
    if (heading?.localName === 'h2') put(heading, 'aria-level', '1');
    for (const below of document.querySelectorAll('h3.adminjs_H3')) put(below, 'aria-level', '2');
    const title = heading?.firstChild?.textContent;
    if (title && document.title !== `${title} – Tabidachi`) document.title = `${title} – Tabidachi`;
  };
  const FILTER = '[data-css$="-filter-button"]';
  // What acts on a click and no key reaches: buttons written as links to nowhere, and the cells of a row. The menu of a
  // row opens under the mouse alone: the page of the row has the same buttons.
  const CLICKED = 'a.adminjs_Button:not([href], [data-testid="actions-dropdown"])';
  const ROW = 'tr[data-id] > td[data-property-name]:nth-of-type(2) > section';
  const reachAll = () => {
    for (const element of document.querySelectorAll(`${CLICKED}, ${ROW}`)) put(element, 'tabindex', '0');
    for (const element of document.querySelectorAll(CLICKED)) put(element, 'role', 'button');
    const filter = document.querySelector('form.adminjs_Drawer');
    if (!filter) return;
    const isClosed = filter.getBoundingClientRect().left >= innerWidth;
    if (filter.inert === isClosed) return;
    filter.inert = isClosed;
    if (!isClosed && document.activeElement?.matches(FILTER)) filter.querySelector('input, select')?.focus();
  };
  document.addEventListener('keydown', (event) => {
    if (!(event.target instanceof Element) || !['Enter', ' '].includes(event.key)) return;
    if (!event.target.matches(`${CLICKED}, ${ROW}`)) return;
    event.preventDefault();
    event.target.click();
  });
  // Once for all changes of a moment. Not at the next frame: a page in the background draws none.
  let isAsked = false;
  const again = () => {
    if (isAsked) return;
    isAsked = true;
    setTimeout(() => {
      isAsked = false;
      nameAll();
      markAll();
      reachAll();
    });
  };
  new MutationObserver(again).observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ['lang'],
  });
  // The filter is moved in from the side.
  document.addEventListener('transitionend', again);
})();
