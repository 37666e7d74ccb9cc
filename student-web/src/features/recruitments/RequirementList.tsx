import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RequirementGroup, RequirementRow } from './requirement-groups.ts';

/** Requirements below each other. */
export function RequirementList<R extends RequirementRow>({
  rows,
  children,
}: {
  rows: readonly R[];
  children: (row: R) => ReactNode;
}) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        '& > li': { py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'flex', gap: 1.5 },
      }}
    >
      {rows.map((row, place) => (
        <li key={`${row.requirement} ${row.subject_id ?? ''} ${place}`}>{children(row)}</li>
      ))}
    </Box>
  );
}

/** Requirements by group, each under its heading. */
export function RequirementGroups<R extends RequirementRow>({
  groups,
  children,
}: {
  groups: readonly RequirementGroup<R>[];
  children: (row: R) => ReactNode;
}) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {groups.map(({ title, rows }) => (
        <div key={title}>
          <Typography variant="h3">{title}</Typography>
          <RequirementList rows={rows}>{children}</RequirementList>
        </div>
      ))}
    </Box>
  );
}
