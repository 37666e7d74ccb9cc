import EditIcon from '../../../../../web/icons/EditOutlined.tsx';
import VisibilityIcon from '../../../../../web/icons/VisibilityOutlined.tsx';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useWording } from '../../../i18n/use-wording.ts';
import type { Colleague } from '../../../lib/use-presence.ts';
import type { TextKey } from './correction.ts';
import { useDesk } from './desk-context.ts';
import { useTextTitle } from './resume-texts.ts';

const LOOK = {
  bgcolor: 'warning.light',
  color: 'warning.dark',
  height: 'auto',
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
};

/** Colleagues who have this application open now, and the text they are in. */
export function WhoElse() {
  const { t, pick } = useWording();
  const titleOf = useTextTitle();
  const { others } = useDesk().presence;
  const wordsOf = ({ names, place }: Colleague) => {
    const title = place && titleOf(place as TextKey);
    return title
      ? t('correcting.presence.writes', { name: pick(names), title })
      : t('correcting.presence.here', { name: pick(names) });
  };
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      useFlexGap
      aria-label={t('correcting.presence.label')}
      aria-live="polite"
      sx={{ listStyle: 'none', p: 0, m: 0, flexWrap: 'wrap', '&:empty': { display: 'none' } }}
    >
      {others.map((one) => (
        <li key={one.hf_member_id}>
          <Chip
            size="small"
            icon={one.place ? <EditIcon /> : <VisibilityIcon />}
            label={wordsOf(one)}
            title={wordsOf(one)}
            // In one row with what else stands there: a second would move the page.
            sx={{ bgcolor: LOOK.bgcolor, color: LOOK.color, maxWidth: 260 }}
          />
        </li>
      ))}
    </Stack>
  );
}

/** A colleague is in this very text. */
export function WritesHere({ textKey }: { textKey: TextKey }) {
  const { t, pick } = useWording();
  const { others } = useDesk().presence;
  return others
    .filter(({ place }) => place === textKey)
    .map(({ hf_member_id, names }) => (
      <Chip
        key={hf_member_id}
        size="small"
        icon={<EditIcon />}
        label={t('correcting.presence.writes_here', { name: pick(names) })}
        sx={LOOK}
      />
    ));
}
