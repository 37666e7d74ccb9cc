import Alert from '@mui/material/Alert';
import { Hint } from '../../components/Hint.tsx';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { useFormContextValue } from '../../components/form/form-context.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatDay, formatTime } from '../../lib/short-dates.ts';
import type { Recruitment } from './fields.ts';
import { Gaps } from './Gaps.tsx';
import { useGaps, useOpenSections } from './open-sections.tsx';
import { PublicNotice, PublicVersions, RevisionNotice } from './Revisions.tsx';
import { ReleaseActions } from './ReleaseActions.tsx';

/** How far it has come, what is missing, and what may be done. */
export function ReleasePanel() {
  const { t, pick, locale } = useWording();
  const { recordForm } = useFormContextValue();
  const row = recordForm.base as unknown as Recruitment;
  const gaps = useGaps();
  const { goToField } = useOpenSections();
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
      <Gaps gaps={gaps} goToField={goToField} />
      {row.state === 'released' && row.can.edit && <PublicNotice row={row} />}
      {row.revision_of && <RevisionNotice row={row} of={row.revision_of} />}
      <ReleaseActions row={row} isUnsaved={recordForm.state !== 'clean' && recordForm.state !== 'saved'} />
      <PublicVersions row={row} />
    </FieldSection>
  );
}
