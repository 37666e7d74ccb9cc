import CheckCircle from '@mui/icons-material/CheckCircle';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { Section } from '../../components/Sections.tsx';
import type { Recruitment } from '../../lib/api-types.ts';
import type { CurrentUser } from '../../lib/current-user.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { linkTo } from '../../lib/profile-map.ts';
import { withRedirect } from '../../lib/redirect.ts';
import { Must } from './Must.tsx';
import {
  askedLines,
  canTellMore,
  reasonText,
  requirementTitle,
  summaryText,
  worstFirst,
} from './requirement-words.ts';
import type { Wording } from './requirement-words.ts';
import type { SectionProps } from './section-props.ts';

type Eligibility = NonNullable<Recruitment['eligibility']>;
type Result = Eligibility['requirements'][number];

interface Props extends SectionProps {
  user: CurrentUser;
}

/**
 * What is asked, beside the student's profile: a checklist that advises and never keeps anybody from applying.
 * Visitors read the requirements and are invited to compare.
 */
export function EligibilitySection({ recruitment, master, user }: Props) {
  const { t } = useTranslation('recruitments');
  const words: Wording = { t, master, language: useScreenLanguage() };
  const { eligibility } = recruitment;
  return (
    <Section id="eligibility" title={eligibility ? t('eligibility.title') : t('eligibility.titleForVisitor')}>
      {eligibility ? (
        <Verdict eligibility={eligibility} words={words} />
      ) : (
        <Asked recruitment={recruitment} words={words} user={user} />
      )}
    </Section>
  );
}

function Verdict({ eligibility, words }: { eligibility: Eligibility; words: Wording }) {
  const { t } = useTranslation('recruitments');
  const { verdict, requirements } = eligibility;
  if (requirements.length === 0) return <Typography>{t('eligibility.nothingAsked')}</Typography>;
  const musts = requirements.filter(({ is_must }) => is_must);
  const wishes = requirements.filter(({ is_must }) => !is_must);
  const checklist = (rows: readonly Result[]) => (
    <List>
      {worstFirst(rows).map((row) => (
        <Requirement key={`${row.requirement} ${row.subject_id ?? ''}`} row={row} words={words} />
      ))}
    </List>
  );
  return (
    <>
      <Card sx={{ p: { xs: 2, sm: 2.5 }, bgcolor: 'secondary.light', border: 0 }}>
        <Typography variant="h3">{t(`eligibility.verdict.${verdict}`)}</Typography>
        <Typography sx={{ mt: 0.5 }}>{summaryText(eligibility, words)}</Typography>
        <Typography sx={{ mt: 0.5 }}>{t(`eligibility.advice.${verdict}`)}</Typography>
      </Card>
      {musts.length > 0 && checklist(musts)}
      {wishes.length > 0 && (
        <Box
          component="details"
          open={musts.length === 0 || undefined}
          sx={{ '& > summary': { cursor: 'pointer', py: 1, fontWeight: 600, color: 'secondary.main' } }}
        >
          <summary>
            {t('eligibility.wishes', {
              met: wishes.filter(({ status }) => status === 'met').length,
              total: wishes.length,
            })}
          </summary>
          {checklist(wishes)}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('eligibility.noAdvice')}
      </Typography>
    </>
  );
}

function List({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        '& > li': { py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'flex', gap: 1.5 },
      }}
    >
      {children}
    </Box>
  );
}

const ICONS: Record<Result['status'], ReactNode> = {
  met: <CheckCircle sx={{ color: 'primary.dark' }} />,
  near: <TrendingUpOutlined sx={{ color: 'secondary.main' }} />,
  not_met: <RadioButtonUnchecked sx={{ color: 'warning.dark' }} />,
  unknown: <HelpOutlineOutlined sx={{ color: 'text.secondary' }} />,
};

function Requirement({ row, words }: { row: Result; words: Wording }) {
  const { t } = useTranslation('recruitments');
  return (
    <li>
      <Box aria-hidden sx={{ display: 'flex', pt: 0.25 }}>
        {ICONS[row.status]}
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Box sx={{ fontWeight: 600 }}>
          {requirementTitle(row, words)} <Must is={row.is_must} />
        </Box>
        <Typography variant="body2" component="div">
          <strong>{t(`eligibility.status.${row.status}`)}</strong>
          {words.language === 'ja' ? '：' : ': '}
          {reasonText(row, words)}
        </Typography>
        {canTellMore(row) && (
          <MuiLink component={Link} to={`/profile${linkTo(row.field)}`} variant="body2" sx={{ py: 0.5 }}>
            {t(`eligibility.field.${row.field}`)}
          </MuiLink>
        )}
        {row.conditions.length > 0 && <Conditions row={row} />}
        {row.requirement === 'residence_status' && row.status !== 'met' && (
          <Typography variant="body2" color="textSecondary">
            {t('eligibility.askUs')}
          </Typography>
        )}
      </Box>
    </li>
  );
}

/** What the residence status itself asks for, in plain words. */
function Conditions({ row }: { row: Result }) {
  const { t } = useTranslation('recruitments');
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.5, color: 'secondary.main' } }}>
      <Typography component="summary" variant="body2">
        {t('eligibility.conditions')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: '0.875rem', '& li': { mb: 0.5 } }}>
        {row.conditions.map(({ condition, state }) => (
          <li key={condition}>
            {t(`eligibility.condition.${condition}`)} — <em>{t(`eligibility.conditionState.${state}`)}</em>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Without a profile: what is asked, and the way to compare. */
function Asked({
  recruitment,
  words,
  user,
}: {
  recruitment: Recruitment;
  words: Wording;
  user: CurrentUser;
}) {
  const { t } = useTranslation('recruitments');
  const lines = askedLines(recruitment, words);
  const wayBack = withRedirect('/sign_up', `/recruitments/${recruitment.id}`);
  return (
    <>
      {lines.length === 0 && <Typography>{t('eligibility.nothingAsked')}</Typography>}
      {lines.length > 0 && (
        <List>
          {lines.map(({ key, text, is_must }) => (
            <li key={key}>
              <Box sx={{ minWidth: 0 }}>
                {text} <Must is={is_must} />
              </Box>
            </li>
          ))}
        </List>
      )}
      {(user.status === 'visitor' || user.status === 'account') && (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ flex: '1 1 240px' }}>
            {user.status === 'visitor' ? t('eligibility.invitation') : t('eligibility.finishProfile')}
          </Typography>
          <Button component={Link} to={wayBack} variant="outlined">
            {t('eligibility.invitationButton')}
          </Button>
        </Box>
      )}
    </>
  );
}
