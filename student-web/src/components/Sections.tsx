import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFurigana } from './LangText.tsx';

interface SectionProps {
  id?: string;
  title: string;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ id, title, children }: SectionProps) {
  const headingId = `${id ?? title}-heading`;
  return (
    <Box component="section" id={id} aria-labelledby={headingId} sx={{ scrollMarginTop: 100 }}>
      <Typography
        variant="h2"
        id={headingId}
        sx={{ mb: 2, pb: 1, borderBottom: 2, borderColor: 'primary.main', display: 'inline-block' }}
      >
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5 }}>{children}</Box>
    </Box>
  );
}

/** A part of what is told at a glance, under a small heading. */
export function Part({ id, title, children }: SectionProps) {
  const headingId = `${id ?? title}-heading`;
  return (
    <Box component="section" id={id} aria-labelledby={headingId} sx={{ scrollMarginTop: 100 }}>
      <Typography variant="h2" id={headingId} sx={{ fontSize: '1.125rem', mb: 0.75 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** A part of a page that is folded away under its heading: who reads, searches or has no script opens it all the same. */
export function Fold({ id, title, children }: SectionProps) {
  return (
    <Box
      component="details"
      sx={{ borderTop: 1, borderColor: 'divider', '&[open] > summary': { color: 'secondary.dark' } }}
    >
      <Box
        component="summary"
        sx={{ cursor: 'pointer', py: 2, color: 'secondary.main', '&::marker': { fontSize: '1.125rem' } }}
      >
        <Typography variant="h2" component="h2" sx={{ display: 'inline', fontSize: '1.125rem', pl: 0.5 }}>
          {title}
        </Typography>
      </Box>
      {/* Inside, so that a browser opens the fold on the way here. */}
      <Box id={id} sx={{ display: 'grid', gap: 2.5, pb: 3, scrollMarginTop: 150 }}>
        {children}
      </Box>
    </Box>
  );
}

export interface Row {
  label: string;
  /** Nothing to say (null, undefined, false, empty) leaves the row out. */
  value: ReactNode;
}

/** Names and values below each other; on wide screens beside each other. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  const read = useFurigana();
  const filled = rows.filter(
    ({ value }) => value !== null && value !== undefined && value !== false && value !== '',
  );
  if (filled.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {filled.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: '200px minmax(0, 1fr)' },
            gap: { xs: 0.25, sm: 3 },
            py: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', fontWeight: 600, fontSize: '0.9375rem' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
            {read(value)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** A heading of its own over a longer text; nothing without a text. */
export function Passage({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Typography component="div">{children}</Typography>
    </div>
  );
}

/** Short items one after another as a list. */
export function Items({ items }: { items: readonly ReactNode[] }) {
  const read = useFurigana();
  if (items.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.25 } }}>
      {items.map((item, index) => (
        <li key={index}>{read(item)}</li>
      ))}
    </Box>
  );
}
