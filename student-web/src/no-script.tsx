import { THEME_COLOURS } from '../../domain/constants.ts';
import type { TFunction } from 'i18next';
import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../domain/languages.ts';
import { languageName } from './app/layout/language-names.ts';

const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 20,
  listStyle: 'none',
  margin: 0,
  padding: 0,
};
const link: CSSProperties = {
  display: 'inline-block',
  padding: '8px 0',
  color: THEME_COLOURS.accent,
  fontWeight: 600,
};
const box: CSSProperties = { maxWidth: 1200, margin: '0 auto', padding: '12px 16px', lineHeight: 1.7 };

interface Props {
  t: TFunction<['no_script', 'common']>;
  language: InterfaceLanguage;
  /** Path and query of the page, without its language. */
  path: string;
  /** Nothing of the page can be seen without a script, not even its heading. */
  isWhole: boolean;
}

/** Without a script nobody opens the menus of the header: their links are here, and the buttons away. */
function NoScript({ t, language, path, isWhole }: Props) {
  const withLanguage = (code: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${code}`;
  const pages = [
    { to: '/', label: 'Tabidachi' },
    { to: '/courses', label: t('common:menu.courses') },
    { to: '/events', label: t('common:menu.events') },
    { to: '/articles', label: t('common:menu.articles') },
    { to: '/terms_of_service', label: t('common:footer.terms') },
  ];
  return (
    <div
      style={{
        ...(isWhole && { fontFamily: 'system-ui, sans-serif' }),
        background: '#E4F0F4',
        color: '#1B2B33',
      }}
    >
      <style>{'header button { display: none !important }'}</style>
      <div style={box}>
        {isWhole && <h1 style={{ margin: '12px 0', fontSize: 24, lineHeight: 1.4 }}>{t('title')}</h1>}
        <p style={{ margin: '0 0 8px' }}>{isWhole ? t('whole') : t('part')}</p>
        <nav aria-label={t('read')}>
          {isWhole && <p style={{ margin: 0 }}>{t('read')}</p>}
          <ul style={row}>
            {pages.map(({ to, label }) => (
              <li key={to}>
                <a href={`${to}?lang=${language}`} style={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('languages')}>
          <ul style={row}>
            {INTERFACE_LANGUAGES.map((code) => (
              <li key={code}>
                <a href={withLanguage(code)} lang={code} hrefLang={code} style={link}>
                  {languageName(code).name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** What stands in a page for browsers without JavaScript, as HTML. */
export const noScriptHtml = (props: Props): string =>
  renderToStaticMarkup(
    <noscript>
      <NoScript {...props} />
    </noscript>,
  );
