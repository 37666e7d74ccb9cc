/**
 * Of one row that is scrolled sideways where it does not fit: what goes on fades out at the end, and the last one is
 * seen whole when it is reached.
 */
export const SCROLL_ROW = {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  maskImage: 'linear-gradient(to left, transparent, #000 40px)',
  scrollPaddingInline: '40px',
  '&::after': { content: '""', flex: '0 0 32px' },
  '& > *': { flexShrink: 0 },
} as const;
