import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { fieldId } from '../../lib/field-id.ts';
import type { Reply } from './reply.ts';

interface Props {
  items: readonly { key: string; title: ReactNode }[];
  agreed: Reply['agreed'];
}

/** How many of the corrections have their yes, and the way to the others. Agreeing to the whole needs none of them. */
export function AgreedSoFar({ items, agreed }: Props) {
  const { t } = useTranslation('resume');
  const open = items.filter(({ key }) => !agreed[key]);
  if (items.length === 0) return null;
  return (
    <div>
      <Typography component="output" sx={{ fontWeight: 600 }}>
        {t('agree.soFar', { count: items.length - open.length, of: items.length })}
      </Typography>
      {open.length > 0 && open.length < items.length && (
        <Box component="ul" aria-label={t('agree.open')} sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {open.map(({ key, title }) => (
            <li key={key}>
              <MuiLink href={`#${fieldId(key)}`}>{title}</MuiLink>
            </li>
          ))}
        </Box>
      )}
    </div>
  );
}
