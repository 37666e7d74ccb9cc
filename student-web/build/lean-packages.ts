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

/** Where a bundler sees an effect that is none, it keeps components that nobody uses. */
const NO_EFFECTS: { code: RegExp; instead: string }[] = [
  { code: /^\w+\.displayName = "[^"]*";$/gm, instead: '' },
  { code: /^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm, instead: '$1/* @__PURE__ */ $2' },
  {
    code: /^(var \w+ = )(class extends React\d*\.Component \{$[\s\S]*?^\});$/gm,
    instead: '$1/* @__PURE__ */ (() => $2)();',
  },
];

/** Of the data router and of react-router's framework; what stays mentions them and never calls them. */
const LEFT_OUT_OF_ROUTER = [
  'DefaultErrorComponent',
  'PrefetchPageLinks',
  'RenderErrorBoundary',
  'useNavigateStable',
  'useViewTransitionState',
];

/** A function or a class of a file, whole. */
const declared = (name: string) =>
  new RegExp(`^(?:function ${name}\\(|var ${name} = class )[\\s\\S]*?^\\};?$`, 'm');

function leanRouter(code: string, found: Set<string>): string {
  const without = LEFT_OUT_OF_ROUTER.reduce((left, name) => {
    if (declared(name).test(left)) found.add(name);
    return left.replace(declared(name), `var ${name} = ${refuse(`${name} of react-router`)};`);
  }, code);
  return NO_EFFECTS.reduce((left, { code: seen, instead }) => left.replace(seen, instead), without);
}

/** Leaves out of the browser's code what packages bring along for others, for the budget of a public page. */
export function leanPackages(): Plugin {
  const found = new Set<string>();
  return {
    name: 'lean-packages',
    // Developers keep the packages' warnings.
    apply: 'build',
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
      return path.normalize(id).startsWith(ROUTER) ? leanRouter(code, found) : null;
    },
    buildEnd(error) {
      const missing = LEFT_OUT_OF_ROUTER.filter((name) => !found.has(name));
      if (!error && missing.length > 0)
        this.error(
          `react-router has other names now; build/lean-packages.ts looks for ${missing.join(', ')}.`,
        );
    },
  };
}
