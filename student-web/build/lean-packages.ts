import path from 'node:path';
import type { Plugin } from 'vite';

const refuse = (what: string) => `() => { throw new Error('${what} is left out of this build'); }`;

/**
 * Modules that their packages always bring along and this app never calls, with what stands in their place. Whoever
 * starts to need one gets told so by name.
 */
const LEFT_OUT: { module: RegExp; code: string }[] = [
  // The theme has one fixed set of colours: no colour schemes as CSS variables, and no switch between them.
  {
    module: /@mui[\\/]material[\\/]styles[\\/]createThemeWithVars\.mjs$/,
    code: `const no = ${refuse('A theme of CSS variables')}; export default no; export const createGetCssVar = no;`,
  },
  {
    module: /@mui[\\/]material[\\/]styles[\\/]ThemeProviderWithVars\.mjs$/,
    code: `const no = ${refuse('A theme of CSS variables')};
      export { no as CssVarsProvider, no as useColorScheme, no as getInitColorSchemeScript, no as Experimental_CssVarsProvider };`,
  },
  // The theme turns ripples off for every button.
  {
    module: /@mui[\\/]material[\\/]ButtonBase[\\/]TouchRipple\.mjs$/,
    code: `export default ${refuse('The ripple of buttons')};`,
  },
  // Emotion copies statics for a way of passing the theme that nobody uses.
  {
    module: /hoist-non-react-statics[\\/]dist[\\/][\w.-]+\.js$/,
    code: `export default ${refuse('withTheme of emotion')};`,
  },
];

const ROUTER = path.join(import.meta.dirname, '../../node_modules/react-router/dist/production');
/** A display name is an effect to a bundler: for its sake it would keep components that nobody uses. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;

/** Leaves out of the browser's code what packages bring along for others, for the budget of a public page. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    resolveId(id) {
      // Its package offers the build without developers' warnings to nobody by a condition.
      if (id === 'react-router') return path.join(ROUTER, 'index.mjs');
      if (id === 'react-router/dom') return path.join(ROUTER, 'dom-export.mjs');
      return null;
    },
    load(id) {
      return LEFT_OUT.find(({ module }) => module.test(id))?.code ?? null;
    },
    transform(code, id) {
      return path.normalize(id).startsWith(ROUTER) ? code.replace(DISPLAY_NAME, '') : null;
    },
  };
}
