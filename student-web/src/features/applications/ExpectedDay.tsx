import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { situationOf, turnIn } from '../../../../domain/application-situation.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import type { Application } from '../../lib/api-types.ts';
import { formatDay } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { useNow } from '../../../../web/use-now.ts';
import { usePublicHolidays } from '../../lib/use-public-holidays.ts';
import { expectedBy } from './expected.ts';

/** By when whoever is next usually acts, so that silence has an end; when that is over, what to do then. */
export function ExpectedDay({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const language = useScreenLanguage();
  const now = useNow();
  const isPublicHoliday = usePublicHolidays();
  const expected = isPublicHoliday && expectedBy(application, now, isPublicHoliday);
  if (!expected) return null;
  const isOver = expected.day < tokyoDay(now);
  const isOwn = turnIn(situationOf(application, now)) === 'student';
  const day = formatDay(expected.day, language);
  return (
    <Typography sx={{ fontWeight: 600 }}>
      {!isOver
        ? t(`expected.${expected.what}`, { day })
        : isOwn
          ? t('expected.soon')
          : t('expected.late', { day })}
    </Typography>
  );
}
