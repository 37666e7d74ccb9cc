import { createHouseTheme } from '../../../web/theme.ts';
import { FONTS, SCRIPTS } from './fonts.ts';

const LINE = '#E0E7E6';

export const theme = createHouseTheme(
  { ink: '#16303A', errorText: '#B3202C', outline: '#849AA3' },
  {
    palette: {
      primary: { light: '#D9F5F0' },
      secondary: { light: '#E6F0F3', dark: '#12404F' },
      error: { light: '#FDECED' },
      warning: { main: '#F2B04B', light: '#FFF4E0', dark: '#7A4B00', contrastText: '#3B2500' },
      success: { main: '#2E9E6B', light: '#E5F6EE', dark: '#17633F' },
      info: { light: '#E9F4F8' },
      text: { secondary: '#4C636D' },
      background: { default: '#FAFAF7' },
      divider: LINE,
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
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          ...SCRIPTS,
          // Below the header and above a bar at the lower edge.
          html: { scrollPaddingTop: 100, scrollPaddingBottom: 100 },
          'h1, h2, h3': { wordBreak: 'auto-phrase', textWrap: 'balance' },
        },
      },
      MuiButton: {
        styleOverrides: {
          root: {
            borderRadius: 999,
            paddingInline: 20,
            minHeight: 44,
            // Pointed at, its ground is the darker red.
            '@media (hover: hover)': {
              '&.MuiButton-contained.MuiButton-colorError:hover': { color: '#FFFFFF' },
            },
          },
          sizeSmall: { minHeight: 36, paddingInline: 14 },
          sizeLarge: { minHeight: 52, paddingInline: 30, fontSize: '1.0625rem' },
        },
      },
      MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
      MuiPaper: { styleOverrides: { rounded: { borderRadius: 16 } } },
      MuiCard: { styleOverrides: { root: { borderRadius: 20, borderColor: LINE } } },
      MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 12 } } },
      MuiTab: { styleOverrides: { root: { minHeight: 48 } } },
      MuiChip: { styleOverrides: { root: { fontWeight: 500, borderRadius: 10 } } },
      MuiAlert: { styleOverrides: { root: { borderRadius: 14 } } },
    },
  },
);
