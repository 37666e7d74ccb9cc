import Box from '@mui/material/Box';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';

const Needed = createContext<ReadonlySet<string>>(new Set());

/** The fields of the form inside that a resume still lacks, by name: each says so where it stands. */
export const NeededFields = Needed.Provider;

/** Whether a resume lacks this field of the form, as the profile is saved. */
export const useIsNeeded = (name: string): boolean => useContext(Needed).has(name);

/** Says below a field that the resume needs it, before its help. */
export function NeededNote({ help }: { help?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <Box component="span" sx={{ color: 'warning.dark', fontWeight: 600 }}>
        {t('neededForResume')}
      </Box>
      {help && <> {help}</>}
    </>
  );
}
