import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CALENDARS } from '../../../../domain/japanese-calendar.ts';
import { tokyoDay, tokyoDayAfter } from '../../../../domain/tokyo-time.ts';
import { isInOrder, isRealDate } from '../../../../domain/validation.ts';
import { useNow } from '../../../../web/use-now.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { RadioChoice } from '../../components/RadioChoice.tsx';
import { PdfCard } from '../../components/resume/PdfCard.tsx';
import { Loading } from '../../components/states.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { api } from '../../lib/api.ts';
import { useStudent } from '../../lib/current-user.ts';
import { useAddressChoices } from '../../lib/use-address-choices.ts';

const DAYS_AT_FIRST = -180;

/** What the report is to tell of, kept in the page's address: half a year unless told. */
function useChoices() {
  const [parameters, choose] = useAddressChoices<'from' | 'until' | 'calendar'>();
  const now = useNow();
  const choices = {
    from: parameters.get('from') ?? tokyoDayAfter(now, DAYS_AT_FIRST),
    until: parameters.get('until') ?? tokyoDay(now),
    calendar: CALENDARS.find((one) => one === parameters.get('calendar')) ?? 'western',
  };
  return { choices, choose };
}

/** The report of a job search (就職活動報告書) that schools ask for. */
export function ActivityReportPage() {
  const { t } = useTranslation('resume');
  const own = useStudent();
  const { choices, choose } = useChoices();
  if (!own) return <Loading />;
  const { from, until, calendar } = choices;
  const isPeriod = isRealDate(from) && isRealDate(until) && isInOrder(from, until);
  const source = {
    key: ['activity report pdf', own.id, own.version, from, until, calendar],
    read: () => api.query('user__get_activity_report_pdf', choices),
  };
  return (
    <Page
      title={t('activity.title')}
      lead={t('activity.lead')}
      above={<BackLink to="/applications">{t('activity.back')}</BackLink>}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Card
          component="section"
          aria-labelledby="period-title"
          sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}
        >
          <Typography variant="h3" component="h2" id="period-title">
            {t('activity.period')}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
            {(['from', 'until'] as const).map((name) => (
              <TextField
                key={name}
                type="date"
                label={t(`activity.${name}`)}
                value={choices[name]}
                onChange={(event) => choose(name, event.target.value)}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            ))}
          </Box>
          <RadioChoice
            name="calendar"
            label={t('activity.calendar')}
            value={calendar}
            options={CALENDARS.map((value) => ({ value, label: t(`activity.years.${value}`) }))}
            isRow
            onChoose={(value) => choose('calendar', value)}
          />
        </Card>
        {isPeriod ? (
          <PdfCard source={source} isOpenAtFirst />
        ) : (
          <Notice severity="error" isUrgent>
            {t('activity.wrong')}
          </Notice>
        )}
      </Box>
    </Page>
  );
}
export { ActivityReportPage as Component };
