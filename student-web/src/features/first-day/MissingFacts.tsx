import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

interface Props {
  graduates_on: string | null;
  expires_on: string | null;
  residence_status_id: number | null;
}

/** The step of the profile that asks for each. */
const ASKED_IN = { residence_status_id: 'basic', expires_on: 'basic', graduates_on: 'education' } as const;
const NAMES = ['residence_status_id', 'expires_on', 'graduates_on'] as const;

/** What the plan would need to know, and where it is told. */
export function MissingFacts(facts: Props) {
  const { t } = useTranslation('first_day');
  const missing = NAMES.filter((name) => facts[name] === null);
  if (missing.length === 0) return null;
  return (
    <Box sx={{ mb: 3, display: 'grid', gap: 1 }}>
      {missing.map((name) => (
        <Notice key={name} severity="info">
          {t(`missing.${name}`)}{' '}
          <MuiLink component={Link} to={`/profile?step=${ASKED_IN[name]}`}>
            {t('missing.link')}
          </MuiLink>
        </Notice>
      ))}
    </Box>
  );
}
