import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { itemAt } from '../../../../domain/required.ts';
import { Hint } from '../../components/Hint.tsx';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { useFormContextValue } from '../../components/form/form-context.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatDay, formatTime } from '../../lib/short-dates.ts';
import { formName } from '../../lib/form-errors.ts';
import type { Data } from '../../lib/record-changes.ts';
import { ChangesDialog } from './DifferenceList.tsx';
import { fieldAnchor, type Recruitment } from './fields.ts';
import { goTo } from './FieldSections.tsx';
import { legalSource } from './legal-source.ts';
import { ReleaseActions } from './ReleaseActions.tsx';

/** `title[ja]` → the field's place on the page. */
const anchorOf = (path: string) => fieldAnchor(itemAt(formName(path).split('.'), 0));

/** What the law still asks for, each with the way to its field. */
function Gaps({ gaps }: { gaps: Recruitment['release_gaps'] }) {
  const { t, pick, locale } = useWording();
  if (gaps.length === 0) return <Alert severity="success">{t('recruitments.release.complete')}</Alert>;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 700 }}>
        {t('recruitments.release.missing', { smart_count: gaps.length })}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
        {gaps.map(({ rule, field, source, mend }) => (
          <li key={rule}>
            <Button
              size="small"
              color="inherit"
              onClick={() => goTo(anchorOf(field))}
              sx={{ textAlign: 'left', textDecoration: 'underline', p: 0.25 }}
            >
              {pick(mend)}
            </Button>{' '}
            <Typography component="span" variant="caption">
              {legalSource(source, locale)}
            </Typography>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Before a public ad is saved: that it goes live, and what of it changes. */
function LiveNotice({ base }: { base: Recruitment }) {
  const { t } = useWording();
  const { getValues } = useFormContext<Data>();
  const [after, setAfter] = useState<Data | null>(null);
  return (
    <>
      <Alert
        severity="info"
        action={
          <Button size="small" onClick={() => setAfter(structuredClone(getValues()))}>
            {t('recruitments.release.show_changes')}
          </Button>
        }
      >
        {t('recruitments.release.live')}
      </Alert>
      {after && <ChangesDialog before={base} after={after} onClose={() => setAfter(null)} />}
    </>
  );
}

/** How far it has come, what is missing, and what may be done. */
export function ReleasePanel() {
  const { t, pick, locale } = useWording();
  const { recordForm, isReadOnly } = useFormContextValue();
  const row = recordForm.base as unknown as Recruitment;
  const facts = [
    row.as_of_on && t('recruitments.release.as_of', { day: formatDay(row.as_of_on, locale) }),
    row.review_requested_at &&
      t('recruitments.release.requested_by', {
        name: pick(row.review_requested_by),
        time: formatTime(row.review_requested_at, locale),
      }),
    t('recruitments.release.applications', { smart_count: row.application_count }),
  ].filter(Boolean);
  return (
    <FieldSection title={t('recruitments.release.heading')}>
      <Hint>{facts.join(' · ')}</Hint>
      {row.needs_reconfirmation && <Alert severity="warning">{t('recruitments.release.due')}</Alert>}
      <Gaps gaps={row.release_gaps} />
      {row.state === 'released' && !isReadOnly && <LiveNotice base={row} />}
      <ReleaseActions row={row} isUnsaved={recordForm.state !== 'clean' && recordForm.state !== 'saved'} />
    </FieldSection>
  );
}
