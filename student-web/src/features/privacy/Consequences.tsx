import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ERASED_WITHIN_HOURS, LEDGER_YEARS } from '../../../../domain/account-deletion.ts';
import type { ApplicationState } from '../../../../domain/application-state.ts';
import { END_STATES } from '../../../../domain/application-state.ts';
import { LangText } from '../../components/LangText.tsx';
import { Items, Section } from '../../components/Sections.tsx';
import type { ApplicationListItem } from '../../lib/api-types.ts';

/** From here on the company has the resume, and is told of a withdrawal. */
const WITH_COMPANY: readonly ApplicationState[] = [
  'sent_to_company',
  'resume_passed',
  'interviewing',
  'passed',
];

/** What deleting the account does, told of this very student. */
export function Consequences({ applications }: { applications: readonly ApplicationListItem[] }) {
  const { t } = useTranslation('privacy');
  const live = applications.filter(({ state }) => !END_STATES.includes(state));
  return (
    <>
      <Section id="now" title={t('remove.now')}>
        <Items
          items={[
            live.length === 0 ? t('remove.nowNone') : <Withdrawn key="withdrawn" applications={live} />,
            t('remove.nowLogIn'),
            t('remove.nowEvents'),
            t('remove.nowMails'),
          ]}
        />
      </Section>
      <Section id="day" title={t('remove.day', { hours: ERASED_WITHIN_HOURS })}>
        <Typography>{t('remove.dayText')}</Typography>
      </Section>
      <Section id="kept" title={t('remove.kept')}>
        <Typography>
          {applications.length === 0
            ? t('remove.keptNothing')
            : t('remove.keptText', { years: LEDGER_YEARS })}
        </Typography>
      </Section>
      <Section id="not-ours" title={t('remove.notOurs')}>
        <Typography>{t('remove.notOursText')}</Typography>
      </Section>
    </>
  );
}

function Withdrawn({ applications }: { applications: readonly ApplicationListItem[] }) {
  const { t } = useTranslation('privacy');
  return (
    <>
      {t('remove.nowApplications', { count: applications.length })}
      <Items
        items={applications.map(({ id, recruitment, state }) => (
          <Box component="span" key={id}>
            <LangText map={recruitment.company.official_name} unlabelled /> ·{' '}
            <LangText map={recruitment.title} unlabelled />
            {WITH_COMPANY.includes(state) && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                {t('remove.companyTold')}
              </Box>
            )}
          </Box>
        ))}
      />
    </>
  );
}
