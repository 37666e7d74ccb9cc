import Stack, { type StackProps } from '@mui/material/Stack';
import type { ElementType } from 'react';

/** Things beside each other; where there is no room for them, they go on below. */
export function Row({ sx, ...props }: StackProps & { component?: ElementType; noValidate?: boolean }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={[{ flexWrap: 'wrap', alignItems: 'center' }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...props}
    />
  );
}
