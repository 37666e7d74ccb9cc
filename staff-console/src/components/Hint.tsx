import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

/** Words of less weight: what a thing is for, when it was, that there is none. */
export function Hint(props: TypographyProps & { component?: ElementType }) {
  return <Typography variant="body2" color="textSecondary" {...props} />;
}
