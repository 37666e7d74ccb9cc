import { JAPANESE_FONTS } from '../../web/fonts.ts';
import { createHouseTheme } from '../../web/theme.ts';

export const INK = '#15303B';
export const ERROR_TEXT = '#AE1F2B';
const LINE = '#D8E2E4';

/** For a desk one works at all day: small type, and no more round than needed. */
export const theme = createHouseTheme(
  { ink: INK, errorText: ERROR_TEXT, outline: '#7F959E' },
  {
    palette: {
      primary: { light: '#DDF6F1' },
      secondary: { light: '#E7F0F3', dark: '#123F4F' },
      error: { light: '#FDEBEC' },
      warning: { main: '#F0AE45', light: '#FFF3DC', dark: '#754800', contrastText: '#362200' },
      success: { main: '#1E7A4F', light: '#E3F5EC', dark: '#155C3A' },
      info: { light: '#E8F3F7' },
      text: { secondary: '#49616B', disabled: '#6B7F87' },
      background: { default: '#F5F8F8' },
      divider: LINE,
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: JAPANESE_FONTS,
      fontSize: 14,
      // Two weights: a system's fonts have other ones between, or none.
      fontWeightMedium: 700,
      h1: { fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.35, letterSpacing: 0 },
      h2: { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.45, letterSpacing: 0 },
      h3: { fontSize: '0.9375rem', fontWeight: 700, lineHeight: 1.5, letterSpacing: 0 },
      body1: { fontSize: '0.9375rem', lineHeight: 1.75, letterSpacing: 0 },
      body2: { fontSize: '0.875rem', lineHeight: 1.6, letterSpacing: 0 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // Our own Japanese breaks between phrases where the browser can tell them; names and texts break anywhere.
          'th, label, [role=alert], [role=tab], .MuiButton-root, .MuiFormHelperText-root': {
            wordBreak: 'auto-phrase',
          },
        },
      },
      MuiButton: {
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
      MuiCard: { styleOverrides: { root: { borderColor: LINE } } },
      MuiTextField: { defaultProps: { size: 'small' } },
      MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
      MuiTab: { styleOverrides: { root: { minHeight: 44, paddingInline: 14 } } },
      MuiChip: {
        styleOverrides: {
          root: {
            fontWeight: 700,
            borderRadius: 6,
            variants: [{ props: { variant: 'outlined', color: 'warning' }, style: { color: '#754800' } }],
          },
        },
      },
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
          // Words stay whole: a column is as wide as its longest.
          root: { borderColor: LINE, padding: '7px 12px', overflowWrap: 'break-word' },
          // The box in line with the first line of the row's words.
          paddingCheckbox: { paddingBlock: 0 },
          head: { color: '#49616B', fontWeight: 700, fontSize: '0.8125rem', whiteSpace: 'nowrap' },
        },
      },
      MuiAlert: {
        styleOverrides: {
          root: ({ theme: current, ownerState }) => ({
            alignItems: 'flex-start',
            color: INK,
            '& .MuiAlert-message': { flex: '1 1 0' },
            // On a phone the button stands below what it is about.
            [current.breakpoints.down('sm')]: {
              flexWrap: 'wrap',
              '& .MuiAlert-action': { flex: '1 0 100%', justifyContent: 'flex-end', p: 0, m: 0 },
            },
            ...(ownerState.severity &&
              ownerState.variant !== 'filled' && {
                backgroundColor: current.palette[ownerState.severity].light,
                '& .MuiAlert-icon': { color: current.palette[ownerState.severity].dark },
              }),
          }),
        },
      },
    },
  },
);
