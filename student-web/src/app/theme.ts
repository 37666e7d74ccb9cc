import { createTheme } from '@mui/material/styles';
import { THEME_COLOURS } from '../../../domain/constants.ts';
import { FONTS, SCRIPTS } from './fonts.ts';

/**
 * The specification's three colours. Primary and error are fills with dark text (2.1:1 and 3.4:1 on white are
 * too weak to read); text and links use the accent, error texts a darker red.
 */
const INK = '#16303A';
const ERROR_TEXT = '#B3202C';

export const theme = createTheme({
  palette: {
    primary: { main: THEME_COLOURS.primary, light: '#D9F5F0', dark: '#1FA391', contrastText: '#06302B' },
    secondary: { main: THEME_COLOURS.accent, light: '#E6F0F3', dark: '#12404F', contrastText: '#FFFFFF' },
    error: { main: THEME_COLOURS.error, light: '#FDECED', dark: ERROR_TEXT, contrastText: '#2B0508' },
    warning: { main: '#F2B04B', light: '#FFF4E0', dark: '#7A4B00', contrastText: '#3B2500' },
    success: { main: '#2E9E6B', light: '#E5F6EE', dark: '#17633F', contrastText: '#FFFFFF' },
    info: { main: '#3C87A3', light: '#E9F4F8', dark: THEME_COLOURS.accent, contrastText: '#FFFFFF' },
    text: { primary: INK, secondary: '#4C636D' },
    background: { default: '#FAFAF7', paper: '#FFFFFF' },
    divider: '#E0E7E6',
  },
  // The unit of `borderRadius` in sx: 3 is 12 px. Fields and papers set their own below.
  shape: { borderRadius: 4 },
  typography: {
    fontFamily: FONTS,
    h1: {
      fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem)',
      fontWeight: 700,
      lineHeight: 1.35,
      letterSpacing: 0,
    },
    h2: {
      fontSize: 'clamp(1.2rem, 1.08rem + 0.6vw, 1.5rem)',
      fontWeight: 700,
      lineHeight: 1.4,
      letterSpacing: 0,
    },
    h3: { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.5, letterSpacing: 0 },
    // Titles of dialogs.
    h6: { fontSize: '1.1875rem', fontWeight: 700, lineHeight: 1.4, letterSpacing: 0 },
    body1: { lineHeight: 1.75, letterSpacing: 0 },
    body2: { lineHeight: 1.65, letterSpacing: 0 },
    button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0, lineHeight: 1.5 },
    caption: { letterSpacing: 0, lineHeight: 1.5, fontSize: '0.8125rem' },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        ...SCRIPTS,
        html: { scrollPaddingTop: 100 },
        body: { overflowWrap: 'anywhere', lineBreak: 'strict' },
        'h1, h2, h3': { wordBreak: 'auto-phrase', textWrap: 'balance' },
        ':focus-visible': { outline: `3px solid ${THEME_COLOURS.accent}`, outlineOffset: 2 },
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
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true, color: 'secondary' },
      styleOverrides: {
        root: {
          borderRadius: 999,
          paddingInline: 20,
          minHeight: 44,
          // Pointed at, its ground is the darker red.
          '&.MuiButton-contained.MuiButton-colorError:hover': { color: '#FFFFFF' },
        },
        sizeSmall: { minHeight: 36, paddingInline: 14 },
        sizeLarge: { minHeight: 52, paddingInline: 30, fontSize: '1.0625rem' },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    MuiPaper: { styleOverrides: { rounded: { borderRadius: 16 } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 20, borderColor: '#E0E7E6' } },
    },
    MuiLink: { defaultProps: { color: 'secondary' } },
    MuiFormLabel: {
      styleOverrides: {
        root: {
          '&.Mui-focused': { color: THEME_COLOURS.accent },
          '&.Mui-error': { color: ERROR_TEXT },
        },
        asterisk: { color: ERROR_TEXT },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: '#FFFFFF',
          borderRadius: 12,
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: THEME_COLOURS.accent },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: ERROR_TEXT },
        },
        notchedOutline: { borderColor: '#849AA3' },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: { marginInline: 2, fontSize: '0.8125rem', '&.Mui-error': { color: ERROR_TEXT } },
      },
    },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiCheckbox: { defaultProps: { color: 'secondary' } },
    MuiRadio: { defaultProps: { color: 'secondary' } },
    MuiTab: { styleOverrides: { root: { minHeight: 48 } } },
    MuiTabs: { defaultProps: { textColor: 'secondary', indicatorColor: 'secondary' } },
    MuiChip: { styleOverrides: { root: { fontWeight: 500, borderRadius: 10 } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem', backgroundColor: INK } } },
    MuiAlert: { styleOverrides: { root: { borderRadius: 14 } } },
  },
});
