import Link, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';

/** A link to a page of the console. */
export function PageLink(props: LinkProps & Pick<RouterLinkProps, 'to' | 'state'>) {
  return <Link component={RouterLink} {...props} />;
}
