import OpenIcon from '../../../web/icons/OpenInNew.tsx';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { visuallyHidden } from '../../../web/visually-hidden.ts';

/** A page outside of the console (as students see something), in a tab of its own. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useTranslate();
  return (
    <Button href={href} target="_blank" rel="noopener" variant="outlined" endIcon={<OpenIcon />}>
      {children}
      <span style={visuallyHidden}> {t('layout.new_tab')}</span>
    </Button>
  );
}
