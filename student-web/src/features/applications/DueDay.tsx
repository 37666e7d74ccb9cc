import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { daysLeft, formatDay } from '../../lib/dates.ts';
import { useNow } from '../../../../web/use-now.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';

/** The day the resume is due, and how long that is. A day ends at midnight in Tokyo. */
export function DueDay({ day }: { day: string }) {
  const { t } = useTranslation('applications');
  const language = useScreenLanguage();
  const left = daysLeft(day, useNow());
  const isUrgent = left <= 2;
  const distance = left < 0 ? t('due.over') : left === 0 ? t('due.today') : t('due.left', { count: left });
  return (
    <Typography component="p" sx={{ fontWeight: 600, color: isUrgent ? 'error.dark' : 'text.primary' }}>
      {t('due.day', { day: formatDay(day, language), distance })}
    </Typography>
  );
}
