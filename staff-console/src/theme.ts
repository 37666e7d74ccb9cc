import { createTheme } from '@mui/material/styles';
import { THEME_COLOURS } from '../../domain/constants.ts';

/**
 * The specification's three colours, for a desk one works at all day: the accent carries text, links and
 * controls; primary and error are fills with dark text, because as text on white they are too weak to read.
 */
export const INK = '#15303B';
export const ERROR_TEXT = '#AE1F2B';
const LINE = '#D8E2E4';

export const theme = createTheme({
  palette: {
    primary: { main: THEME_COLOURS.primary, light: '#DDF6F1', dark: '#1FA391', contrastText: '#06302B' },
    secondary: { main: THEME_COLOURS.accent, light: '#E7F0F3', dark: '#123F4F', contrastText: '#FFFFFF' },
    error: { main: THEME_COLOURS.error, light: '#FDEBEC', dark: ERROR_TEXT, contrastText: '#2B0508' },
    warning: { main: '#F0AE45', light: '#FFF3DC', dark: '#754800', contrastText: '#362200' },
    success: { main: '#1E7A4F', light: '#E3F5EC', dark: '#155C3A', contrastText: '#FFFFFF' },
    info: { main: '#3C87A3', light: '#E8F3F7', dark: THEME_COLOURS.accent, contrastText: '#FFFFFF' },
    text: { primary: INK, secondary: '#49616B', disabled: '#6B7F87' },
    background: { default: '#F5F8F8', paper: '#FFFFFF' },
    divider: LINE,
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily:
      'system-ui, -apple-system, "Segoe UI", Roboto, "Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo, sans-serif',
    fontSize: 14,
    h1: { fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.35, letterSpacing: 0 },
    h2: { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.45, letterSpacing: 0 },
    h3: { fontSize: '0.9375rem', fontWeight: 700, lineHeight: 1.5, letterSpacing: 0 },
    body1: { fontSize: '0.9375rem', lineHeight: 1.75, letterSpacing: 0 },
    body2: { fontSize: '0.875rem', lineHeight: 1.6, letterSpacing: 0 },
    button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0, lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', letterSpacing: 0, lineHeight: 1.5 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        body: { overflowWrap: 'anywhere', lineBreak: 'strict' },
        // Our own Japanese breaks between phrases where the browser can tell them; names and texts break anywhere.
        'th, label, [role=alert], [role=tab], .MuiButton-root, .MuiFormHelperText-root': {
          wordBreak: 'auto-phrase',
        },
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
          minHeight: 40,
          paddingInline: 16,
          variants: [
            { props: { variant: 'text', color: 'error' }, style: { color: ERROR_TEXT } },
            { props: { variant: 'outlined', color: 'error' }, style: { color: ERROR_TEXT } },
            // Pointed at, the fill is the darker red, which dark text does not stand out from.
            {
              props: { variant: 'contained', color: 'error' },
              style: { '&:hover': { color: '#FFFFFF' } },
            },
          ],
        },
        sizeSmall: { minHeight: 32, paddingInline: 10 },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40 } } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderColor: LINE } } },
    MuiLink: { defaultProps: { color: 'secondary' } },
    MuiFormLabel: {
      styleOverrides: {
        root: { '&.Mui-focused': { color: THEME_COLOURS.accent }, '&.Mui-error': { color: ERROR_TEXT } },
        asterisk: { color: ERROR_TEXT },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: '#FFFFFF',
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: THEME_COLOURS.accent },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: ERROR_TEXT },
        },
        notchedOutline: { borderColor: '#7F959E' },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: { marginInline: 2, fontSize: '0.8125rem', '&.Mui-error': { color: ERROR_TEXT } },
      },
    },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiCheckbox: { defaultProps: { color: 'secondary' } },
    MuiRadio: { defaultProps: { color: 'secondary' } },
    MuiTabs: {
      defaultProps: { textColor: 'secondary', indicatorColor: 'secondary' },
      styleOverrides: { root: { minHeight: 44 } },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 44, paddingInline: 14 } } },
    MuiChip: {
      styleOverrides: {
        root: {
          fontWeight: 600,
          borderRadius: 6,
          variants: [{ props: { variant: 'outlined', color: 'warning' }, style: { color: '#754800' } }],
        },
      },
    },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem', backgroundColor: INK } } },
    MuiSkeleton: { styleOverrides: { root: { backgroundColor: '#E4ECEE' } } },
    MuiDialogTitle: { styleOverrides: { root: { fontWeight: 700, fontSize: '1.125rem' } } },
    // A label that would break goes into a row of its own instead.
    MuiDialogActions: {
      styleOverrides: {
        root: { flexWrap: 'wrap', rowGap: 8, '& > .MuiButton-root': { flexShrink: 0, maxWidth: '100%' } },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: LINE, paddingBlock: 10 },
        // The box in line with the first line of the row's words.
        paddingCheckbox: { paddingBlock: 0 },
        head: { color: '#49616B', fontWeight: 600, fontSize: '0.8125rem', whiteSpace: 'nowrap' },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: ({ theme: current, ownerState }) => ({
          alignItems: 'flex-start',
          color: INK,
          ...(ownerState.severity &&
            ownerState.variant !== 'filled' && {
              backgroundColor: current.palette[ownerState.severity].light,
              '& .MuiAlert-icon': { color: current.palette[ownerState.severity].dark },
            }),
        }),
      },
    },
  },
});
