import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { tokyoDay } from '../../../../server/domain/tokyo-time.ts';
import type { Application } from '../../lib/api-types.ts';
import { formatDay } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { useNow } from '../../lib/use-now.ts';
import { expectedBy } from './expected.ts';
import { whoIsNext } from './timeline.ts';

/** By when somebody else usually acts, so that silence has an end; when that is over, what to do then. */
export function ExpectedDay({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const language = useScreenLanguage();
  const today = tokyoDay(useNow());
  const expected = expectedBy(application);
  const who = whoIsNext(application.state);
  if (!expected || expected.isSet || (who !== 'mentor' && who !== 'company')) return null;
  const day = formatDay(expected.day, language);
  return (
    <Typography sx={{ fontWeight: 600 }}>
      {expected.day >= today ? t(`expected.${who}`, { day }) : t('expected.late', { day })}
    </Typography>
  );
}
