import CheckOutlined from '../../../../../web/icons/CheckOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FormErrors } from '../../../components/form/FormErrors.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Student } from '../../../lib/api-types.ts';
import { fieldText } from '../../../lib/error-text.ts';
import type { MasterNames } from '../../../lib/master-data.ts';
import { usePageLanguage } from '../../../lib/page-language.ts';
import { ChangedElsewhere } from '../../../lib/save-step.ts';
import { factsNow, isAddition, replacedRows, toldFacts, type Fact } from './facts.ts';
import { useAccept, type Decision, type Suggestion } from './use-cv.ts';

interface Props {
  own: Student;
  suggestion: Suggestion;
  master: MasterNames;
  decision: Decision | undefined;
  onDecide(decision: Decision | null): void;
}

/** One thing that a CV says, beside what the profile has. */
export function SuggestionCard({ own, suggestion, master, decision, onDecide }: Props) {
  const { t } = useTranslation('cv_import');
  const { t: profile } = useTranslation('profile');
  const language = usePageLanguage();
  const save = useAccept(own);
  const accept = useMutation({
    mutationFn: () => save(suggestion),
    onSuccess: () => onDecide('accepted'),
  });
  const words = { master, language, profile, cv: t };
  const title = t(`kind.${suggestion.key.split('.')[0] as 'name'}`);
  const told = toldFacts(suggestion, words);
  const now = factsNow(suggestion, own, words);
  const isLeft = decision === 'left';
  const isNotAdded = isLeft && isAddition(suggestion, own);
  // Several cards have one title: what they say tells them apart.
  const value = isLeft && !isNotAdded ? inShort(now) || t('empty') : inShort(told);
  const name = [title, value].filter(Boolean).join(': ');
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(decision);
  // The buttons give way to what was decided, and would take the keyboard's place with them.
  useEffect(() => {
    if (before.current !== decision) heading.current?.focus();
    before.current = decision;
  }, [decision]);
  if (decision)
    return (
      <Card
        component="section"
        aria-label={name}
        variant="outlined"
        sx={{ px: 2, py: 1, display: 'flex', gap: 1 }}
      >
        {decision === 'accepted' && (
          <CheckOutlined fontSize="small" color="success" aria-hidden sx={{ mt: 0.25 }} />
        )}
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            columnGap: 1,
            flexGrow: 1,
            minWidth: 0,
          }}
        >
          <Typography
            component="h3"
            ref={heading}
            tabIndex={-1}
            sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {isNotAdded ? (
              <>
                {title}: <s>{value}</s>
              </>
            ) : (
              name
            )}
          </Typography>
          <Typography variant="body2" color="textSecondary" component="output" sx={{ flexGrow: 1 }}>
            {t(isNotAdded ? 'notAdded' : decision)}
          </Typography>
          {isLeft && (
            <Button size="small" onClick={() => onDecide(null)}>
              {t('undo')}
            </Button>
          )}
        </Box>
      </Card>
    );
  return (
    <Card component="section" aria-label={name} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <Facts title={t('says')} facts={told} />
        <Facts title={t('now')} facts={now} />
      </Box>
      {replacedRows(suggestion, own).length > 0 && <Typography variant="body2">{t('replaces')}</Typography>}
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {t('source')} <q>{suggestion.line}</q>
      </Typography>
      <FormErrors
        error={accept.error}
        text={accept.error instanceof ChangedElsewhere ? t('changed') : fieldText(accept.error)}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" loading={accept.isPending} onClick={() => accept.mutate()}>
          {t('accept')}
        </Button>
        <Button disabled={accept.isPending} onClick={() => onDecide('left')}>
          {t('leave')}
        </Button>
      </Box>
    </Card>
  );
}

const inShort = (facts: readonly Fact[]) =>
  facts
    .slice(0, 3)
    .map(({ value }) => value)
    .join(', ');

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const { t } = useTranslation('cv_import');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 220, overflowY: 'auto' }}>
        {facts.length === 0 && (
          <Box component="li" sx={{ color: 'text.secondary' }}>
            {t('empty')}
          </Box>
        )}
        {facts.map(({ label, value }, index) => (
          <Box component="li" key={index} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {label && (
              <Box component="span" sx={{ color: 'text.secondary', typography: 'body2', mr: 1 }}>
                {label}
              </Box>
            )}
            {value}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
