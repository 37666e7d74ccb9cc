import { Html, html } from './html.ts';
import { layout, withLanguage, type PageContext } from './layout.ts';
import { wordsOf, type Words } from './words.ts';

export type FieldError =
  'email_missing' | 'email_invalid' | 'password_missing' | 'password_weak' | 'password_guessable';
export type FormError = 'wrong_credentials' | 'too_many' | 'too_many_mails';

/** What a form shows again after a refusal: the address that was typed, never the password. */
export interface FormState {
  email: string;
  formError?: FormError | undefined;
  emailError?: FieldError | undefined;
  passwordError?: FieldError | undefined;
}

/** Says once, to eyes and to screen readers, what is wrong. */
function alert(state: FormState, words: Words): Html | null {
  const key = state.formError ?? (state.emailError || state.passwordError ? 'check_fields' : undefined);
  if (!key) return null;
  const fields = [
    state.emailError ? html`<p><a href="#email">${words[state.emailError]}</a></p>` : null,
    state.passwordError ? html`<p><a href="#password">${words[state.passwordError]}</a></p>` : null,
  ].filter((item) => item !== null);
  return html`<div class="alert" role="alert">
    <p>${words[key]}</p>
    ${fields}
  </div>`;
}

interface Field {
  id: 'email' | 'password';
  label: string;
  hint?: string;
  error: string | undefined;
  /** Further attributes, all ours. */
  attributes: Html;
  /** Shows what is typed. Beside the label, but after the field: Tab leads from one field to the next. */
  reveal?: Html;
}

function field({ id, label, hint, error, attributes, reveal }: Field): Html {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return html`<div class="field${reveal ? ' revealing' : ''}">
    <label for="${id}">${label}</label>
    ${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : null}
    <input
      id="${id}"
      name="${id}"
      required
      ${attributes}${described ? html` aria-describedby="${described}"` : null}${error ? html` aria-invalid="true"` : null}
    />
    ${error ? html`<p class="wrong" id="${id}-error">${error}</p>` : null} ${reveal}
  </div>`;
}

/** The button is there only where a script runs; what is sent is a password again, which browsers do not remember. */
const REVEAL = new Html(`
const input = document.getElementById('password');
const button = document.getElementById('reveal');
const show = (isShown) => {
  input.type = isShown ? 'text' : 'password';
  button.setAttribute('aria-pressed', String(isShown));
};
button.hidden = false;
button.addEventListener('click', () => show(input.type === 'password'));
input.form.addEventListener('submit', () => show(false));
`);
const revealScript = (page: PageContext) =>
  html`<script nonce="${page.nonce}">
    ${REVEAL};
  </script>`;

function credentials(state: FormState, words: Words, kind: 'log_in' | 'sign_up'): Html {
  const isNew = kind === 'sign_up';
  // Where one goes on typing: the form is all the page has.
  const next = state.email === '' || state.emailError ? 'email' : 'password';
  const focus = (id: Field['id']) => (id === next ? html` autofocus` : null);
  const email = field({
    id: 'email',
    label: words.email,
    error: state.emailError && words[state.emailError],
    attributes: html`type="email" inputmode="email" autocomplete="username" autocapitalize="none"
    spellcheck="false" maxlength="254" value="${state.email}"${focus('email')}`,
  });
  const password = field({
    id: 'password',
    label: words.password,
    ...(isNew ? { hint: words.password_hint } : {}),
    error: state.passwordError && words[state.passwordError],
    reveal: html`<button type="button" class="reveal" id="reveal" aria-pressed="false" hidden>
      ${words.show_password}
    </button>`,
    attributes: isNew
      ? html`type="password" autocomplete="new-password" minlength="6" maxlength="200"${focus('password')}`
      : html`type="password" autocomplete="current-password" maxlength="200"${focus('password')}`,
  });
  return html`${email}${password}`;
}

/** @param base the interaction's own path, `/u/<uid>` */
export function logInPage(page: PageContext, base: string, state: FormState): string {
  const words = wordsOf(page.language);
  return layout(
    page,
    words.log_in_title,
    html`${alert(state, words)}
      <form method="post" action="${withLanguage(`${base}/log-in`, page.language)}" novalidate>
        ${credentials(state, words, 'log_in')}
        <button type="submit">${words.log_in}</button>
      </form>
      <p class="switch">
        ${words.to_sign_up}
        <a href="${withLanguage(`${base}?screen=sign-up`, page.language)}">${words.to_sign_up_link}</a>
      </p>
      ${revealScript(page)}`,
  );
}

/** @param base the interaction's own path, `/u/<uid>` */
export function signUpPage(page: PageContext, base: string, state: FormState): string {
  const words = wordsOf(page.language);
  return layout(
    page,
    words.sign_up_title,
    html`${alert(state, words)}
      <p>${words.sign_up_lead}</p>
      <form method="post" action="${withLanguage(`${base}/sign-up`, page.language)}" novalidate>
        ${credentials(state, words, 'sign_up')}
        <button type="submit">${words.sign_up}</button>
      </form>
      <p class="switch">
        ${words.to_log_in}
        <a href="${withLanguage(`${base}?screen=log-in`, page.language)}">${words.to_log_in_link}</a>
      </p>
      ${revealScript(page)}`,
  );
}
