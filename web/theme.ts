import {
  createTheme,
  type Components,
  type PaletteOptions,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import { THEME_COLOURS } from '../domain/constants.ts';

/** Text and lines of one app; the specification's three colours are the same in both. */
interface Shades {
  ink: string;
  /** Error as text: the specification's red is too weak on white (3.4:1). */
  errorText: string;
  /** Around an input. */
  outline: string;
}

const { primary, accent } = THEME_COLOURS;

/** Around what has the keyboard's focus. */
const RING = { outline: `3px solid ${accent}`, outlineOffset: 2 };
/** Inside the edge, where a list or a row of tabs would cut it off. */
const RING_INSIDE = { ...RING, outlineOffset: -3 };
const FOCUSED = '&.Mui-focusVisible, &:focus-visible';
/** The room that a tick or a dot has for a finger reaches over its label, so the ring stands closer. */
const RING_ROUND_MARK = { [FOCUSED]: { ...RING, outlineOffset: -8 } };

/** How both apps look: what has the focus, labels and errors of inputs, texts that break well, no motion where unwanted. */
const shared = ({ ink, errorText, outline }: Shades): Components<Theme> => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: { overflowWrap: 'anywhere', lineBreak: 'strict' },
      ':focus-visible': RING,
      'main:focus, h1:focus': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  // Its own `outline: 0` is as strong as the rule above and comes later.
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { [FOCUSED]: RING } } },
  MuiSwitch: { styleOverrides: { switchBase: { [FOCUSED]: RING_INSIDE } } },
  MuiTab: { styleOverrides: { root: { [FOCUSED]: RING_INSIDE } } },
  MuiMenuItem: { styleOverrides: { root: { [FOCUSED]: RING_INSIDE } } },
  MuiListItemButton: { styleOverrides: { root: { [FOCUSED]: RING_INSIDE } } },
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'secondary' },
    // One that is a link would begin its lines at the edge.
    styleOverrides: { root: { textAlign: 'center' } },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiLink: { defaultProps: { color: 'secondary' } },
  MuiFormLabel: {
    styleOverrides: {
      root: { '&.Mui-focused': { color: accent }, '&.Mui-error': { color: errorText } },
      asterisk: { color: errorText },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: '#FFFFFF',
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: accent },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: errorText },
      },
      notchedOutline: { borderColor: outline },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 2, fontSize: '0.8125rem', '&.Mui-error': { color: errorText } },
    },
  },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiCheckbox: { defaultProps: { color: 'secondary' }, styleOverrides: { root: RING_ROUND_MARK } },
  MuiRadio: { defaultProps: { color: 'secondary' }, styleOverrides: { root: RING_ROUND_MARK } },
  // An open list of options lies above a snackbar, which would otherwise take the click.
  MuiAutocomplete: { styleOverrides: { popper: ({ theme }) => ({ zIndex: theme.zIndex.snackbar + 1 }) } },
  MuiTabs: { defaultProps: { textColor: 'secondary', indicatorColor: 'secondary' } },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem', backgroundColor: ink } } },
});

type Shaded = 'primary' | 'secondary' | 'error' | 'warning' | 'success' | 'info';
/** What is an app's own; the tones of a colour stand beside the shared ones. */
interface Own extends Omit<ThemeOptions, 'palette'> {
  palette: Record<Shaded, { main?: string; light: string; dark?: string; contrastText?: string }> &
    Pick<PaletteOptions, 'text' | 'background' | 'divider'>;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Both, where they differ the second; objects part by part. */
function merged(one: Json, other: Json): Json {
  const both = Object.entries(other).map(([key, value]) => {
    const before = one[key];
    return [key, isObject(before) && isObject(value) ? merged(before, value) : value] as const;
  });
  return { ...one, ...Object.fromEntries(both) };
}

/**
 * The theme of an app. Primary and error are fills with dark text, because as text on white they are too weak to
 * read; text and links use the accent, error texts a darker red.
 */
export function createHouseTheme(shades: Shades, own: Own): Theme {
  const palette = {
    primary: { main: primary, dark: '#1FA391', contrastText: '#06302B' },
    secondary: { main: accent, contrastText: '#FFFFFF' },
    error: { main: THEME_COLOURS.error, dark: shades.errorText, contrastText: '#2B0508' },
    success: { contrastText: '#FFFFFF' },
    info: { main: '#2F7690', dark: accent, contrastText: '#FFFFFF' },
    text: { primary: shades.ink },
    background: { paper: '#FFFFFF' },
  };
  const typography = {
    button: { textTransform: 'none', fontWeight: 700, letterSpacing: 0, lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', letterSpacing: 0, lineHeight: 1.5 },
  };
  return createTheme(merged({ palette, typography, components: shared(shades) }, { ...own }));
}
