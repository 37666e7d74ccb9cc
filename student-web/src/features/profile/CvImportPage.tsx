import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { BackLink } from '../../components/BackLink.tsx';
import { DocumentButton, useDocumentUpload } from '../../components/DocumentUpload.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Loading } from '../../components/states.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Student } from '../../lib/api-types.ts';
import { useStudent } from '../../lib/current-user.ts';
import { useMasterData } from '../../lib/master-data.ts';
import { CV_SETS } from './cv/facts.ts';
import { SuggestionCard } from './cv/SuggestionCard.tsx';
import { useCv, type CvAnswer } from './cv/use-cv.ts';
import { MasterDataGate } from './MasterDataGate.tsx';

/** A CV is read, and each thing it says is accepted into the profile or left. */
export function CvImportPage() {
  const { t } = useTranslation('cv_import');
  const own = useStudent();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const back = typeof state?.from === 'string' ? state.from : '/profile';
  if (!own) return <Loading />;
  return (
    <Page title={t('title')} lead={t('lead')} above={<BackLink to={back}>{t('back')}</BackLink>}>
      <Reading own={own} back={back} />
    </Page>
  );
}
export { CvImportPage as Component };

function Reading({ own, back }: { own: Student; back: string }) {
  const { t } = useTranslation('cv_import');
  const { kept, read, decide } = useCv(own);
  const master = useMasterData(CV_SETS);
  const open = kept ? kept.answer.suggestions.filter(({ key }) => !kept.decisions[key]).length : 0;
  const hasSuggestions = kept !== null && kept.answer.suggestions.length > 0;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Choose read={read} isFirst={kept === null} />
      {kept && !read.isPending && (
        <>
          <Typography variant="h2" aria-live="polite">
            {!hasSuggestions ? t('nothing') : open > 0 ? t('found', { count: open }) : t('done')}
          </Typography>
          <MasterDataGate master={master}>
            {kept.answer.suggestions.map((suggestion) => (
              <SuggestionCard
                key={suggestion.key}
                own={own}
                suggestion={suggestion}
                master={master}
                decision={kept.decisions[suggestion.key]}
                onDecide={(decision) => decide(suggestion.key, decision)}
              />
            ))}
          </MasterDataGate>
          <Beside own={own} answer={kept.answer} />
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            <Button component={Link} to={back} variant={open > 0 ? 'outlined' : 'contained'}>
              {t('toProfile')}
            </Button>
            <Typography variant="body2" color="textSecondary">
              {t('kept')}
            </Typography>
          </Box>
        </>
      )}
    </Box>
  );
}

interface ChooseProps {
  read: ReturnType<typeof useCv>['read'];
  isFirst: boolean;
}

function Choose({ read, isFirst }: ChooseProps) {
  const { t } = useTranslation('cv_import');
  const { problem, mayRetry, choose } = useDocumentUpload(read);
  const chosen = read.variables;
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <DocumentButton
        label={t('choose')}
        variant={isFirst ? 'contained' : 'outlined'}
        isPending={read.isPending}
        onChoose={choose}
      >
        {t(isFirst ? 'choose' : 'again')}
      </DocumentButton>
      <Typography variant="body2" color="textSecondary">
        {read.isPending ? t('reading') : t('limits')}
      </Typography>
      {problem && (
        <Notice
          severity="error"
          isUrgent
          action={
            mayRetry && chosen ? (
              <Button size="small" onClick={() => read.mutate(chosen)}>
                {t('retry')}
              </Button>
            ) : undefined
          }
        >
          {problem}
        </Notice>
      )}
    </Card>
  );
}

/** What a CV says that is no suggestion: an address to write to, and rows that nobody could make out. */
function Beside({ own, answer: { email, unclear } }: { own: Student; answer: CvAnswer }) {
  const { t } = useTranslation('cv_import');
  return (
    <>
      {email !== null && email.toLowerCase() !== own.email.toLowerCase() && (
        <Notice severity="info">{t('email', { email, own: own.email })}</Notice>
      )}
      {unclear.length > 0 && (
        <Card component="section" aria-labelledby="cv-unclear" sx={{ p: 2 }}>
          <Typography variant="h3" component="h2" id="cv-unclear">
            {t('unclear')}
          </Typography>
          <Typography color="textSecondary">{t('unclearText')}</Typography>
          <Box component="ul" sx={{ mb: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {unclear.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Card>
      )}
    </>
  );
}
