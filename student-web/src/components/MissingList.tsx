import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Link, useSearchParams } from 'react-router-dom';
import { isKnownMissing, linkTo, minutesFor } from '../lib/profile-map.ts';

interface Props {
  names: readonly string[];
  /** Path of the page with the profile's steps; this page without it. */
  path?: string;
}

/** What is missing, each a link to its very field, and how long all of it takes. */
export function MissingList({ names, path = '' }: Props) {
  const { t } = useTranslation('profile');
  const [parameters] = useSearchParams();
  return (
    <>
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'flex', gap: 1, flexWrap: 'wrap' }}
      >
        {names.map((name) => (
          <Box component="li" key={name} sx={{ maxWidth: '100%' }}>
            <Chip
              component={Link}
              to={path + linkTo(name, path ? undefined : parameters)}
              clickable
              label={isKnownMissing(name) ? t(`missing.${name}` as 'missing.address') : name}
              sx={{
                bgcolor: 'background.paper',
                border: 1,
                borderColor: 'warning.main',
                minHeight: 36,
                height: 'auto',
                maxWidth: '100%',
                '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: 0.5 },
              }}
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 1 }}>{t('missingMinutes', { count: minutesFor(names) })}</Box>
    </>
  );
}
