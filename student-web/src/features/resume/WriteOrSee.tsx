import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';

const SIDES = ['write', 'see'] as const;
type Side = (typeof SIDES)[number];

interface Props {
  write: ReactNode;
  /** Made when it is first looked at: on a wide screen at once, on a narrow one when its tab is opened. */
  see: ReactNode;
}

/** Writing and what comes of it: beside each other where there is room, else as two tabs. */
export function WriteOrSee({ write, see }: Props) {
  const { t } = useTranslation('resume');
  const isWide = useMediaQuery('(min-width:1200px)', { noSsr: true });
  const [side, setSide] = useState<Side>('write');
  const panel = (name: Side) => ({
    id: `side-${name}`,
    ...(!isWide && { role: 'tabpanel', 'aria-labelledby': `side-${name}-tab` }),
    // Hidden rather than taken away: what is being written stays as it is.
    sx: {
      display: isWide || side === name ? 'block' : 'none',
      minWidth: 0,
      // Stays in sight beside the text that is being written.
      ...(isWide && name === 'see' && { position: 'sticky', top: 84 }),
    },
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, lg: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 500px)' },
        alignItems: 'start',
      }}
    >
      {!isWide && (
        <Tabs
          value={side}
          onChange={(_event, name: Side) => setSide(name)}
          variant="fullWidth"
          aria-label={t('side.label')}
          textColor="secondary"
          indicatorColor="secondary"
        >
          {SIDES.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`side-${name}-tab`}
              aria-controls={`side-${name}`}
              label={t(`side.${name}`)}
            />
          ))}
        </Tabs>
      )}
      <Box {...panel('write')}>{write}</Box>
      <Box {...panel('see')}>{(isWide || side === 'see') && see}</Box>
    </Box>
  );
}
