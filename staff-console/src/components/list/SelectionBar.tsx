import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { useTranslate } from '../../i18n/use-translate.ts';
import { ChooseAll, type ChooseAllProps } from './ChooseAll.tsx';
import { SelectionFrame } from './SelectionFrame.tsx';

/** How many rows are chosen, on this page and others, and what can be done with them. It stands below the rows. */
export function SelectionBar<R extends RaRecord>({
  children,
  ...list
}: ChooseAllProps<R> & { children: ReactNode }) {
  const t = useTranslate();
  const { count, clear } = list.selection;
  return (
    <SelectionFrame count={count} words={t('list.chosen', { smart_count: count })} at="bottom">
      <ChooseAll {...list} />
      {children}
      <Button onClick={clear} sx={{ ml: 'auto' }}>
        {t('list.clear_selection')}
      </Button>
    </SelectionFrame>
  );
}
