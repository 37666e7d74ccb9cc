import WorkOffOutlined from '../../../../web/icons/WorkOffOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { QueryAnswer } from '../../../../server/client/contract.ts';
import { pickText } from '../../../../domain/languages.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { LangText } from '../../components/LangText.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { CARD_SETS, RecruitmentCard } from '../../components/RecruitmentCard.tsx';
import { Failure, Loading, Message, NotFound } from '../../components/states.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { JOBS_PATH } from '../../lib/access.ts';
import { api } from '../../lib/api.ts';
import type { RecruitmentListItem } from '../../lib/api-types.ts';
import { useStudent } from '../../lib/current-user.ts';
import { formatTokyoDate, formatTokyoTime } from '../../lib/dates.ts';
import { useMasterData } from '../../lib/master-data.ts';
import { usePageLanguage, useScreenLanguage } from '../../lib/page-language.ts';
import { studentLevel } from '../../lib/salary.ts';
import { useNow } from '../../../../web/use-now.ts';

type Mail = QueryAnswer<'aggregates__recommend_mail'>;

/** The jobs of a recommend mail as they are now, for the student who got it. */
export function RecommendMailPage() {
  const { t } = useTranslation('recommended');
  const id = Number(useParams()['id']);
  const isNumber = Number.isInteger(id) && id > 0;
  const { data, error, refetch } = useQuery({
    queryKey: ['recommend_mail', id],
    queryFn: () => api.query('aggregates__recommend_mail', { id }),
    enabled: isNumber,
  });
  if (!isNumber) return <NotFound />;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Page
      title={t('title')}
      lead={<Sender mail={data} />}
      above={<BackLink to={JOBS_PATH}>{t('back')}</BackLink>}
      width="lg"
    >
      <Jobs mail={data} />
    </Page>
  );
}
export { RecommendMailPage as Component };

function Sender({ mail }: { mail: Mail }) {
  const { t } = useTranslation('recommended');
  const language = useScreenLanguage();
  const page = usePageLanguage();
  if (!mail.sent_recommend_at) return null;
  const day = formatTokyoDate(mail.sent_recommend_at, language);
  const name = pickText(mail.hf_member?.names, page)?.text;
  return name ? t('from', { name, day }) : t('fromUs', { day });
}

function Jobs({ mail }: { mail: Mail }) {
  const { t } = useTranslation('recommended');
  const own = useStudent();
  const master = useMasterData(CARD_SETS);
  const { recruitments, recruitment_ids, active_remind_recruitments: again } = mail;
  const told = new Set([...recruitment_ids, ...again.map(({ recruitment_id }) => recruitment_id)]);
  const gone = told.size - recruitments.length;
  if (recruitments.length === 0)
    return (
      <Message
        icon={<WorkOffOutlined />}
        title={t('noneTitle')}
        action={
          <Button variant="contained" component={Link} to={JOBS_PATH}>
            {t('toJobs')}
          </Button>
        }
      >
        {t('noneText')}
      </Message>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PlannedTalk mail={mail} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}>
        {recruitments.map((row) => (
          <Box key={row.id} sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
            <RecruitmentCard recruitment={row} master={master} level={studentLevel(own)} />
            <WhyAgain mail={mail} recruitment={row} />
          </Box>
        ))}
      </Box>
      {gone > 0 && <Notice severity="info">{t('gone', { count: gone })}</Notice>}
    </Box>
  );
}

function PlannedTalk({ mail }: { mail: Mail }) {
  const { t } = useTranslation('recommended');
  const own = useStudent();
  const language = useScreenLanguage();
  const now = useNow();
  const at = own?.career_meeting_at;
  if (!mail.is_including_meeting_schedule || !at || new Date(at) <= now) return null;
  return <Notice severity="info">{t('talk', { when: formatTokyoTime(at, language) })}</Notice>;
}

/** The reason of staff, in the language they wrote it in. */
function WhyAgain({ mail, recruitment }: { mail: Mail; recruitment: RecruitmentListItem }) {
  const { t } = useTranslation('recommended');
  const told = mail.active_remind_recruitments.find((one) => one.recruitment_id === recruitment.id);
  if (!told || !(told.reason_ja || told.reason_en)) return null;
  const reasons = {
    ...(told.reason_ja && { ja: told.reason_ja }),
    ...(told.reason_en && { en: told.reason_en }),
  };
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 1 }}>
      {t('again')} <LangText map={reasons} />
    </Typography>
  );
}
