import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFurigana } from '../../components/LangText.tsx';
import { Part } from '../../components/Sections.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { CurrentUser } from '../../lib/current-user.ts';
import { Deferred } from '../../lib/deferred-component.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { withRedirect } from '../../lib/redirect.ts';
import { fitChecklist } from './fit-checklist.ts';
import { Must } from './Must.tsx';
import { isGrouped, requirementGroups } from './requirement-groups.ts';
import { RequirementGroups, RequirementList } from './RequirementList.tsx';
import { askedLines } from './requirement-words.ts';
import type { AskedLine, Wording } from './requirement-words.ts';
import type { SectionProps } from './section-props.ts';

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
  const asked = (
    <Part id="eligibility" title={t('eligibility.titleForVisitor')}>
      <Asked recruitment={recruitment} words={words} />
      <Invitation recruitmentId={recruitment.id} user={user} />
    </Part>
  );
  return eligibility ? <Deferred part={fitChecklist} props={{ eligibility, words }} before={asked} /> : asked;
}

/** Requirements that are seen at once. */
const SHOWN = 4;

/** Without a profile: what is asked. */
function Asked({ recruitment, words }: Pick<Props, 'recruitment'> & { words: Wording }) {
  const read = useFurigana();
  const lines = askedLines(recruitment, words);
  if (lines.length === 0) return <Typography>{words.t('eligibility.nothingAsked')}</Typography>;
  const line = ({ text, is_must }: AskedLine) => (
    <Box sx={{ minWidth: 0 }}>
      {read(text)} <Must is={is_must} />
    </Box>
  );
  const rest = lines.slice(SHOWN);
  const first = <RequirementList rows={lines.slice(0, SHOWN)}>{line}</RequirementList>;
  if (rest.length === 0) return first;
  return (
    <>
      {first}
      <Box
        component="details"
        sx={{ '& > summary': { cursor: 'pointer', py: 1, fontWeight: 600, color: 'secondary.main' } }}
      >
        <summary>{words.t('eligibility.more', { count: rest.length })}</summary>
        <Rest rows={rest} recruitment={recruitment} words={words}>
          {line}
        </Rest>
      </Box>
    </>
  );
}

interface RestProps extends Pick<Props, 'recruitment'> {
  rows: AskedLine[];
  words: Wording;
  children(line: AskedLine): ReactNode;
}

/** What is folded away, of a job that asks for much in groups. */
function Rest({ rows, recruitment, words, children: line }: RestProps) {
  if (!isGrouped(rows.length, rows.length + SHOWN))
    return <RequirementList rows={rows}>{line}</RequirementList>;
  const inGroups = askedLines(recruitment, { ...words, isInGroup: true }).slice(SHOWN);
  return <RequirementGroups groups={requirementGroups(inGroups, words)}>{line}</RequirementGroups>;
}

/** The way to compare. */
function Invitation({ recruitmentId, user }: { recruitmentId: number; user: CurrentUser }) {
  const { t } = useTranslation('recruitments');
  if (user.status !== 'visitor' && user.status !== 'account') return null;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ flex: '1 1 240px' }}>
        {user.status === 'visitor' ? t('eligibility.invitation') : t('eligibility.finishProfile')}
      </Typography>
      <Button
        component={Link}
        to={withRedirect('/sign_up', `/recruitments/${recruitmentId}`)}
        variant="outlined"
      >
        {t('eligibility.invitationButton')}
      </Button>
    </Box>
  );
}
