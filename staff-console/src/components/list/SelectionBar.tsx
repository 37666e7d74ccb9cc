import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { useTranslate } from '../../i18n/use-translate.ts';
import { SelectionFrame } from './SelectionFrame.tsx';
import type { Selection } from './use-selection.ts';

/** How many rows are chosen, on this page and others, and what can be done with them. */
export function SelectionBar<R extends RaRecord>({
  selection,
  children,
}: {
  selection: Selection<R>;
  children: ReactNode;
}) {
  const t = useTranslate();
  return (
    <SelectionFrame count={selection.count} words={t('list.chosen', { smart_count: selection.count })}>
      {children}
      <Button onClick={selection.clear} sx={{ ml: 'auto' }}>
        {t('list.clear_selection')}
      </Button>
    </SelectionFrame>
  );
}
